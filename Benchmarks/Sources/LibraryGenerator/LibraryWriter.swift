/// Writes a library of any size straight into a database whose tables the program has made.
///
/// Five albums an artist, ten tracks an album, a directory an album; there are no files behind it.
/// One album in a thousand is of a rare genre, one in two thousand of a rare format; one track in a
/// thousand was played.
struct LibraryWriter {
  private let database: Database
  private var words = Words()
  private let artist: Insertion
  private let album: Insertion
  private let folder: Insertion
  private let item: Insertion
  private let track: Insertion

  private static let albumsOfArtist = 5
  private static let tracksOfAlbum = 10
  /// 1 January 2015 in Unix seconds; an album comes in every hour from then on.
  private static let start = 1_420_070_400
  // The numbers of formats that the program stores.
  private static let mpeg = 1
  private static let flac = 2
  private static let opus = 5

  init(_ database: Database) throws(Database.Failure) {
    self.database = database
    artist = try database.insertion(
      into: "artists", ["id", "key", "name", "sort_key", "letter", "is_various", "album_count"])
    album = try database.insertion(
      into: "albums",
      [
        "id", "key", "artist_id", "artist_name", "artist_sort_key", "title", "sort_key", "year",
        "added_at", "track_count",
      ])
    folder = try database.insertion(into: "folders", ["id", "root_id", "path", "family"])
    item = try database.insertion(
      into: "items", ["id", "added_at", "plays", "fingerprint", "description"])
    track = try database.insertion(
      into: "tracks",
      [
        "id", "folder_id", "name", "device", "inode", "size", "modified_at", "album_id", "title",
        "sort_key", "artist", "artists", "album", "album_artist", "composers", "genres", "number",
        "date", "duration", "format", "has_cover",
      ])
  }

  /// Writes so many albums in one transaction.
  mutating func write(albums count: Int) throws(Database.Failure) {
    // All in memory until the end: a file that was half written is worth nothing.
    try database.execute("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF")
    try database.execute("PRAGMA cache_size = -1000000")
    try database.execute("BEGIN; INSERT INTO roots(id, path, scanned_at) VALUES (1, x'2F6D', 1)")
    let artists = max(1, count / Self.albumsOfArtist)
    var names: [String] = []
    for id in 1...artists {
      let name = "\(words.phrase(2)) \(id)"
      names.append(name)
      try artist([
        .number(id), .text(name.lowercased()), .text(name), .bytes(sortKey(name)),
        .text(String(name.prefix(1))), .number(0), .number(count / artists),
      ])
    }
    for id in 1...count { try write(album: id, by: (id - 1) % artists + 1, name: names) }
    // Of new tracks the program itself keeps count, and makes them known to search.
    try database.execute(
      """
      UPDATE totals SET tracks = (SELECT count(*) FROM tracks);
      INSERT INTO search_pending SELECT 0, id FROM tracks;
      COMMIT;
      PRAGMA journal_mode = WAL
      """)
  }

  private mutating func write(
    album id: Int, by artistID: Int, name names: [String]
  ) throws(Database.Failure) {
    let title = words.phrase(3)
    let name = names[artistID - 1]
    let path = Array("/m/\(name)/\(id) \(title)".utf8)
    let addedAt = Self.start + id * 3_600
    let year = 1960 + words.number(below: 65)
    let genre = id % 1_000 == 3 ? "Fado" : id % 5 == 0 ? "Jazz" : "Rock"
    let format = id % 2_000 == 7 ? Self.opus : id % 3 == 0 ? Self.mpeg : Self.flac
    try folder([.number(id), .number(1), .bytes(path), .bytes(path)])
    try album([
      .number(id), .bytes(Array("d".utf8) + path), .number(artistID), .text(name),
      .bytes(sortKey(name)), .text(title), .bytes(sortKey(title)),
      .number(year), .number(addedAt), .number(Self.tracksOfAlbum),
    ])
    for number in 1...Self.tracksOfAlbum {
      let trackID = (id - 1) * Self.tracksOfAlbum + number
      let song = words.phrase(2)
      let plays = trackID % 1_000 == 9 ? trackID / 1_000 % 6 + 1 : 0
      try item([
        .number(trackID), .number(addedAt), .number(plays), .number(trackID), .number(trackID),
      ])
      try track([
        .number(trackID), .number(id), .bytes(Array("\(number).flac".utf8)), .number(1),
        .number(trackID), .number(30_000_000), .number(addedAt), .number(id), .text(song),
        .bytes(sortKey(song)), .text(name), .text(name), .text(title), .text(name), .text(""),
        .text(genre), .number(number), .text(String(year)), .number(180_000 + number * 1_000),
        .number(format), .number(0),
      ])
    }
  }

  /// Any key that orders the names; the program's own rules are finer.
  private func sortKey(_ name: String) -> [UInt8] { Array(name.lowercased().utf8) }
}
