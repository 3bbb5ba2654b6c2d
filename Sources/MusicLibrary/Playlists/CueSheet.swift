/// A cue sheet: an album's tracks as parts of one or several files.
public struct CueSheet: Hashable, Sendable {
  /// One track.
  public struct Track: Hashable, Sendable {
    /// Its number as written.
    public var number: Int
    /// The file it is in, as written; may be empty.
    public var file: String
    /// The file's path in the bytes of the sheet, where they are others.
    public var fileLiteral: [UInt8]?
    /// Title; may be empty.
    public var title: String
    /// Artist: its own, else the sheet's; may be empty.
    public var artist: String
    /// Date as written: its own, else the sheet's; may be empty.
    public var date: String
    /// Where it starts in its file, in milliseconds.
    public var start: Int
    /// Where the gap in front of it starts, when it has one in the same file, in milliseconds.
    public var gapStart: Int?
    /// Where the next track of the same file starts, in milliseconds; `nil` for the last one.
    public var end: Int?
  }

  /// Title of the album; may be empty.
  public var title = ""
  /// Artist of the album; may be empty.
  public var artist = ""
  /// Genre; may be empty.
  public var genre = ""
  /// Date as written; may be empty.
  public var date = ""
  /// Disc, from 1; `nil` when not written.
  public var disc: Int?
  /// Number of discs; `nil` when not written.
  public var discTotal: Int?
  /// Sound tracks that have a place in a file, in the order of the sheet.
  public var tracks: [Track] = []

  /// Makes an empty sheet.
  public init() {}

  /// Reads a sheet from a file's content, in any charset.
  public init(_ bytes: [UInt8]) { self = CueReader.read(PlaylistText(bytes).lines) }

  /// Reads a sheet that is embedded in a file's tags.
  public init(embedded text: String) {
    self = CueReader.read(PlaylistText(Array(text.utf8)).lines)
  }

  /// Whether each track is a file of its own: then the files are the tracks already, and the sheet
  /// adds nothing.
  public var isFilePerTrack: Bool {
    Set(tracks.map(\.file)).count == tracks.count
  }
}
