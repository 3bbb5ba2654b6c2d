/// What a group may hold: an item or another group.
public indirect enum Subitem: Hashable, Sendable {
  /// A single element.
  case item(Item)
  /// A nested group.
  case group(Group)

  /// The size of the slot.
  public var size: LayoutSize {
    switch self {
    case .item(let item): item.size
    case .group(let group): group.size
    }
  }

  /// Room outside the slot.
  public var edgeSpacing: EdgeSpacing {
    switch self {
    case .item(let item): item.edgeSpacing
    case .group(let group): group.edgeSpacing
    }
  }
}
