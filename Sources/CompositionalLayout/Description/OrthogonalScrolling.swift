/// How a section scrolls across the layout's direction.
public enum OrthogonalBehavior: String, Hashable, Sendable, CaseIterable {
  /// It does not.
  case none
  /// At any offset.
  case continuous
  /// Freely, and it comes to rest at the start of a group.
  case continuousGroupLeadingBoundary
  /// By whole viewports.
  case paging
  /// By groups, one a gesture.
  case groupPaging
  /// By groups, each centred at rest.
  case groupPagingCentered
}

/// Where the groups of a strip come to rest, for each part of the strip.
///
/// It refines the group behaviours: a strip may start flush, centre its middle groups and end
/// flush.
public struct SnapPolicy: Hashable, Sendable {
  /// The edge of a group that meets the same edge of the viewport.
  public enum Alignment: String, Hashable, Sendable {
    /// The leading edges meet.
    case start
    /// The middles meet.
    case center
    /// The trailing edges meet.
    case end
  }

  /// The first group's alignment.
  public var first: Alignment
  /// The alignment of all between.
  public var middle: Alignment
  /// The last group's alignment.
  public var last: Alignment

  /// Makes a policy from three alignments.
  public init(first: Alignment, middle: Alignment, last: Alignment) {
    self.first = first
    self.middle = middle
    self.last = last
  }
}
