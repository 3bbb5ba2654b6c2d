/// A queue as it is kept between two runs of the program.
public struct StoredQueue: Hashable, Sendable {
  /// One entry: a track of the library, or the path of a file.
  public struct Entry: Hashable, Sendable {
    /// The track; `nil` for a file that is not in the library.
    public var track: TrackID?
    /// The absolute path of the file: bytes, since a file name need not be text.
    public var path: [UInt8]
    /// Its place in the order of playing, from 0, where that is not the queue's order.
    public var playOrder: Int?

    /// Makes an entry from its parts.
    public init(track: TrackID?, path: [UInt8] = [], playOrder: Int? = nil) {
      self.track = track
      self.path = path
      self.playOrder = playOrder
    }
  }

  /// The entries in their order.
  public var entries: [Entry]
  /// The position of the current entry; `nil` when there is none.
  public var current: Int?
  /// How far into the current entry, in milliseconds.
  public var elapsed: Int
  /// The player's own words for its modes; kept as they are.
  public var modes: String

  /// Makes a queue from its parts.
  public init(entries: [Entry] = [], current: Int? = nil, elapsed: Int = 0, modes: String = "") {
    self.entries = entries
    self.current = current
    self.elapsed = elapsed
    self.modes = modes
  }
}
