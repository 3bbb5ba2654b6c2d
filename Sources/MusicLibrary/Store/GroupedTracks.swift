/// The tracks that a change concerns, as the store has them.
struct GroupedTracks {
  /// A track's place and what album it is in now.
  struct Place: Hashable, Sendable {
    var folder: [UInt8]
    var family: [UInt8]
    var name: [UInt8]
    /// Number of bytes of its file.
    var size: Int64
    /// When its file changed: nanoseconds since 1970.
    var modifiedAt: Int64
    var hasCover: Bool
    /// When it came into the library: Unix seconds.
    var addedAt: Int64
    var album: Int64?
  }

  /// In playing order within a directory.
  private(set) var tracks: [GroupingTrack] = []
  private(set) var families: Set<[UInt8]> = []
  private var places: [Int64: Place] = [:]
  private let concernedFamilies: Set<[UInt8]>
  private var concernedReleases: Set<String>

  /// Loads all tracks of the families touched, and of all families their releases reach into.
  init(_ connection: Connection, _ touched: TouchedAlbums) throws(LibraryError) {
    concernedFamilies = touched.families
    concernedReleases = touched.releases
    for family in touched.families { try load(family, connection) }
    concernedReleases.formUnion(tracks.map(\.releaseID).filter { !$0.isEmpty })
    for release in concernedReleases {
      let reached = try connection.rows(
        """
        SELECT DISTINCT family FROM tracks JOIN folders ON folders.id = folder_id
        WHERE release_id = ?
        """, [.text(release)]
      ) { $0.blob(0) }
      for family in reached where !families.contains(family) { try load(family, connection) }
    }
  }

  /// The albums the tracks are in now.
  var albums: Set<Int64> {
    Set(
      tracks.filter { isConcerned(family: $0.family, release: $0.releaseID) }
        .compactMap { places[$0.id]?.album })
  }

  /// Whether all tracks of a group were loaded, so that it may be written.
  func isConcerned(_ group: AlbumGroup) -> Bool {
    switch group.key {
    case .release(let release): concernedReleases.contains(release)
    case .title(_, _, let family): concernedFamilies.contains(family)
    case .folder:
      group.tracks.first.flatMap { places[$0] }.map { concernedFamilies.contains($0.family) }
        ?? false
    }
  }

  private func isConcerned(family: [UInt8], release: String) -> Bool {
    concernedFamilies.contains(family) || concernedReleases.contains(release)
  }

  /// The album a track is in now.
  func album(of track: Int64) -> Int64? { places[track]?.album }

  /// Where a track's file is.
  func place(of track: Int64) -> Place? { places[track] }

  /// When the first track of a group came into the library: Unix seconds.
  func addedAt(_ group: AlbumGroup) -> Int64 {
    group.tracks.compactMap { places[$0]?.addedAt }.min() ?? 0
  }

  private mutating func load(_ family: [UInt8], _ connection: Connection) throws(LibraryError) {
    families.insert(family)
    var loaded: [(GroupingTrack, Place)] = []
    try connection.forEachRow(Self.query, [.blob(family)]) { row in
      let folder = row.blob(1)
      loaded.append((Self.track(row, folder, family), Self.place(row, folder, family)))
    }
    for (track, place) in loaded {
      tracks.append(track)
      places[track.id] = place
    }
  }

  private static let query = """
    SELECT tracks.id, folders.path, artist, artists, artist_sort, album, album_sort, album_artist,
      album_artist_sort, compilation, date, original_date, release_id, name, size, modified_at,
      has_cover, added_at, album_id
    FROM folders JOIN tracks ON tracks.folder_id = folders.id JOIN items ON items.id = tracks.id
    WHERE family = ?
    ORDER BY folders.path, disc IS NULL, disc, number IS NULL, number, name
    """

  private static func track(_ row: Row, _ folder: [UInt8], _ family: [UInt8]) -> GroupingTrack {
    let artist = row.text(2)
    let artists = row.text(3)
    let date = TagDate(row.text(10)) ?? TagDate(row.text(11))
    return GroupingTrack(
      id: row.integer(0), folder: folder, family: family, artist: artist,
      mainArtist: artists.split(separator: "\n").first.map(String.init) ?? artist,
      artistSort: row.text(4), album: row.text(5), albumSort: row.text(6),
      albumArtist: row.text(7), albumArtistSort: row.text(8),
      compilation: row.optionalInt(9).map { $0 != 0 }, year: date?.year, releaseID: row.text(12))
  }

  private static func place(_ row: Row, _ folder: [UInt8], _ family: [UInt8]) -> Place {
    Place(
      folder: folder, family: family, name: row.blob(13), size: row.integer(14),
      modifiedAt: row.integer(15), hasCover: row.flag(16), addedAt: row.integer(17),
      album: row.optionalInt(18).map(Int64.init))
  }
}
