import Geometry
import MusicModel
import Playback

/// All that a screen may read to say what it shows.
struct ScreenContext: Sendable {
  var model: LibraryModel
  var catalogue: Catalogue
  var settings: Settings
  /// The keys as they are bound.
  var keys: KeyMap
  /// The queue and what is heard of it.
  var player: Player
  /// The albums of the tracks of the queue.
  var queueAlbums: [TrackID: AlbumID]
  /// Size of the whole terminal in cells.
  var terminal: Size
  /// The signs of the terminal.
  var signs = Signs.narrow
  /// The shape of a cell.
  var cell = CellShape.standard
}

extension ScreenContext {
  /// How the queue comes to something.
  var queueHint: String {
    catalogue(.queueEmptyHint, keys.shown("play"), keys.shown("add-to-queue"))
  }

  /// Whether albums are shown as tiles on a screen; below the narrowest width they never are.
  func showsTiles(_ mode: AlbumMode) -> Bool {
    mode == .tiles && terminal.width >= GridColumns.narrowest
  }
}

/// How a grid of albums is shown.
enum AlbumMode: String, Hashable, Sendable, CaseIterable {
  case tiles
  case rows
}
