public import Geometry

/// What a list section looks like and what belongs to it.
public struct ListConfiguration: Hashable, Sendable {
  /// The five looks of a list, in cells.
  public enum Appearance: String, Hashable, Sendable, CaseIterable {
    /// From edge to edge; headers stay in view.
    case plain
    /// A row of air above and below, and a background behind the rows.
    case grouped
    /// Like grouped, with two columns of air at both sides.
    case insetGrouped
    /// One column of air at both sides, and a background behind everything.
    case sidebar
    /// One column of air at both sides; headers stay in view.
    case sidebarPlain
  }

  /// What stands above the rows.
  public enum HeaderMode: String, Hashable, Sendable {
    /// Nothing.
    case none
    /// A boundary item of kind ``ElementKind/header``.
    case supplementary
    /// The first data item, as in an outline; it has no separator.
    case firstItemInSection
  }

  /// What stands below the rows.
  public enum FooterMode: String, Hashable, Sendable {
    /// Nothing.
    case none
    /// A boundary item of kind ``ElementKind/footer``.
    case supplementary
  }

  /// The line at the end of a row: it lies on the row's last line of cells and takes no room.
  public struct Separator: Hashable, Sendable {
    /// Whether it is shown.
    public var isVisible: Bool
    /// Room at its two ends, in columns.
    public var insets: EdgeInsets

    /// Makes a separator.
    public init(isVisible: Bool = true, insets: EdgeInsets = .zero) {
      self.isVisible = isVisible
      self.insets = insets
    }
  }

  /// The look.
  public var appearance: Appearance
  /// Whether rows have separators.
  ///
  /// Off by itself: a row is mostly one line high, and a line on it is the program's to draw, as
  /// underlined text for example.
  public var showsSeparators = false
  /// The separator of all rows.
  public var separator = Separator()
  /// Changes the separator of single rows.
  public var itemSeparatorHandler: SeparatorHandler?
  /// What stands above the rows.
  public var headerMode: HeaderMode = .none
  /// What stands below the rows.
  public var footerMode: FooterMode = .none
  /// Rows of air inside the header, above its text.
  public var headerTopPadding = 0
  /// The height of a row until it is measured.
  public var estimatedRowHeight = 1

  /// Makes a configuration.
  public init(appearance: Appearance) { self.appearance = appearance }
}

/// A function that gives the separator of a row, comparable by identity.
public final class SeparatorHandler: Hashable, Sendable {
  /// Gives the separator of an item from the one that all rows have.
  public let body: @Sendable (Int, ListConfiguration.Separator) -> ListConfiguration.Separator

  /// Wraps a function.
  public init(
    _ body: @escaping @Sendable (Int, ListConfiguration.Separator) -> ListConfiguration.Separator
  ) {
    self.body = body
  }

  /// Whether both are the same wrapped function.
  public static func == (first: SeparatorHandler, second: SeparatorHandler) -> Bool {
    first === second
  }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
