public import DiffableSnapshot

/// What one rendering did, in counts that depend on nothing but the two scenes.
public struct RenderReport: Hashable, Sendable {
  /// Whether everything was drawn, because there was nothing to start from.
  public var isFull: Bool
  /// The indexes of the scene's elements whose drawing code ran, ascending.
  public var drawnElements: [Int]
  /// How often drawing code ran; more than `drawnElements` when the damage of one is in pieces.
  public var drawCount: Int
  /// What was scrolled before.
  public var scrolls: [BandScroll]
  /// Cells that were cleared to be drawn anew.
  public var clearedCells: Int

  /// Makes a report.
  public init(
    isFull: Bool = false, drawnElements: [Int] = [], drawCount: Int = 0,
    scrolls: [BandScroll] = [], clearedCells: Int = 0
  ) {
    self.isFull = isFull
    self.drawnElements = drawnElements
    self.drawCount = drawCount
    self.scrolls = scrolls
    self.clearedCells = clearedCells
  }
}
