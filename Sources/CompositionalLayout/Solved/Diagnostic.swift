/// Something a layout asks for that could not be done as asked.
///
/// One is reported for each cause and section, however many elements it touches.
public struct Diagnostic: Hashable, Sendable {
  /// What went wrong.
  public enum Cause: String, Hashable, Sendable, CaseIterable {
    /// Insets leave no room for content: it is empty.
    case noRoom
    /// Not even one subitem fits the group: it is cut to the room there is.
    case nothingFits
    /// Fewer repetitions fit than asked for: the rest continues in the next group.
    case repetitionsDoNotFit
    /// Gaps leave no room for the slots: the gaps shrink.
    case gapsDoNotFit
    /// There are more columns than cells: some elements are empty.
    case moreColumnsThanCells
    /// Subitems without extent would repeat for ever: the list is used once.
    case subitemsWithoutExtent
    /// A group has no subitem: its items are not placed.
    case emptyGroup
    /// A count below 1 counts as 1.
    case countBelowOne
    /// A length is negative or too large: it is brought into bounds.
    case lengthOutOfBounds
    /// Groups are nested too deeply: the innermost are left out.
    case nestedTooDeeply
    /// One instance of a group would hold too many items: it is continued in the next one.
    case groupTooLarge
    /// A fraction or an estimate of zero or less has no extent.
    case extentNotPositive
    /// An item's fraction refers to an estimated group, so neither is measured.
    case fractionOfEstimate
    /// Both dimensions refer to each other: the width takes all the room.
    case circularAspect
    /// This arrangement cannot scroll sideways: it does not.
    case arrangementCannotScrollSideways
    /// Two boundary items or decorations of a section have the same kind and thus the same path.
    case duplicateKind
  }

  /// What went wrong.
  public var cause: Cause
  /// Where; nil for the layout as a whole.
  public var section: Int?

  /// Makes a diagnostic.
  public init(_ cause: Cause, section: Int?) {
    self.cause = cause
    self.section = section
  }
}
