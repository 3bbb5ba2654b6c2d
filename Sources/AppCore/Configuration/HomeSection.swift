import CompositionalLayout
public import MusicModel

/// A section of the Library that a person put together: albums that a query finds, in a layout.
public struct HomeSection: Hashable, Sendable {
  /// How its albums are laid out.
  enum Arrangement: Hashable, Sendable {
    /// Tiles in columns.
    case grid
    /// Lines.
    case rows
    /// A shelf that scrolls sideways.
    case shelf
    /// A layout in the engine's own form; its items are tiles.
    case custom(Section)
  }

  /// What stands above it.
  public var title: String
  /// What finds its albums, in the language of searches; empty is all albums.
  public var query: String
  /// How its albums are laid out.
  var arrangement: Arrangement
  /// The order of its albums.
  var sort: SortKey
  /// How many albums it shows at most; `nil` is all.
  public var limit: Int?

  /// The order of its albums, as the library knows it.
  public var albumSort: AlbumSort { AlbumSort(sort.ofAlbums) }

  init(
    title: String, query: String = "", arrangement: Arrangement = .grid, sort: SortKey = .added,
    limit: Int? = nil
  ) {
    self.title = title
    self.query = query
    self.arrangement = arrangement
    self.sort = sort
    self.limit = limit
  }
}
