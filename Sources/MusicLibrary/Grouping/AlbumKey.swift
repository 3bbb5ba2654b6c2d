/// What makes two tracks belong to one album.
enum AlbumKey: Hashable, Sendable {
  /// The same MusicBrainz release, wherever the files are; of several copies each has its
  /// directory family.
  case release(String, copyIn: [UInt8]?)
  /// The same folded title and album artist within a directory family.
  case title(String, artist: String, family: [UInt8])
  /// The same directory, for tracks without an album title.
  case folder([UInt8])

  /// The bytes the store knows the album by; parts are separated by a zero byte, which neither a
  /// path nor a title holds.
  var bytes: [UInt8] {
    switch self {
    case .release(let id, let family): Array("r\(id)".utf8) + (family.map { [0] + $0 } ?? [])
    case .title(let title, let artist, let family):
      Array("t".utf8) + family + [0] + Array(artist.utf8) + [0] + Array(title.utf8)
    case .folder(let folder): Self.folderMark + folder
    }
  }

  /// How the bytes of albums begin that are a directory of tracks without a title.
  static let folderMark = Array("d".utf8)
}
