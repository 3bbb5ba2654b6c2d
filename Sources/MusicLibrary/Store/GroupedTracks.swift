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
    var disc: Int?
    var number: Int?
    /// `nil` for a track that is still to be written.
    var album: Int64?
  }

  /// In playing order within a directory.
  private(set) var tracks: [GroupingTrack] = []
  private(set) var families: Set<[UInt8]> = []
  /// The families touched that were loaded as a whole, and which of the tracks are theirs.
  private(set) var touchedFamilies: [(family: [UInt8], tracks: Range<Int>)] = []
  /// Of each track.
  private var places: [Place] = []
  /// Where tracks are in the list, by their identities.
  private var positions: [Int64: Int] = [:]
  private let new: [NewTrack]
  /// Positions of new tracks by family.
  private let newOfFamily: [[UInt8]: [Int]]
  /// How many tracks the families have that were loaded whole.
  private(set) var sizes: [[UInt8]: Int] = [:]
  private let waiting: Set<[UInt8]>
  private let concernedFamilies: Set<[UInt8]>
  private var concernedReleases: Set<String>

  private let rules: GroupingRules

  /// Loads all tracks of the families touched, and of all families their releases reach into.
  ///
  /// - Parameters:
  ///   - connection: Reads what the store has.
  ///   - touched: What may have changed.
  ///   - new: Tracks the store does not have yet.
  ///   - waiting: Families of which only the new tracks are of interest.
  ///   - rules: What albums show.
  /// - Throws: What the store throws on reading.
  init(
    _ connection: Connection, _ touched: TouchedAlbums, new: [NewTrack],
    waiting: Set<[UInt8]>, _ rules: GroupingRules
  ) throws(LibraryError) {
    self.rules = rules
    self.new = new
    newOfFamily = Self.byFamily(new)
    self.waiting = waiting
    concernedFamilies = touched.families
    concernedReleases = touched.releases
    for family in touched.families {
      if waiting.contains(family) { takeNew(of: family); continue }
      let start = tracks.count
      try load(family, connection)
      touchedFamilies.append((family, start..<tracks.count))
    }
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
    var albums: Set<Int64> = []
    for (track, place) in zip(tracks, places) {
      guard let album = place.album, !albums.contains(album) else { continue }
      if isConcerned(family: track.family, release: track.releaseID) { albums.insert(album) }
    }
    return albums
  }

  /// Whether all tracks of a group were loaded, so that it may be written.
  func isConcerned(_ group: AlbumGroup) -> Bool {
    switch group.key {
    case .release(let release, _): concernedReleases.contains(release)
    case .title(_, _, let family): concernedFamilies.contains(family)
    case .folder:
      group.tracks.first.flatMap(place).map { concernedFamilies.contains($0.family) } ?? false
    }
  }

  /// Whether a group has tracks of a family that waits, so that there may be more of it.
  func isPart(_ group: AlbumGroup) -> Bool {
    guard !waiting.isEmpty else { return false }
    return group.tracks.contains { place(of: $0).map { waiting.contains($0.family) } ?? false }
  }

  private func isConcerned(family: [UInt8], release: String) -> Bool {
    concernedFamilies.contains(family) || concernedReleases.contains(release)
  }

  /// The album a track is in now.
  func album(of track: Int64) -> Int64? { place(of: track)?.album }

  /// Where a track's file is.
  func place(of track: Int64) -> Place? { positions[track].map { places[$0] } }

  /// When a group came into the library, with its first track or its latest: Unix seconds.
  func addedAt(_ group: AlbumGroup) -> Int64 {
    let dates = group.tracks.compactMap { place(of: $0)?.addedAt }
    return switch rules.albumDate {
    case .firstTrack: dates.min() ?? 0
    case .latestTrack: dates.max() ?? 0
    }
  }

  /// Tracks by family; those of one mostly follow each other, and looking a path up takes long.
  private static func byFamily(_ tracks: [NewTrack]) -> [[UInt8]: [Int]] {
    var families: [[UInt8]: [Int]] = [:]
    var start = 0
    for end in 1..<max(1, tracks.count + 1) {
      let family = tracks[start].place.family
      if end < tracks.count, tracks[end].place.family == family { continue }
      families[family, default: []] += start..<end
      start = end
    }
    return families
  }

  private mutating func load(_ family: [UInt8], _ connection: Connection) throws(LibraryError) {
    families.insert(family)
    var loaded: [(track: GroupingTrack, place: Place)] = []
    try connection.forEachRow(Self.query, [.blob(family)]) { row in
      let folder = row.blob(1)
      loaded.append((track(row, folder, family), Self.place(row, folder, family)))
    }
    let new = newPositions(of: family)
    sizes[family] = loaded.count + new.count
    // Both are in order by themselves.
    var next = new.startIndex
    for (track, place) in loaded {
      while next < new.endIndex, self.new[new[next]].place.precedes(place) {
        take(self.new[new[next]])
        next += 1
      }
      take(track, place)
    }
    for position in new[next...] { take(self.new[position]) }
  }

  private mutating func takeNew(of family: [UInt8]) {
    families.insert(family)
    for position in newPositions(of: family) { take(new[position]) }
  }

  /// The new tracks of a family in playing order.
  private func newPositions(of family: [UInt8]) -> [Int] {
    let new = new
    return (newOfFamily[family] ?? []).sorted { new[$0].place.precedes(new[$1].place) }
  }

  private mutating func take(_ new: NewTrack) { take(new.grouping, new.place) }

  private mutating func take(_ track: GroupingTrack, _ place: Place) {
    positions[track.id] = tracks.count
    tracks.append(track)
    places.append(place)
  }

  private static let query = """
    SELECT tracks.id, folders.path, artist, artists, artist_sort, album, album_sort, album_artist,
      album_artist_sort, compilation, date, original_date, release_id, name, size, modified_at,
      has_cover, added_at, album_id, disc, number, album_artists,
      tagged_album_artists <> ''
    FROM folders JOIN tracks ON tracks.folder_id = folders.id JOIN items ON items.id = tracks.id
    WHERE family = ?
    ORDER BY folders.path, disc IS NULL, disc, number IS NULL, number, name
    """

  private func track(_ row: Row, _ folder: [UInt8], _ family: [UInt8]) -> GroupingTrack {
    let date = TagDate(row.text(10))
    let original = TagDate(row.text(11))
    return GroupingTrack(
      id: row.integer(0), folder: folder, family: family, artist: row.text(2),
      artists: row.lines(3), artistSort: row.text(4), album: row.text(5), albumSort: row.text(6),
      albumArtist: row.text(7), albumArtists: row.lines(21),
      listsAlbumArtists: row.flag(22), albumArtistSort: row.text(8),
      compilation: row.optionalInt(9).map { $0 != 0 },
      year: rules.year(date, original: original), disc: row.optionalInt(19),
      number: row.optionalInt(20), releaseID: row.text(12))
  }

  private static func place(_ row: Row, _ folder: [UInt8], _ family: [UInt8]) -> Place {
    Place(
      folder: folder, family: family, name: row.blob(13), size: row.integer(14),
      modifiedAt: row.integer(15), hasCover: row.flag(16), addedAt: row.integer(17),
      disc: row.optionalInt(19), number: row.optionalInt(20),
      album: row.optionalInt(18).map(Int64.init))
  }
}

extension GroupedTracks.Place {
  /// Whether it comes first in the playing order of a family; the order of the store's query.
  fileprivate func precedes(_ other: Self) -> Bool {
    if folder != other.folder { return folder.lexicographicallyPrecedes(other.folder) }
    if disc != other.disc { return (disc ?? Int.max) < (other.disc ?? Int.max) }
    if number != other.number { return (number ?? Int.max) < (other.number ?? Int.max) }
    return name.lexicographicallyPrecedes(other.name)
  }
}
