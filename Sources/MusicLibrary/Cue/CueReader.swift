/// Reads cue sheets, forgiving what programs and people get wrong in them.
///
/// A track without any index is left out, the others stay. Keywords count in any case. A track's
/// file is the one its sound starts in, which is not the one its gap is in where a program wrote
/// the gaps at the ends of files.
struct CueReader {
  /// A track while it is being read.
  private struct Draft {
    var track: CueSheet.Track
    var isAudio: Bool
    /// Whether INDEX 01 was there; INDEX 00 alone stands in for it.
    var hasStart = false
    var hasIndex = false
  }

  /// Tracks beyond are no album's.
  private static let mostTracks = 999

  private var sheet = CueSheet()
  private var drafts: [Draft] = []
  private var file = ""
  private var literal: [UInt8]?
  /// Whether lines speak of the last track rather than of the whole sheet or a file.
  private var isInTrack = false

  static func read(_ lines: [PlaylistText.Line]) -> CueSheet {
    var reader = CueReader()
    for line in lines {
      reader.take(line)
      if reader.drafts.count > mostTracks { break }
    }
    return reader.finished()
  }

  private mutating func take(_ line: PlaylistText.Line) {
    var (keyword, rest) = Self.cut(PlaylistReader.trimmed(line.text)[...])
    if keyword == "rem" { (keyword, rest) = Self.cut(rest) }
    let value = Self.unquoted(rest)
    switch keyword {
    case "file": openFile(rest, line.literal)
    case "track": openTrack(rest)
    case "index": takeIndex(rest)
    case "title": set(\.title, \.title, value)
    case "performer": set(\.artist, \.artist, value)
    case "songwriter", "composer": set(\.composer, \.composer, value)
    case "date": set(\.date, \.date, value)
    case "genre": if sheet.genre.isEmpty { sheet.genre = value }
    case "discnumber", "disc":
      let position = TagNumber(value)
      sheet.disc = position.number ?? sheet.disc
      sheet.discTotal = position.total ?? sheet.discTotal
    case "totaldiscs": sheet.discTotal = TagNumber(value).number ?? sheet.discTotal
    case let name where name.hasPrefix("replaygain_"): takeGain(name, value)
    default: break
    }
  }

  private mutating func takeGain(_ name: String, _ value: String) {
    switch name {
    case "replaygain_album_gain": sheet.gain.album = ReplayGain.gain(value)
    case "replaygain_album_peak": sheet.gain.albumPeak = ReplayGain.peak(value)
    case "replaygain_track_gain" where isInTrack:
      drafts[drafts.count - 1].track.gain.track = ReplayGain.gain(value)
    case "replaygain_track_peak" where isInTrack:
      drafts[drafts.count - 1].track.gain.trackPeak = ReplayGain.peak(value)
    default: break
    }
  }

  private mutating func set(
    _ ofSheet: WritableKeyPath<CueSheet, String>,
    _ ofTrack: WritableKeyPath<CueSheet.Track, String>, _ value: String
  ) {
    if isInTrack {
      drafts[drafts.count - 1].track[keyPath: ofTrack] = value
    } else if sheet[keyPath: ofSheet].isEmpty {
      sheet[keyPath: ofSheet] = value
    }
  }

  private mutating func openFile(_ rest: Substring, _ bytes: [UInt8]?) {
    isInTrack = false
    if rest.hasPrefix("\"") {
      file = Self.unquoted(rest)
    } else {
      // The last word is the kind of the file, if it is one.
      let words = rest.split(separator: " ")
      let hasKind = words.count > 1 && Self.fileKinds.contains(words[words.count - 1].lowercased())
      file = words.dropLast(hasKind ? 1 : 0).joined(separator: " ")
    }
    let quote = UInt8(ascii: "\"")
    literal = bytes.map { bytes in
      Array(bytes.drop { $0 != quote }.dropFirst().prefix { $0 != quote })
    }
  }

  private static let fileKinds: Set<String> = [
    "wave", "mp3", "aiff", "flac", "binary", "motorola", "ape", "wav",
  ]

