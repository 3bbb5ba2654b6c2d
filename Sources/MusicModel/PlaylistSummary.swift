/// What a row shows of a playlist.
public struct PlaylistSummary: Hashable, Sendable, Identifiable {
  /// Where a playlist comes from.
  public enum Kind: Hashable, Sendable {
    /// Made in the program.
    case own
    /// A saved search.
    case smart
    /// A file found beside the music; it can be read, not changed.
    case file
  }

  /// Identity of the playlist.
  public var id: PlaylistID
  /// Its name.
  public var name: String
  /// The letter it stands under: the folded first letter of its name, `#` for digits, `*` for
  /// symbols.
  public var letter: String
  /// Number of entries, missing ones included.
  public var trackCount: Int
  /// Where it comes from.
  public var kind: Kind
  /// Entries whose tracks are not in the library.
  public var missingCount: Int
  /// Length of its tracks in whole seconds, as far as known.
  public var duration: Int

  /// Makes a summary from its parts.
  public init(
    id: PlaylistID, name: String, letter: String = "", trackCount: Int, kind: Kind = .own,
    missingCount: Int = 0, duration: Int = 0
  ) {
    self.id = id
    self.name = name
    self.letter = letter
    self.trackCount = trackCount
    self.kind = kind
    self.missingCount = missingCount
    self.duration = duration
  }

  /// Whether entries can be added, removed and moved.
  public var isEditable: Bool { kind == .own }
}
