/// A track as a part of its file, with what it says of itself.
///
/// Immutable, and behind a reference, since it is handed on several times and tags have many parts.
final class TrackPart: Sendable {
  /// Its number in the file, from 1; 0 for the track that is the whole file.
  let number: Int
  /// Where it starts in the file, in milliseconds.
  let start: Int
  /// Where it ends in the file, in milliseconds; `nil` for the end of the file.
  let end: Int?
  let tags: FileTags

  /// The track that is a whole file.
  convenience init(whole tags: FileTags) { self.init(number: 0, start: 0, end: nil, tags: tags) }

  private init(number: Int, start: Int, end: Int?, tags: FileTags) {
    self.number = number
    self.start = start
    self.end = end
    self.tags = tags
  }

  /// The tracks a sheet makes of a file.
  ///
  /// A sheet that was made for other sound shows by its starts behind the end of the file: one
  /// such track may be a slip and is left out, but where they are the most, nothing is divided.
  ///
  /// - Parameters:
  ///   - tags: What the file says of itself; it fills in what the sheet does not say.
  ///   - sheet: A sheet all of whose tracks are in the file.
  ///   - name: The file's name, which the tracks go by that have no title.
  /// - Returns: At least two parts, or none when the sheet does not fit the file.
  static func parts(of tags: FileTags, by sheet: CueSheet, name: [UInt8]) -> [TrackPart] {
    let all = sheet.tracks
    let fitting = all.filter { track in tags.duration.map { track.start < $0 } ?? true }
    guard fitting.count > 1, fitting.count * 2 > all.count else { return [] }
    let numbers = fitting.map(\.number)
    let areSound = Set(numbers).count == numbers.count && numbers.allSatisfy { $0 > 0 }
    return fitting.enumerated().map { index, track in
      let number = areSound ? track.number : index + 1
      // The track behind it may be one that was left out.
      let isLast = track.end.map { end in tags.duration.map { end >= $0 } ?? false } ?? true
      let end = isLast ? nil : track.end
      var own = tags
      describe(track, number: number, end: end, of: sheet, in: &own, name: name)
      own.track = TagNumber(String(number), total: String(fitting.count))
      return TrackPart(number: number, start: track.start, end: end, tags: own)
    }
  }

  /// Has the tags of a file say what a track of a sheet says.
  private static func describe(
    _ track: CueSheet.Track, number: Int, end: Int?, of sheet: CueSheet, in tags: inout FileTags,
    name: [UInt8]
  ) {
    let file = tags
    tags.sheet = nil
    describePeople(track, of: sheet, in: &tags)
    tags.title = TextForm.line(track.title)
    if tags.title.isEmpty {
      let title = file.title.isEmpty ? MusicFileName.title(name) : file.title
      tags.title = "\(title) \(number)"
    }
    tags.titleSort = ""
    tags.lyrics = ""
    let album = TextForm.line(sheet.title)
    if !album.isEmpty, album != file.album { (tags.album, tags.albumSort) = (album, "") }
    if !sheet.genre.isEmpty { tags.genres = [TextForm.line(sheet.genre)] }
    tags.disc.number = sheet.disc ?? file.disc.number
    tags.disc.total = sheet.discTotal ?? file.disc.total
    tags.date = TagDate(track.date) ?? file.date
    // A file's own gain is that of all its tracks together.
    tags.gain = track.gain
    tags.gain.album = track.gain.album ?? file.gain.album ?? file.gain.track
    tags.gain.albumPeak = track.gain.albumPeak ?? file.gain.albumPeak ?? file.gain.trackPeak
    tags.duration = (end ?? file.duration).map { max(0, $0 - track.start) }
  }

  private static func describePeople(
    _ track: CueSheet.Track, of sheet: CueSheet, in tags: inout FileTags
  ) {
    let artist = TextForm.line(track.artist)
    if !artist.isEmpty, artist != tags.artist {
      (tags.artist, tags.artistSort) = (artist, "")
      tags.artists = []
    }
    let albumArtist = TextForm.line(sheet.artist)
    if !albumArtist.isEmpty, albumArtist != tags.albumArtist {
      (tags.albumArtist, tags.albumArtistSort) = (albumArtist, "")
      tags.albumArtists = []
    }
    let composer = TextForm.line(track.composer)
    if !composer.isEmpty { tags.composers = [composer] }
  }
}
