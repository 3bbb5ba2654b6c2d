/// What a change of files may have changed of the albums.
struct TouchedAlbums: Hashable, Sendable {
  /// Directory families in which tracks came, went or changed.
  var families: Set<[UInt8]> = []
  /// MusicBrainz releases of which tracks came, went or changed.
  var releases: Set<String> = []
  /// Albums that lost tracks.
  var albums: Set<Int64> = []

  /// Whether nothing was touched.
  var isEmpty: Bool { families.isEmpty && releases.isEmpty && albums.isEmpty }
}
