/// An order of numbered slots that can be edited anywhere in logarithmic time.
///
/// A weight-balanced tree without keys: a slot's rank is the number of slots before it. Slots keep
/// their number as long as they live, so a table may point at them, and a removed slot's number is
/// the next to be handed out. The balance parameters 3 and 2 are the pair proved sound for single
/// insertions and deletions by Hirai and Yamamoto, "Balancing weight-balanced trees", JFP 21
/// (2011).
@usableFromInline
struct OrderTree: Sendable {
  struct Node: Sendable {
    var left: Int32 = OrderTree.none
    var right: Int32 = OrderTree.none
    /// The parent; for a free slot the next free one.
    var parent: Int32 = OrderTree.none
    /// Slots in this subtree; zero for a free slot.
    var size: Int32 = 0
  }

  static let none: Int32 = -1
  private static let balance: Int32 = 3
  private static let singleRotation: Int32 = 2

  private(set) var nodes: ContiguousArray<Node>
  private(set) var root: Int32
  private var firstFree: Int32

  /// Makes the order 0, 1, …, count - 1, in O(*n*).
  @usableFromInline
  init(count: Int) {
    nodes = ContiguousArray(repeating: Node(), count: count)
    root = OrderTree.none
    firstFree = OrderTree.none
    root = linkRange(0, Int32(count), parent: OrderTree.none)
  }

  /// The number of slots in the order.
  @usableFromInline var count: Int { Int(size(root)) }

  /// Whether two trees are the same memory, which proves them equal.
  @usableFromInline
  func sharesStorage(with other: OrderTree) -> Bool {
    root == other.root && isSameBuffer(nodes, other.nodes)
  }

  /// The slot at a rank; the rank lies in `0..<count`.
  @usableFromInline
  func slot(at rank: Int) -> Int32 {
    var rank = Int32(rank)
    var node = root
    while true {
      let before = size(nodes[Int(node)].left)
      if rank == before { return node }
      if rank < before {
        node = nodes[Int(node)].left
      } else {
        rank -= before + 1
        node = nodes[Int(node)].right
      }
    }
  }

  /// How many slots stand before a slot.
  @usableFromInline
  func rank(of slot: Int32) -> Int {
    var rank = size(nodes[Int(slot)].left)
    var node = slot
    var parent = nodes[Int(node)].parent
    while parent != OrderTree.none {
      if nodes[Int(parent)].right == node { rank += size(nodes[Int(parent)].left) + 1 }
      node = parent
      parent = nodes[Int(node)].parent
    }
    return Int(rank)
  }

  /// The slots in order, in O(*n*).
  @usableFromInline var slots: ContiguousArray<Int32> {
    var slots: ContiguousArray<Int32> = []
    slots.reserveCapacity(count)
    var path: ContiguousArray<Int32> = []
    var node = root
    while node != OrderTree.none || !path.isEmpty {
      while node != OrderTree.none {
        path.append(node)
        node = nodes[Int(node)].left
      }
      node = path.removeLast()
      slots.append(node)
      node = nodes[Int(node)].right
    }
    return slots
  }

  /// Puts a slot at a rank and returns its number; the rank lies in `0...count`.
  @usableFromInline
  mutating func insert(at rank: Int) -> Int32 {
    let slot = takeSlot()
    guard root != OrderTree.none else {
      root = slot
      return slot
    }
    var rank = Int32(rank)
    var node = root
    while true {
      let before = size(nodes[Int(node)].left)
      let next: Int32
      if rank <= before {
        next = nodes[Int(node)].left
        if next == OrderTree.none { nodes[Int(node)].left = slot }
      } else {
        rank -= before + 1
        next = nodes[Int(node)].right
        if next == OrderTree.none { nodes[Int(node)].right = slot }
      }
      if next == OrderTree.none { break }
      node = next
    }
    nodes[Int(slot)].parent = node
    repairUpward(from: node)
    return slot
  }

