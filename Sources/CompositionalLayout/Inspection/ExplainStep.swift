public import Geometry

/// One level of the answer to the question why an element lies where it does.
public struct ExplainStep: Hashable, Sendable {
  /// Which level of the description the step is about, from the outside in.
  public enum Level: String, Hashable, Sendable {
    /// The space the layout was solved for.
    case container
    /// A section with all that belongs to it.
    case section
    /// Something at the section's edge that takes room from it.
    case boundary
    /// The section without its insets.
    case content
    /// An instance of a group, or a nested group.
    case group
    /// The place of a subitem, before spacing and insets of its own.
    case slot
    /// Where the element lies in the end.
    case element
  }

  /// The part of a property in the result: what consumed how many cells.
  public struct Cause: Hashable, Sendable {
    /// The property, such as `Section.contentInsets.leading`.
    public var property: String
    /// Cells it takes; exact where it is not a whole number.
    public var cells: Fraction

    /// Makes a part.
    public init(_ property: String, _ cells: Fraction) {
      self.property = property
      self.cells = cells
    }
  }

  /// A rectangle before rounding, in content coordinates.
  public struct ExactFrame: Hashable, Sendable {
    /// Columns from the left edge.
    public var x: Fraction
    /// Rows from the top edge.
    public var y: Fraction
    /// Columns.
    public var width: Fraction
    /// Rows.
    public var height: Fraction
  }

  /// The level.
  public var level: Level
  /// What it is: "section 1 of 2", "group 3 of 14".
  public var name: String
  /// The cells it covers, in content coordinates.
  public var rect: Rect
  /// The same before rounding, where that differs.
  public var exact: ExactFrame?
  /// The properties that made the difference to the level before.
  public var causes: [Cause]
}

extension ExplainStep: CustomStringConvertible {
  /// The step as one line of text.
  public var description: String {
    var line = "\(name): x \(rect.minX), y \(rect.minY), \(rect.width)x\(rect.height)"
    if let exact {
      line += " (exactly \(exact.x), \(exact.y), \(exact.width)x\(exact.height))"
    }
    for cause in causes { line += "; \(cause.property) \(cause.cells)" }
    return line
  }
}
