public import MusicModel

/// Where the sound of an entry is: a file, or a part of one.
public struct AudioSource: Hashable, Sendable {
  /// The absolute path of the file, as bytes.
  public var path: [UInt8]
  /// Milliseconds into the file at which the entry begins.
  public var start: Int
  /// Milliseconds into the file at which the entry ends; nil is the end of the file.
  public var end: Int?
  /// How loud it is, as its tags tell.
  public var loudness: Loudness

  /// Makes a source; a part, such as a cue sheet names, has a start and usually an end.
  public init(
    path: [UInt8], start: Int = 0, end: Int? = nil, loudness: Loudness = Loudness()
  ) {
    self.path = path
    self.start = max(0, start)
    self.end = end
    self.loudness = loudness
  }

  /// Whether the path means a file, whatever its name.
  ///
  /// What does not begin with a slash might be an option, an address or a list to the player.
  var isSafe: Bool { path.first == UInt8(ascii: "/") && !path.contains(0) }
}
