/// A track as a part of its file, with what it says of itself.
struct TrackPart: Hashable, Sendable {
  /// Its number in the file, from 1; 0 for the track that is the whole file.
  var number = 0
  /// Where it starts in the file, in milliseconds.
  var start = 0
  /// Where it ends in the file, in milliseconds; `nil` for the end of the file.
  var end: Int?
  var tags: FileTags

  /// The track that is a whole file.
  init(whole tags: FileTags) { self.tags = tags }

  /// A track of a sheet.
  private init(_ track: CueSheet.Track, number: Int, tags: FileTags) {
    self.number = number
    self.tags = tags
    start = track.start
    end = track.end
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
      var part = TrackPart(track, number: number, tags: tags)
      // The track behind it may be one that was left out.
      if let end = part.end, let duration = tags.duration, end >= duration { part.end = nil }
      part.describe(track, sheet, name: name, count: fitting.count)
      return part
    }
  }

  private mutating func describe(
    _ track: CueSheet.Track, _ sheet: CueSheet, name: [UInt8], count: Int
  ) {
    let file = tags
    tags.sheet = nil
    describePeople(track, sheet)
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
    tags.track = TagNumber(String(number), total: String(count))
    tags.disc.number = sheet.disc ?? file.disc.number
    tags.disc.total = sheet.discTotal ?? file.disc.total
    tags.date = TagDate(track.date) ?? file.date
    // A file's own gain is that of all its tracks together.
    tags.gain = track.gain
    tags.gain.album = track.gain.album ?? file.gain.album ?? file.gain.track
    tags.gain.albumPeak = track.gain.albumPeak ?? file.gain.albumPeak ?? file.gain.trackPeak
    tags.duration = (end ?? file.duration).map { max(0, $0 - start) }
  }

  private mutating func describePeople(_ track: CueSheet.Track, _ sheet: CueSheet) {
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
