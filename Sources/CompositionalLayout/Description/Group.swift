public import Geometry

/// Items along one axis, or placed by hand; itself usable wherever an item is.
///
/// A horizontal group of three equal columns, one cell apart:
///
///     var row = Group.horizontal(
///       size: LayoutSize(width: .fractionalWidth(1), height: .absolute(3)),
///       subitem: .item(Item(size: .full)), count: 3)
///     row.interItemSpacing = .fixed(1)   // in 80 columns: 26, 1, 26, 1, 26
public struct Group: Hashable, Sendable {
  /// How the subitems fill the group.
  public enum Content: Hashable, Sendable {
    /// The list again and again until the next one does not fit.
    case subitems([Subitem])
    /// Equal slots along the axis; the subitem's own dimension there is ignored.
    case equal(Subitem, Columns)
    /// A number of repetitions that keep their own size.
    case repeating(Subitem, count: Int)
    /// Rectangles relative to the group, one an item.
    case custom([CustomItem])
    /// Rectangles made by a function from the group's own container.
    case provided(CustomItemProvider)
  }

  /// How high the items of a row (or how wide those of a column) become once measured.
  public enum RowHeight: String, Hashable, Sendable {
    /// Every self-sizing item keeps its own extent, aligned to the start.
    case own
    /// All self-sizing items grow to the tallest.
    case tallest
  }

  /// Where cells go that cannot be shared equally among equal slots.
  public enum Remainder: String, Hashable, Sendable {
    /// Edges are rounded, so rows with different counts share their common edges.
    case spread
    /// The first slots get one cell more each, so no slot shrinks when the group grows.
    case leading
  }

  /// The axis along which subitems follow each other.
  public var axis: Axis
  /// The size of the group.
  public var size: LayoutSize
  /// What the group holds.
  public var content: Content
  /// Room between the group's edges and its subitems.
  public var contentInsets: EdgeInsets = .zero
  /// Room outside the group; flexible room aligns it in its parent.
  public var edgeSpacing: EdgeSpacing = .none
  /// Room between subitems.
  public var interItemSpacing: Spacing = .fixed(0)
  /// Elements attached to the group; they share the path of its first item.
  public var supplementaryItems: [SupplementaryItem] = []
  /// How self-sizing items share the extent across the axis.
  public var rowHeight: RowHeight = .own
  /// What happens to cells that cannot be shared equally.
  public var remainder: Remainder = .spread

  /// Makes a group from its parts; the named factories read better.
  public init(axis: Axis, size: LayoutSize, content: Content) {
    self.axis = axis
    self.size = size
    self.content = content
  }
}

extension Group {
  /// A row that repeats its subitems until the next one does not fit.
  public static func horizontal(size: LayoutSize, subitems: [Subitem]) -> Group {
    Group(axis: .horizontal, size: size, content: .subitems(subitems))
  }

  /// A row of equally wide slots.
  public static func horizontal(size: LayoutSize, subitem: Subitem, count: Int) -> Group {
    Group(axis: .horizontal, size: size, content: .equal(subitem, .count(count)))
  }

  /// A row of as many equally wide slots as a column rule gives.
  public static func horizontal(size: LayoutSize, subitem: Subitem, columns: Columns) -> Group {
    Group(axis: .horizontal, size: size, content: .equal(subitem, columns))
  }

  /// A row of repetitions that keep their own width.
  public static func horizontal(size: LayoutSize, repeatingSubitem: Subitem, count: Int) -> Group {
    Group(
      axis: .horizontal, size: size, content: .repeating(repeatingSubitem, count: count))
  }

  /// A column that repeats its subitems until the next one does not fit.
  public static func vertical(size: LayoutSize, subitems: [Subitem]) -> Group {
    Group(axis: .vertical, size: size, content: .subitems(subitems))
  }

  /// A column of equally high slots.
  public static func vertical(size: LayoutSize, subitem: Subitem, count: Int) -> Group {
    Group(axis: .vertical, size: size, content: .equal(subitem, .count(count)))
  }

  /// A column of repetitions that keep their own height.
  public static func vertical(size: LayoutSize, repeatingSubitem: Subitem, count: Int) -> Group {
    Group(axis: .vertical, size: size, content: .repeating(repeatingSubitem, count: count))
  }

  /// A group whose items lie where the given rectangles say.
  public static func custom(size: LayoutSize, items: [CustomItem]) -> Group {
    Group(axis: .vertical, size: size, content: .custom(items))
  }

  /// A group whose items lie where a function of its container says.
  ///
  /// The function is called with an environment whose container is the group, whenever a group of
  /// this description is solved; it must give the same answer for the same environment.
  public static func custom(
    size: LayoutSize, itemProvider: @escaping @Sendable (Environment) -> [CustomItem]
  ) -> Group {
    Group(
      axis: .vertical, size: size, content: .provided(CustomItemProvider(itemProvider)))
  }
}
