import Geometry

/// The rule for the number of columns of an album grid.
public enum GridColumns: Hashable, Sendable {
  /// By width, and with more columns where a tile would be too high or too wide.
  case automatic
  /// By width alone: 2, 3 above 75 columns of the terminal, 4 above 125.
  case seed
  /// A fixed number, lowered while tiles would be too narrow.
  case fixed(Int)

  /// Insets of the grid, left and right, in cells.
  static let inset = 2
  /// Columns of cells between two tiles.
  static let gap = 2
  /// Below this width a terminal shows albums in two lines instead of tiles.
  static let narrowest = 40
  /// No tile is narrower than this, in cells.
  static let minimumTileWidth = 12
  /// No tile is wider than this under `automatic`, in cells.
  static let maximumTileWidth = 40
  /// The most columns any rule gives.
  static let maximumCount = 12
  /// Rows that are not a tile's while the first tile row is reached: title 1, six rows, their
  /// inset 1, header 1, its gap 1, footer 2.
  static let otherRows = 12

  /// The number of columns.
  ///
  /// - Parameters:
  ///   - terminal: Size of the whole terminal in cells.
  ///   - cell: The shape of a cell.
  /// - Returns: 1...12.
  func count(in terminal: Size, _ cell: CellShape = .standard) -> Int {
    switch self {
    case .seed: return Self.seedCount(terminal.width)
    case .automatic: return Self.automaticCount(terminal, cell)
    case .fixed(let wanted):
      var count = min(max(1, wanted), Self.maximumCount)
      while count > 1, Self.tileWidth(terminal.width, count) < Self.minimumTileWidth { count -= 1 }
      return count
    }
  }

  /// Width of a tile when `count` stand in a row, in whole cells.
  static func tileWidth(_ width: Int, _ count: Int) -> Int {
    max(0, width - 2 * inset - gap * (count - 1)) / count
  }

  private static func seedCount(_ width: Int) -> Int { width > 125 ? 4 : width > 75 ? 3 : 2 }

  private static func automaticCount(_ terminal: Size, _ cell: CellShape) -> Int {
    var count = seedCount(terminal.width)
    while tileWidth(terminal.width, count) > maximumTileWidth { count += 1 }
    let room = terminal.height - otherRows
    let fitting = (count...max(count, maximumCount)).first { candidate in
      let width = tileWidth(terminal.width, candidate)
      return width >= minimumTileWidth && AlbumTile.height(width: width, cell) <= room
    }
    return fitting ?? count
  }
}
