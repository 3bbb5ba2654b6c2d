/// Tracks that make an album, with what it shows.
struct AlbumGroup: Hashable, Sendable {
  /// What identifies the album among all.
  var key: AlbumKey
  var title: String
  /// Title as tagged for sorting; empty without one.
  var titleSort = ""
  /// Who it is by.
  var artist: AlbumArtist
  /// Artists of its tracks who are not among those of the album; only where they are wanted.
  var guests: [AlbumArtist.Name] = []
  var year: Int?
  /// Identities of the tracks, in the order they were given.
  var tracks: [Int64]
}
