/// The items of one section as an outline: a forest of items that expand and collapse.
///
/// Expansion belongs to the identity of an item, whether it has children or not: collapsing a
/// parent keeps the expansion of its children for when it is expanded again, and only deleting an
/// item forgets it.
///
///     var genres = SectionSnapshot<String>()
///     try genres.append(items: ["Rock", "Jazz"])
///     try genres.append(items: ["Abbey Road", "Revolver"], to: "Rock")
///     genres.expand(items: ["Rock"])
///     genres.visibleItems        // ["Rock", "Abbey Road", "Revolver", "Jazz"]
///     genres.level(of: "Revolver")        // 1
///
/// Edits throw an `OutlineError` with all identifiers at fault and change nothing then. To show the
/// outline, give it to `Snapshot.show(_:in:)`.
public struct SectionSnapshot<ItemID: Hashable & Sendable>: Sendable, Equatable {
  struct Node: Sendable, Equatable {
    var parent: ItemID?
    var children: [ItemID] = []
  }

  /// The error of this outline's edits.
  public typealias Failure = OutlineError<ItemID>

  /// The items without a parent, in order.
  public internal(set) var rootItems: [ItemID] = []
  var nodes: [ItemID: Node] = [:]
  var expanded: Set<ItemID> = []

  /// Makes an empty outline.
  public init() {}
}

extension SectionSnapshot {
  /// The number of items on all levels.
  public var count: Int { nodes.count }

  /// All items, each before its children, in O(*n*).
  public var items: [ItemID] { flattened(rootItems) { _ in true } }

  /// The items all of whose ancestors are expanded, each before its children.
  ///
  /// Expanding or collapsing one item inserts or removes one run of items here.
  /// Complexity: linear in the number of visible items.
  public var visibleItems: [ItemID] { flattened(rootItems, whereOpen: expanded.contains) }

  /// The items that are expanded, visible or not, in the order of `items`.
  public var expandedItems: [ItemID] { items.filter(expanded.contains) }

  /// Whether an item is there.
  public func contains(_ item: ItemID) -> Bool { nodes[item] != nil }

  /// Whether an item is expanded; false when it is not there.
  public func isExpanded(_ item: ItemID) -> Bool { expanded.contains(item) }

  /// Whether all ancestors of an item are expanded; false when it is not there.
  public func isVisible(_ item: ItemID) -> Bool {
    nodes[item] != nil && ancestors(of: item).allSatisfy(expanded.contains)
  }

  /// The number of an item's ancestors; nil when it is not there.
  public func level(of item: ItemID) -> Int? {
    nodes[item].map { _ in ancestors(of: item).count }
  }

  /// The parent of an item; nil for a root item.
  ///
  /// - Throws: `OutlineError.unknownItems` when the item is not there.
  public func parent(of item: ItemID) throws(Failure) -> ItemID? {
    guard let node = nodes[item] else { throw .unknownItems([item]) }
    return node.parent
  }

  /// The children of an item in order; empty when it has none or is not there.
  public func children(of item: ItemID) -> [ItemID] { nodes[item]?.children ?? [] }

  /// The index of an item in `items`, in O(*n*); nil when it is not there.
  public func index(of item: ItemID) -> Int? {
    contains(item) ? items.firstIndex(of: item) : nil
  }

  /// The part of the outline at and below an item, with its expansion.
  ///
  /// - Parameters:
  ///   - item: The top of the part.
  ///   - includingParent: Whether the item itself is the root; if not, its children are.
  /// - Returns: An outline of its own.
  /// - Throws: `OutlineError.unknownItems` when the item is not there.
  public func snapshot(
    of item: ItemID, includingParent: Bool = false
  ) throws(Failure) -> SectionSnapshot {
    guard let node = nodes[item] else { throw .unknownItems([item]) }
    var part = SectionSnapshot()
    part.rootItems = includingParent ? [item] : node.children
    for item in flattened(part.rootItems, whereOpen: { _ in true }) {
      part.nodes[item] = nodes[item]
      if expanded.contains(item) { part.expanded.insert(item) }
    }
    for root in part.rootItems { part.nodes[root]?.parent = nil }
    return part
  }

  func ancestors(of item: ItemID) -> [ItemID] {
    Array(sequence(first: item) { nodes[$0]?.parent }.dropFirst())
  }

  /// Items depth first, going below those that a condition opens.
  func flattened(_ roots: [ItemID], whereOpen isOpen: (ItemID) -> Bool) -> [ItemID] {
    var result: [ItemID] = []
    var waiting = Array(roots.reversed())
    while let item = waiting.popLast() {
      result.append(item)
      if isOpen(item) { waiting.append(contentsOf: children(of: item).reversed()) }
    }
    return result
  }
}

extension SectionSnapshot: CustomStringConvertible {
  /// The outline as text, a line an item: `-` expanded, `+` collapsed with children, `·` neither.
  public var description: String {
    items.map { item in
      let mark = isExpanded(item) ? "-" : children(of: item).isEmpty ? "·" : "+"
      return String(repeating: "  ", count: level(of: item) ?? 0) + "\(mark) \(item)"
    }
    .joined(separator: "\n")
  }
}
