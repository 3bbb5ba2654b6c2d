/// A grid of equal columns and equal rows in which items may cover several of both.
///
/// Items are placed in order, in the first place at or after the previous one where they fit;
/// a dense grid goes back to fill holes. Solving costs one pass over the items.
public struct SpanGrid: Hashable, Sendable {
  /// How many columns and rows an item covers.
  public struct Span: Hashable, Sendable {
    /// Columns; more than there are count as all.
    public var columns: Int
    /// Rows.
    public var rows: Int

    /// Makes a span.
    public init(columns: Int = 1, rows: Int = 1) {
      self.columns = columns
      self.rows = rows
    }
  }

  /// How many columns there are.
  public var columns: Columns
  /// The extent of a row; fractions refer to the section's container, an aspect to one column.
  public var rowHeight: Dimension
  /// Cells between columns.
  public var columnSpacing: Int
  /// Cells between rows.
  public var rowSpacing: Int
  /// The spans of the items, repeated in turn; empty means one by one.
  public var spans: [Span]
  /// Whether later items fill earlier holes.
  public var isDense: Bool
  /// What is described about every item besides its size.
  public var item: Item

  /// Makes a grid.
  public init(
    columns: Columns, rowHeight: Dimension, columnSpacing: Int = 0, rowSpacing: Int = 0,
    spans: [Span] = [], isDense: Bool = false, item: Item = Item(size: .full)
  ) {
    self.columns = columns
    self.rowHeight = rowHeight
    self.columnSpacing = columnSpacing
    self.rowSpacing = rowSpacing
    self.spans = spans
    self.isDense = isDense
    self.item = item
  }
}
