/// A cue sheet: an album's tracks as parts of one or several files.
struct CueSheet: Hashable, Sendable {
  /// One track.
  struct Track: Hashable, Sendable {
    /// Its number as written.
    var number: Int
    /// The file it is in, as written; may be empty.
    var file = ""
    /// The file's path in the bytes of the sheet, where they are others.
    var fileLiteral: [UInt8]?
    /// Title; may be empty.
    var title = ""
    /// Artist: its own, else the sheet's; may be empty.
    var artist = ""
    /// Who wrote it: its own, else the sheet's; may be empty.
    var composer = ""
    /// Date as written: its own, else the sheet's; may be empty.
    var date = ""
    /// Where it starts in its file, in milliseconds.
    var start: Int
    /// Where the gap in front of it starts, when it has one in the same file, in milliseconds.
    var gapStart: Int?
    /// Where the next track of the same file starts, in milliseconds; `nil` for the last one.
    var end: Int?
    /// How much louder it is to be played; the sheet's for the album.
    var gain = ReplayGain()
  }

  /// Title of the album; may be empty.
  var title = ""
  /// Artist of the album; may be empty.
  var artist = ""
  /// Who wrote it all; may be empty.
  var composer = ""
  /// Genre; may be empty.
  var genre = ""
  /// Date as written; may be empty.
  var date = ""
  /// Disc, from 1; `nil` when not written.
  var disc: Int?
  /// Number of discs; `nil` when not written.
  var discTotal: Int?
  /// How much louder the album is to be played.
  var gain = ReplayGain()
  /// Sound tracks that have a place in a file, in the order of the sheet.
  var tracks: [Track] = []
}

extension CueSheet {
  /// Reads a sheet from a file's content, in any charset.
  init(_ bytes: [UInt8]) { self = CueReader.read(PlaylistText(bytes).lines) }

  /// Reads a sheet that is embedded in a file's tags.
  init(embedded text: String) {
    self = CueReader.read(PlaylistText(Array(text.utf8)).lines)
  }

  /// Whether each track is a file of its own: then the files are the tracks already, and the sheet
  /// adds nothing.
  var isFilePerTrack: Bool {
    Set(tracks.map(\.file)).count == tracks.count
  }

  /// The files its tracks are in, as written, each once and in their order.
  var files: [(name: String, literal: [UInt8]?)] {
    var seen: Set<String> = []
    return tracks.filter { seen.insert($0.file).inserted }.map { ($0.file, $0.fileLiteral) }
  }

  /// The sheet with the tracks in one of its files only.
  func inside(_ file: String) -> CueSheet {
    var sheet = self
    sheet.tracks = tracks.filter { $0.file == file }
    return sheet
  }

  /// Whether it divides the file all of its tracks are in: one track is the file itself.
  var isDividing: Bool { tracks.count > 1 }
}
