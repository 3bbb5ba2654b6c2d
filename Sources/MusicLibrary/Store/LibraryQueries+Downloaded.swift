internal import MusicModel

/// An album with the heading it stands under.
struct HeadedAlbum: Hashable, Sendable {
  var id: AlbumID
  var heading: String
}

extension LibraryQueries {
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

  /// Albums by the formats of their files, then by title, under the names of the formats.
  func albumsByFormat(
    in part: AlbumPart, isReversed: Bool
  ) throws(LibraryError) -> [HeadedAlbum] {
    let albums = try connection.rows(
      """
      SELECT albums.id, group_concat(DISTINCT format) FROM albums
      LEFT JOIN tracks ON tracks.album_id = albums.id
      \(part.condition) GROUP BY albums.id ORDER BY albums.sort_key, albums.id
      """, part.values
    ) { HeadedAlbum(id: AlbumID($0.integer(0)), heading: Self.formatHeading(of: $0.text(1))) }
    // Sorting is not stable by itself, and the order by title has to stay within a format.
    return albums.enumerated().sorted { left, right in
      if left.element.heading == right.element.heading { return left.offset < right.offset }
      return (left.element.heading < right.element.heading) != isReversed
    }.map(\.element)
  }

  /// The same in every language: megabytes as disks are sold.
  static func sizeHeading(of bytes: Int64) -> String {
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
