internal import MusicModel

/// An album with the heading it stands under.
struct HeadedAlbum: Hashable, Sendable {
  var id: AlbumID
  var heading: String
}

extension LibraryQueries {
  /// The albums whose files are all on this machine now, in an order, under headings.
  ///
  /// - Complexity: O(albums) by title, O(tracks) by size and format; and O(tracks that are offline).
  func downloads(_ sort: DownloadSort) throws(LibraryError) -> [HeadedAlbum] {
    let albums =
      switch sort.key {
      case .album: try downloadsByTitle()
      case .size: try downloadsBySize()
      case .format: try downloadsByFormat()
      }
    return sort.isReversed ? albums.reversed() : albums
  }

  /// The albums that lack files because a root or a disk is offline, under the path of the root.
  func offlineAlbums() throws(LibraryError) -> [HeadedAlbum] {
    try connection.rows(
      """
      SELECT albums.id, min(roots.path) AS root FROM tracks
      JOIN folders ON folders.id = folder_id JOIN roots ON roots.id = root_id
      JOIN albums ON albums.id = album_id
      WHERE folder_id IN (SELECT id FROM offline_folders)
      GROUP BY albums.id ORDER BY root, albums.sort_key, albums.id
      """
    ) {
      HeadedAlbum(
        id: AlbumID($0.integer(0)), heading: String(decoding: $0.blob(1), as: UTF8.self))
    }
  }

  private func downloadsByTitle() throws(LibraryError) -> [HeadedAlbum] {
    try connection.rows(
      "SELECT id FROM albums WHERE \(Self.isHere) ORDER BY sort_key, id"
    ) { HeadedAlbum(id: AlbumID($0.integer(0)), heading: "") }
  }

  /// A file that a sheet divides into several tracks counts once.
  private func downloadsBySize() throws(LibraryError) -> [HeadedAlbum] {
    try connection.rows(
      """
      SELECT albums.id, sum(files.size) AS bytes
      FROM (SELECT DISTINCT album_id, folder_id, name, size FROM tracks) AS files
      JOIN albums ON albums.id = files.album_id
      WHERE \(Self.isHere) GROUP BY albums.id ORDER BY bytes DESC, albums.sort_key, albums.id
      """
    ) { HeadedAlbum(id: AlbumID($0.integer(0)), heading: Self.sizeHeading(of: $0.integer(1))) }
  }

  private func downloadsByFormat() throws(LibraryError) -> [HeadedAlbum] {
    let albums = try connection.rows(
      """
      SELECT albums.id, group_concat(DISTINCT format) FROM tracks
      JOIN albums ON albums.id = album_id
      WHERE \(Self.isHere) GROUP BY albums.id ORDER BY albums.sort_key, albums.id
      """
    ) { HeadedAlbum(id: AlbumID($0.integer(0)), heading: Self.formatHeading(of: $0.text(1))) }
    // Sorting is not stable by itself, and the order by title has to stay within a format.
    return albums.enumerated()
      .sorted { ($0.element.heading, $0.offset) < ($1.element.heading, $1.offset) }
      .map(\.element)
  }

  /// Whether no file of an album is in a folder that is offline.
  private static let isHere = """
    albums.id NOT IN (
      SELECT album_id FROM tracks WHERE album_id IS NOT NULL
        AND folder_id IN (SELECT id FROM offline_folders))
    """

  /// The same in every language: megabytes as disks are sold.
  private static func sizeHeading(of bytes: Int64) -> String {
    switch bytes {
    case 1_000_000_000...: "> 1 GB"
    case 500_000_000...: "> 500 MB"
    case 100_000_000...: "> 100 MB"
    default: "< 100 MB"
    }
  }

  /// The names of formats, in capitals as they are written, in the order of the alphabet.
  private static func formatHeading(of numbers: String) -> String {
    let names = numbers.split(separator: ",").compactMap { Int($0) }
      .compactMap(AudioFormat.init).map { FormatName.name(of: $0).uppercased() }
    return Set(names).sorted().joined(separator: ", ")
  }
}
