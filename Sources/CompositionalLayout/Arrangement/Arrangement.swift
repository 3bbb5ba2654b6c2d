internal import Geometry

/// A data item, or a group with attached elements, in a section's content.
struct ArrangedItem: Sendable {
  /// The number of the data item; of a group, of its first.
  var item: Int
  /// Where it lies, from the start of the section's content.
  var rect: Rect
  var zIndex: Int
  var attached: [SupplementaryItem]
  /// Whether this is a group, which is not shown itself.
  var isGroup: Bool
}

/// How much a query looked at; what tests of complexity count instead of time.
struct QueryWork: Hashable, Sendable {
  var sections = 0
  var groups = 0
  var items = 0
}

/// What measuring needs besides the arrangement itself.
struct MeasuringContext {
  let measurer: any Measurer
  let section: Int
}

/// The items of a section along one axis, from zero; the content's insets are not part of it.
protocol Arrangement: Sendable {
  /// The direction in which groups repeat.
  var axis: Axis { get }
  /// Cells from the first to the end of the last group.
  var extent: Int { get }
  /// Cells across the axis.
  var crossExtent: Int { get }
  /// How many groups, or items where there are no groups, follow each other.
  var groupCount: Int { get }
  /// How far elements reach out of their groups along the axis, at most.
  var overhang: Int { get }
  /// Whether any item is measured.
  var needsMeasuring: Bool { get }
  /// What could not be done as asked.
  var causes: Set<Diagnostic.Cause> { get }

  /// The cells of a group along the axis.
  func span(ofGroup group: Int) -> Range<Int>
  /// The last group that starts at or before a position, or 0.
  func group(at position: Int) -> Int
  /// The group that an item lies in.
  func group(ofItem item: Int) -> Int
  /// Where an item, and with it the group that starts with it, lies; empty when it does not exist.
  func places(ofItem item: Int) -> [ArrangedItem]
  /// Appends what may intersect a range of the axis.
  func collect(_ range: Range<Int>, into items: inout [ArrangedItem], work: inout QueryWork)
  /// Measures what intersects a range; returns by how much what starts there moved.
  mutating func measure(_ range: Range<Int>, context: MeasuringContext) -> Int
  /// The exact slots of the group that an item lies in, solved again with what is measured.
  func solution(ofItem item: Int) -> GroupSolution?
}

/// A group solved again, to explain it: its slots before rounding.
struct GroupSolution: Sendable {
  var group: Int
  var node: Node
  var shift: ExactPoint
}
