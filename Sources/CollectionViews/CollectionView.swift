public import CompositionalLayout
public import DiffableSnapshot
public import Geometry

/// A scrolling collection: a snapshot placed by a layout, with a focused item.
///
/// It joins identity (the snapshot) with place (the layout) and carries what a person would lose
/// between two of them: the focused item, the item at the top edge, every shelf's own sideways
/// offset. It draws nothing; `visibleElements()` says what is to be drawn and where.
///
///     var view = CollectionView(snapshot: snapshot, layout: layout)
///     view.resize(to: Size(width: 80, height: 21))
///     view.move(.down)
///     view.visibleElements()   // about 20 elements, however many items there are
///
/// Lengths are whole cells. Every operation costs O(visible) plus a logarithm of the item count,
/// but for a changed snapshot, in which the focused item is looked up.
public struct CollectionView<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>:
  Sendable
{
  /// What is shown, by identity.
  public private(set) var snapshot: Snapshot<SectionID, ItemID>
  /// Where it is placed.
  public private(set) var layout: Layout
  /// Extent of the viewport.
  public private(set) var size = Size.zero
  /// Rows per column of one terminal cell.
  public private(set) var cellAspect: Fraction
  /// The row of the content that is at the viewport's top edge.
  public internal(set) var scrollOffset = 0
  /// Position of the focused item; `nil` only when there is no item.
  public internal(set) var focusedPath: ItemPath?
  /// The focused item.
  public internal(set) var focusedItem: ItemID?

  /// The selected items, whether they can be seen or not.
  public internal(set) var selectedItems: Set<ItemID> = []

  @usableFromInline var solved: SolvedLayout
  var measurer: any Measurer
  /// Sideways offsets of the shelves, by identity so that they survive a change above.
  var stripOffsets: [SectionID: Int] = [:]
  /// The column that vertical movement aims for, so that a short last row does not lose it.
  var goalColumn: Int?
  /// What keeps its screen row through resizes and changes above; set by every deliberate scroll.
  var anchor: ScrollAnchor<ItemID>?

  /// Makes a collection without extent; the first item, if any, has the focus.
  public init(
    snapshot: Snapshot<SectionID, ItemID>, layout: Layout,
    measurer: any Measurer = EstimateMeasurer(), cellAspect: Fraction = Fraction(1, 2)
  ) {
    self.snapshot = snapshot
    self.layout = layout
    self.measurer = measurer
    self.cellAspect = cellAspect
    solved = Self.solve(snapshot, layout, .zero, measurer, cellAspect)
    focusedPath = firstPath()
    focusedItem = focusedPath.flatMap { snapshot.item(at: $0) }
  }

  /// Height of the whole content.
  public var contentHeight: Int { solved.contentSize.height }

  /// Findings of the layout, one a cause.
  public var diagnostics: [Diagnostic] { solved.diagnostics }

  /// Gives the viewport another extent.
  ///
  /// The focused item stays focused and visible; the item at the top edge keeps its screen row
  /// as far as that allows. Resizing back and forth ends where it began.
  public mutating func resize(to size: Size) {
    guard size != self.size else { return }
    let column = focusedColumn
    self.size = size
    place()
    if focusedColumn != column { goalColumn = nil }
  }

  /// Shows another snapshot, another layout, or both.
  ///
  /// The focus stays on the same item; when that is gone, the item now at its position has it.
  public mutating func update(
    snapshot: Snapshot<SectionID, ItemID>? = nil, layout: Layout? = nil,
    measurer: (any Measurer)? = nil, cellAspect: Fraction? = nil
  ) {
    let column = focusedColumn
    if let snapshot { self.snapshot = snapshot }
    if let layout { self.layout = layout }
    if let measurer { self.measurer = measurer }
    if let cellAspect { self.cellAspect = cellAspect }
    if snapshot != nil {
      carryFocus()
      carrySelection()
    }
    place()
    if focusedColumn != column { goalColumn = nil }
  }

  /// Where the focused item begins; what moved it takes the goal of a walk up and down with it.
  private var focusedColumn: Int? { focusedPath.flatMap { shownRect(of: $0)?.minX } }

  private mutating func place() {
    solved = Self.solve(snapshot, layout, size, measurer, cellAspect)
    guard !size.isEmpty else { return }
    restoreAnchor()
    revealFocus()
  }

  private mutating func carryFocus() {
    if let item = focusedItem, let path = locate(item, near: focusedPath) {
      focusedPath = path
      return
    }
    focusedPath = focusedPath.flatMap(nearestPath) ?? firstPath()
    focusedItem = focusedPath.flatMap { snapshot.item(at: $0) }
  }

  private static func solve(
    _ snapshot: Snapshot<SectionID, ItemID>, _ layout: Layout, _ size: Size,
    _ measurer: any Measurer, _ cellAspect: Fraction
  ) -> SolvedLayout {
    layout.solve(
      in: Environment(container: Container(size: size), cellAspect: cellAspect),
      counts: snapshot.itemCounts,
      measurer: measurer)
  }
}
