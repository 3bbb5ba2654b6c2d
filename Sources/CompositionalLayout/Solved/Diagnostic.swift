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

extension Diagnostic: CustomStringConvertible {
  /// One line in English, for logs and inspectors.
  public var description: String {
    let place = section.map { "section \($0): " } ?? ""
    return place + cause.sentence
  }
}

extension Diagnostic.Cause {
  /// What went wrong and what was done instead.
  public var sentence: String {
    switch self {
    case .noRoom: "insets leave no room; the content is empty"
    case .nothingFits: "not even one subitem fits its group; it is cut"
    case .repetitionsDoNotFit: "fewer repetitions fit than asked for; the rest follows later"
    case .gapsDoNotFit: "gaps leave no room for slots; the gaps shrink"
    case .moreColumnsThanCells: "there are more columns than cells; some items are empty"
    case .subitemsWithoutExtent: "subitems have no extent; the list is used once"
    case .emptyGroup: "a group holds no item; items are not placed"
    case .countBelowOne: "a count is below one; it counts as one"
    case .lengthOutOfBounds: "a length is negative or too large; it is brought into bounds"
    case .nestedTooDeeply: "groups are nested too deeply; the innermost are left out"
    case .groupTooLarge: "a group holds too many items; it is continued in another one"
    case .extentNotPositive: "a fraction or estimate is not positive; it has no extent"
    case .fractionOfEstimate: "a fraction refers to an estimate; neither is measured"
    case .circularAspect: "both dimensions refer to each other; the width takes all the room"
    case .arrangementCannotScrollSideways: "this arrangement cannot scroll sideways"
    case .duplicateKind: "two elements have the same kind; they cannot be told apart"
    }
  }
}
