import SeededRandom
import Testing

@testable import DiffableSnapshot

@Suite struct `order trees` {
  @Test func `random insertions and removals agree with an array`() {
    let seed = freshSeed()
    var random = SplitMix64(seed: seed)
    for start in [0, 1, 2, 7, 100] {
      var tree = OrderTree(count: start)
      var model = (0..<start).map { Int32($0) }
      for _ in 0..<400 {
        if model.isEmpty || random.number(0..<5) < 3 {
          let rank = random.number(0..<model.count + 1)
          let slot = tree.insert(at: rank)
          #expect(!model.contains(slot), "seed \(seed)")
          model.insert(slot, at: rank)
        } else {
          tree.remove(model.remove(at: random.number(0..<model.count)))
        }
        #expect(tree.count == model.count)
      }
      #expect(tree.slots.elementsEqual(model), "seed \(seed)")
      for (rank, slot) in model.enumerated() {
        #expect(tree.slot(at: rank) == slot)
        #expect(tree.rank(of: slot) == rank)
      }
    }
  }

  @Test func `a removed slot is the next to be handed out`() {
    var tree = OrderTree(count: 5)
    tree.remove(3)
    tree.remove(1)
    #expect(tree.insert(at: 0) == 1)
    #expect(tree.insert(at: 4) == 3)
    #expect(tree.insert(at: 0) == 5)
    #expect(tree.slots == [5, 1, 0, 2, 4, 3])
  }

  @Test func `the tree stays low, whatever is done to it`() {
    var tree = OrderTree(count: 0)
    for rank in 0..<4096 { _ = tree.insert(at: rank) }
    for slot in 0..<3000 { tree.remove(Int32(slot)) }
    for _ in 0..<2000 { _ = tree.insert(at: 0) }
    // A weight-balanced tree of n slots is at most about 2.5 log2 n high.
    #expect(height(of: tree) <= 30)
    #expect(tree.count == 3096)
  }

  private func height(of tree: OrderTree) -> Int {
    (0..<tree.nodes.count).filter { tree.nodes[$0].size > 0 }.map { slot in
      var depth = 1
      var node = Int32(slot)
      while tree.nodes[Int(node)].parent != OrderTree.none {
        node = tree.nodes[Int(node)].parent
        depth += 1
      }
      return depth
    }.max() ?? 0
  }
}
