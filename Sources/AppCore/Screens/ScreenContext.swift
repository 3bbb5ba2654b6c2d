import Geometry

/// All that a screen may read to say what it shows.
struct ScreenContext: Sendable {
  var model: LibraryModel
  var catalogue: Catalogue
  var settings: Settings
  /// Size of the whole terminal in cells.
  var terminal: Size
}

extension ScreenContext {
  /// Whether albums are shown as tiles on a screen; below the narrowest width they never are.
  func showsTiles(_ mode: AlbumMode) -> Bool {
    mode == .tiles && terminal.width >= GridColumns.narrowest
  }
}

/// How a grid of albums is shown.
enum AlbumMode: Hashable, Sendable {
  case tiles
  case rows
}
