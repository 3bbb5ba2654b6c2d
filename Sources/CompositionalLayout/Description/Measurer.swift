public import Geometry

/// The size an element is offered: a number is given, nil is asked for.
public struct ProposedSize: Hashable, Sendable {
  /// Columns that are already decided, rounded down; nil when they are asked for.
  public var width: Int?
  /// Rows that are already decided, rounded down; nil when they are asked for.
  public var height: Int?
  /// What counts while nothing is measured.
  public var estimate: Size
  /// The number that the described item carries.
  public var tag: Int

  /// Makes a proposal.
  public init(width: Int?, height: Int?, estimate: Size, tag: Int = 0) {
    self.tag = tag
    self.width = width
    self.height = height
    self.estimate = estimate
  }
}

/// Answers how large an element's content is.
public protocol Measurer: Sendable {
  /// Returns the columns and rows an element needs; a decided axis of the answer is ignored.
  ///
  /// The answer must depend on nothing but the element's content and the proposal. Asked only
  /// for elements with an estimated dimension, and only when they come into view.
  func measure(_ element: ElementPath, proposed: ProposedSize) -> Size
}

/// Measures nothing: estimates stay.
public struct EstimateMeasurer: Measurer {
  /// Makes the measurer.
  public init() {}

  /// Returns the estimate.
  public func measure(_ element: ElementPath, proposed: ProposedSize) -> Size { proposed.estimate }
}
