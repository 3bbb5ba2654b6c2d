/// What a row shows of an album artist.
public struct ArtistSummary: Hashable, Sendable, Identifiable {
  /// Identity of the artist.
  public var id: ArtistID
  /// The most frequent spelling.
  public var name: String
  /// Whether it stands for the various artists of compilations; its name is not a spelling then.
  public var isVarious: Bool
  /// The letter of its section: the folded first letter of the sort key, `#` for digits and
  /// symbols, the character itself for scripts without letters.
  public var letter: String
  /// Number of albums.
  public var albumCount: Int

  /// Makes a summary from its parts.
  public init(
    id: ArtistID, name: String, letter: String, albumCount: Int, isVarious: Bool = false
  ) {
    self.id = id
    self.name = name
    self.letter = letter
    self.albumCount = albumCount
    self.isVarious = isVarious
  }
}
