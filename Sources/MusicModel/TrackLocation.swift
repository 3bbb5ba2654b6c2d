/// Where the sound of a track is: a file, or a part of one.
public struct TrackLocation: Hashable, Sendable {
  /// Absolute path of the file; bytes.
  public var path: [UInt8]
  /// Where the track starts in the file, in milliseconds.
  public var start: Int
  /// Where it ends in the file, in milliseconds; `nil` for the end of the file.
  public var end: Int?
  /// Its number in the file, from 1; 0 for a track that is the whole file.
  public var part: Int
  /// How loud it is, as its tags tell.
  public var loudness: Loudness

  /// Makes a location from its parts.
  public init(
    path: [UInt8], start: Int = 0, end: Int? = nil, part: Int = 0, loudness: Loudness = Loudness()
  ) {
    self.path = path
    self.start = start
    self.end = end
    self.part = part
    self.loudness = loudness
  }

  /// Whether the track is one of several in its file.
  public var isPart: Bool { part > 0 }
}
