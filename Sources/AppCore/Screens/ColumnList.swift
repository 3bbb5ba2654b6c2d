import Geometry

/// A list whose columns a person may choose, by its name in the configuration.
enum ColumnList: String, Hashable, Sendable, CaseIterable {
  /// Albums that are shown as rows.
  case albums
  /// The tracks of an album.
  case album
  /// All songs.
  case songs
  /// The tracks of a playlist.
  case playlist
  /// The queue.
  case queue

  /// The columns it can have.
  var columns: [TrackColumn] {
    switch self {
    case .albums: [.title, .artist, .year, .rating]
    case .album, .songs, .playlist, .queue: TrackColumn.allCases
    }
  }

  /// The columns that names stand for, none for a list's own; `nil` where that cannot be.
  ///
  /// Every column is there once at most, and the title is, since it shows the focus.
  func columns(named names: [String]) -> [TrackColumn]? {
    let chosen = names.compactMap { name in columns.first { $0.rawValue == name } }
    guard chosen.count == names.count, Set(chosen).count == chosen.count else { return nil }
    return chosen.isEmpty || chosen.contains(.title) ? chosen : nil
  }
}

extension ScreenKind {
  /// The list of tracks it shows, if a person may choose its columns.
  var columnList: ColumnList? {
    switch self {
    case .album: .album
    case .destination(.songs): .songs
    case .playlist: .playlist
    case .queue: .queue
    default: nil
    }
  }
}

extension ScreenContext {
  /// Whether albums in rows are a table: a person chose its columns, and there is room for it.
  var showsAlbumTable: Bool {
    settings.columns(of: .albums) != nil && terminal.width >= GridColumns.narrowest
  }
}
