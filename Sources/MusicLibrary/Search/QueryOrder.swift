/// An order of tracks that a query asks for.
public struct QueryOrder: Hashable, Sendable {
  /// What tracks are ordered by; the value is the name in a query.
  public enum Key: String, Hashable, Sendable, CaseIterable {
    case artist, album, title, year, added, plays, rating, played, duration
  }

  /// What decides.
  public var key: Key
  /// Whether the greatest comes first.
  public var isReversed: Bool

  /// Makes an order.
  public init(_ key: Key, isReversed: Bool = false) {
    self.key = key
    self.isReversed = isReversed
  }

  /// Reads an order as it is typed: `added`, or `-added` for the newest first.
  init?(_ text: String) {
    let isReversed = text.hasPrefix("-")
    guard let key = Key(rawValue: isReversed ? String(text.dropFirst()) : text) else { return nil }
    self.init(key, isReversed: isReversed)
  }

  /// What follows ORDER BY for some orders: ties go by artist, album and place in it, so that the
  /// order is the same each time.
  static func sql(_ orders: [QueryOrder]) -> String {
    let columns = orders.map { $0.column + ($0.isReversed ? " DESC" : "") }
    return (columns + [ties]).joined(separator: ", ")
  }

  private var column: String {
    switch key {
    case .artist: "albums.artist_sort_key"
    case .album: "albums.sort_key"
    case .title: "tracks.sort_key"
    case .year: "coalesce(albums.year, 0)"
    case .added: "items.added_at"
    case .plays: "items.plays"
    case .rating: "coalesce(items.rating, 0)"
    case .played: "coalesce(items.last_played_at, 0)"
    case .duration: "coalesce(tracks.duration, 0)"
    }
  }

  private static let ties = """
    albums.artist_sort_key, albums.year, albums.sort_key, albums.id, tracks.disc, tracks.number,
    tracks.sort_key, tracks.id
    """
}