  private mutating func openTrack(_ rest: Substring) {
    let (number, kind) = Self.cut(rest)
    isInTrack = true
    let track = CueSheet.Track(
      number: Int(number) ?? drafts.count + 1, file: file, fileLiteral: literal, start: 0)
    drafts.append(Draft(track: track, isAudio: kind.isEmpty || kind.uppercased() == "AUDIO"))
  }

  private mutating func takeIndex(_ rest: Substring) {
    guard let last = drafts.indices.last else { return }
    let (number, time) = Self.cut(rest)
    guard let index = Int(number), let start = Self.milliseconds(time) else { return }
    isInTrack = true
    let isGapHere = drafts[last].hasIndex && drafts[last].track.file == file
    switch index {
    case 0 where !drafts[last].hasStart:
      drafts[last].track.start = start
    case 1:
      if isGapHere { drafts[last].track.gapStart = drafts[last].track.start }
      drafts[last].track.start = start
      drafts[last].hasStart = true
    default: return
    }
    drafts[last].track.file = file
    drafts[last].track.fileLiteral = literal
    drafts[last].hasIndex = true
  }

  private func finished() -> CueSheet {
    var sheet = sheet
    sheet.tracks = drafts.prefix(Self.mostTracks).filter { $0.isAudio && $0.hasIndex }.map(\.track)
    let areCredited = sheet.tracks.contains { !$0.artist.isEmpty }
    if !areCredited, AlbumArtistRule().isVarious(sheet.artist) { splitTitles(of: &sheet) }
    for index in sheet.tracks.indices {
      if sheet.tracks[index].artist.isEmpty { sheet.tracks[index].artist = sheet.artist }
      if sheet.tracks[index].composer.isEmpty { sheet.tracks[index].composer = sheet.composer }
      if sheet.tracks[index].date.isEmpty { sheet.tracks[index].date = sheet.date }
      sheet.tracks[index].gain.album = sheet.gain.album
      sheet.tracks[index].gain.albumPeak = sheet.gain.albumPeak
      let next = sheet.tracks.dropFirst(index + 1).first
      if let next, next.file == sheet.tracks[index].file, next.start > sheet.tracks[index].start {
        sheet.tracks[index].end = next.start
      }
    }
    return sheet
  }

  /// A sheet of various artists without credits has them in the titles: "Artist - Title".
  private func splitTitles(of sheet: inout CueSheet) {
    let parts = sheet.tracks.map { $0.title.firstRange(of: " - ") }
    guard parts.allSatisfy({ $0 != nil }) else { return }
    for (index, range) in parts.enumerated() {
      guard let range else { continue }
      let title = sheet.tracks[index].title
      sheet.tracks[index].artist = String(title[..<range.lowerBound])
      sheet.tracks[index].title = String(title[range.upperBound...])
    }
  }

  // MARK: Words

  /// The first word, in lower case, and what follows it.
  private static func cut(_ text: Substring) -> (word: String, rest: Substring) {
    let word = text.prefix { !$0.isWhitespace }
    return (word.lowercased(), text[word.endIndex...].drop(while: \.isWhitespace))
  }

  /// What stands between quotation marks, up to the last one of the line; all without any.
  private static func unquoted(_ text: Substring) -> String {
    guard text.hasPrefix("\"") else { return PlaylistReader.trimmed(text) }
    let inside = text.dropFirst()
    let end = inside.lastIndex(of: "\"") ?? inside.endIndex
    return PlaylistReader.trimmed(inside[..<end])
  }

  /// Minutes, seconds and frames of a 75th second; an index may have more than 99 minutes.
  private static func milliseconds(_ time: Substring) -> Int? {
    let parts = time.split(separator: ":").map { Int($0) }
    guard parts.count == 3, let minutes = parts[0], let seconds = parts[1], let frames = parts[2],
      (0..<100_000).contains(minutes), (0..<100).contains(seconds), (0..<100).contains(frames)
    else { return nil }
    return (minutes * 60 + seconds) * 1_000 + (frames * 1_000 + 37) / 75
  }
}
