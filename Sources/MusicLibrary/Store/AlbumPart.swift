internal import MusicModel

/// Which albums of the library a list has.
enum AlbumPart: Hashable, Sendable {
  case all
  /// Those of an artist, alone or with others.
  case by(ArtistID)
  /// Those whose files are all on this machine now.
  case here

  /// The condition for rows of `albums`; empty where all are meant.
  var condition: String {
    switch self {
    case .all: ""
    case .by: LibraryQueries.isOfArtist
    case .here:
      """
      WHERE albums.id NOT IN (
        SELECT album_id FROM tracks WHERE album_id IS NOT NULL
          AND folder_id IN (SELECT id FROM offline_folders))
      """
    }
  }

  /// The values of the condition.
  var values: [SQLiteValue] { if case .by(let id) = self { [.integer(id.rawValue)] } else { [] } }
}
