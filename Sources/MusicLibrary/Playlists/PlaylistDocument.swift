/// A playlist as its file has it, before anybody looks whether its entries are there.
public struct PlaylistDocument: Hashable, Sendable {
  /// One entry.
  public struct Entry: Hashable, Sendable {
    /// A path or URL as it was written, in UTF-8.
    public var location: [UInt8]
    /// The bytes of the path in the file, where they are others: a name can be in a legacy charset
    /// on the disk too.
    public var literal: [UInt8]?
    /// The title that is written beside it; may be empty.
    public var title: String
    /// Length in milliseconds; `nil` when not known.
    public var duration: Int?
    /// Where it starts in its file, in milliseconds; `nil` when not said.
    public var start: Int?

    /// Makes an entry from its parts.
    public init(
      location: [UInt8], literal: [UInt8]? = nil, title: String = "", duration: Int? = nil,
      start: Int? = nil
    ) {
      self.location = location
      self.literal = literal
      self.title = title
      self.duration = duration
      self.start = start
    }
  }

  /// The title in the file; may be empty.
  public var name: String
  /// The entries in their order.
  public var entries: [Entry]
  /// Whether it is the description of one stream (HLS) and no list of tracks.
  public var isStream: Bool

  /// Makes a playlist from its parts.
  public init(name: String = "", entries: [Entry] = [], isStream: Bool = false) {
    self.name = name
    self.entries = entries
    self.isStream = isStream
  }
}
