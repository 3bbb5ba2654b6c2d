/// One extent of an item or group, before it meets its container.
///
/// Fractions refer to the inset size of the direct parent: the section's container without its
/// insets, or a group without its own. A dimension may refer to the other axis; then the cell's
/// aspect corrects it, because cells are about twice as tall as wide.
///
///     LayoutSize(width: .fractionalWidth(1 / 4), height: .fractionalHeight(1))
///     LayoutSize(width: .fill(1).atLeast(20), height: .aspect(16 / 9))
public struct Dimension: Hashable, Sendable {
  /// How an extent is found.
  public enum Rule: Hashable, Sendable {
    /// A number of cells.
    case absolute(Int)
    /// A part of the parent's width.
    case fractionalWidth(Fraction)
    /// A part of the parent's height.
    case fractionalHeight(Fraction)
    /// A number of cells until the element is measured.
    case estimated(Int)
    /// Like estimated, and then as large as the largest such sibling across the group's axis.
    case uniformAcrossSiblings(Int)
    /// A share, by weight, of what the siblings leave free along the group's axis.
    case fill(Int)
    /// The other dimension through a ratio of width to height as the eye sees it.
    case aspect(Fraction)
  }

  /// How the extent is found.
  public var rule: Rule
  /// The least extent in cells, if any.
  public var minimum: Int?
  /// The greatest extent in cells, if any; the minimum wins over it.
  public var maximum: Int?

  /// Makes a dimension without limits.
  public init(_ rule: Rule) { self.rule = rule }

  /// A number of cells.
  public static func absolute(_ cells: Int) -> Dimension { Dimension(.absolute(cells)) }

  /// A part of the parent's width; as a height it is corrected by the cell's aspect.
  public static func fractionalWidth(_ part: Fraction) -> Dimension {
    Dimension(.fractionalWidth(part))
  }

  /// A part of the parent's height; as a width it is corrected by the cell's aspect.
  public static func fractionalHeight(_ part: Fraction) -> Dimension {
    Dimension(.fractionalHeight(part))
  }

  /// A number of cells that counts until the element is measured.
  public static func estimated(_ cells: Int) -> Dimension { Dimension(.estimated(cells)) }

  /// An estimate that, once measured, grows to the largest such sibling across the group's axis.
  public static func uniformAcrossSiblings(_ estimate: Int) -> Dimension {
    Dimension(.uniformAcrossSiblings(estimate))
  }

  /// A weighted share of the room that the siblings leave along the group's axis.
  ///
  /// A group with such a subitem runs through its list once instead of repeating it. Across the
  /// axis, and for a section's groups, it means all the room there is.
  public static func fill(_ weight: Int = 1) -> Dimension { Dimension(.fill(weight)) }

  /// The other dimension divided (as height) or multiplied (as width) by a ratio of width to
  /// height, corrected by the cell's aspect, rounded down and at least one cell.
  ///
  ///     .aspect(16 / 9)   // as height, 40 columns, cells half as wide as tall: 11 rows
  public static func aspect(_ ratio: Fraction) -> Dimension { Dimension(.aspect(ratio)) }

  /// The same dimension with a least extent in cells.
  public func atLeast(_ cells: Int) -> Dimension {
    var copy = self
    copy.minimum = cells
    return copy
  }

  /// The same dimension with a greatest extent in cells.
  public func atMost(_ cells: Int) -> Dimension {
    var copy = self
    copy.maximum = cells
    return copy
  }

  /// Whether the extent is asked from a measurer.
  public var isEstimated: Bool {
    switch rule {
    case .estimated, .uniformAcrossSiblings: true
    case .absolute, .fractionalWidth, .fractionalHeight, .fill, .aspect: false
    }
  }

  /// Whether the extent grows to the largest sibling's.
  public var isUniformAcrossSiblings: Bool {
    if case .uniformAcrossSiblings = rule { true } else { false }
  }

  /// The weight of a filling dimension; nil for the others.
  var weight: Int? {
    if case .fill(let weight) = rule { max(1, min(weight, Limits.length)) } else { nil }
  }
}