  /// Takes a slot out of the order; its number is the next that `insert(at:)` gives out.
  @usableFromInline
  mutating func remove(_ slot: Int32) {
    let node = nodes[Int(slot)]
    let start: Int32
    if node.left == OrderTree.none || node.right == OrderTree.none {
      start = node.parent
      replace(slot, by: node.left == OrderTree.none ? node.right : node.left)
    } else {
      var next = node.right
      while nodes[Int(next)].left != OrderTree.none { next = nodes[Int(next)].left }
      if next == node.right {
        start = next
      } else {
        start = nodes[Int(next)].parent
        replace(next, by: nodes[Int(next)].right)
        link(node.right, under: next, left: false)
      }
      link(node.left, under: next, left: true)
      replace(slot, by: next)
    }
    repairUpward(from: start)
    nodes[Int(slot)] = Node(parent: firstFree)
    firstFree = slot
  }
}

extension OrderTree {
  private func size(_ node: Int32) -> Int32 {
    node == OrderTree.none ? 0 : nodes[Int(node)].size
  }

  private mutating func takeSlot() -> Int32 {
    guard firstFree != OrderTree.none else {
      nodes.append(Node(size: 1))
      return Int32(nodes.count - 1)
    }
    let slot = firstFree
    firstFree = nodes[Int(slot)].parent
    nodes[Int(slot)] = Node(size: 1)
    return slot
  }

  private mutating func linkRange(_ low: Int32, _ high: Int32, parent: Int32) -> Int32 {
    guard low < high else { return OrderTree.none }
    let middle = low + (high - low) / 2
    let left = linkRange(low, middle, parent: middle)
    let right = linkRange(middle + 1, high, parent: middle)
    nodes[Int(middle)] = Node(left: left, right: right, parent: parent, size: high - low)
    return middle
  }

  private mutating func link(_ child: Int32, under parent: Int32, left: Bool) {
    if left { nodes[Int(parent)].left = child } else { nodes[Int(parent)].right = child }
    if child != OrderTree.none { nodes[Int(child)].parent = parent }
  }

  private mutating func replace(_ old: Int32, by new: Int32) {
    let parent = nodes[Int(old)].parent
    if new != OrderTree.none { nodes[Int(new)].parent = parent }
    guard parent != OrderTree.none else {
      root = new
      return
    }
    if nodes[Int(parent)].left == old {
      nodes[Int(parent)].left = new
    } else {
      nodes[Int(parent)].right = new
    }
  }

  private mutating func repairUpward(from start: Int32) {
    var node = start
    while node != OrderTree.none { node = nodes[Int(rebalance(node))].parent }
  }

  /// Corrects the size and the balance of a subtree and returns its root.
  private mutating func rebalance(_ node: Int32) -> Int32 {
    resize(node)
    let left = nodes[Int(node)].left
    let right = nodes[Int(node)].right
    if size(right) + 1 > OrderTree.balance * (size(left) + 1) {
      return lift(right, over: node, left: false)
    }
    if size(left) + 1 > OrderTree.balance * (size(right) + 1) {
      return lift(left, over: node, left: true)
    }
    return node
  }

  /// Rotates a heavy child over its parent, or its inner child over both.
  private mutating func lift(_ child: Int32, over node: Int32, left: Bool) -> Int32 {
    let inner = left ? nodes[Int(child)].right : nodes[Int(child)].left
    let outer = left ? nodes[Int(child)].left : nodes[Int(child)].right
    let isSingle = size(inner) + 1 < OrderTree.singleRotation * (size(outer) + 1)
    if !isSingle { rotate(inner, over: child, left: !left) }
    let top = isSingle ? child : inner
    rotate(top, over: node, left: left)
    return top
  }

  private mutating func rotate(_ child: Int32, over node: Int32, left: Bool) {
    let inner = left ? nodes[Int(child)].right : nodes[Int(child)].left
    replace(node, by: child)
    link(inner, under: node, left: left)
    link(node, under: child, left: !left)
    resize(node)
    resize(child)
  }

  private mutating func resize(_ node: Int32) {
    nodes[Int(node)].size = size(nodes[Int(node)].left) + size(nodes[Int(node)].right) + 1
  }
}
