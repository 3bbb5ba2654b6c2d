/// Tracks that make an album, with what it shows.
struct AlbumGroup: Hashable, Sendable {
  /// What identifies the album among all.
  var key: AlbumKey
  var title: String
  /// Title as tagged for sorting; empty without one.
  var titleSort = ""
  /// Album artist as shown; `nil` for various artists, empty when nothing is known.
  var artist: String?
  /// Artist as tagged for sorting; empty without one.
  var artistSort = ""
  var year: Int?
  /// Identities of the tracks, in the order they were given.
  var tracks: [Int64]
}
