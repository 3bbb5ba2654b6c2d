import CollectionViews
import DiffableSnapshot
import Geometry
import SeededRandom
import Testing

struct FocusTests {
  @Test func `the first item has the focus at the start`() throws {
    #expect(try Fixtures.view([6, 40]).focusedItem == 0)
    #expect(try Fixtures.view([0, 3]).focusedItem == 0)
    #expect(try Fixtures.view([]).focusedItem == nil)
  }

  @Test func `a focused item that is moved to another column is where the walk goes on`() throws {
    var view = try Fixtures.view([2, 9])
    view.moveToSection(forward: true)
    view.move(.right, times: 2)
    #expect(view.focusedItem == 4)
    var other = Snapshot<String, Int>()
    try other.append(section: "0", items: [0, 1])
    try other.append(section: "1", items: [4, 2, 3, 5, 6, 7, 8, 9, 10])
    view.update(snapshot: other)
    view.move(.down)
    #expect(view.focusedItem == 5)
  }

  @Test func `moving is spatial`() throws {
    var view = try Fixtures.view([2, 9])
    view.move(.down)
    #expect(view.focusedItem == 1)
    view.move(.down)
    #expect(view.focusedItem == 2)
    view.move(.right, times: 5)
    #expect(view.focusedItem == 4)
    view.move(.down)
    #expect(view.focusedItem == 7)
    view.move(.left)
    #expect(view.focusedItem == 6)
  }

  @Test func `the goal column outlives a list and a short row`() throws {
    var view = try Fixtures.view([2, 5])
    view.moveToSection(forward: true)
    view.move(.right, times: 2)
    #expect(view.focusedItem == 4)
    view.move(.down)  // the last row has items 5 and 6 only
    #expect(view.focusedItem == 6)
    view.move(.up)
    #expect(view.focusedItem == 4)
    view.move(.up)
    #expect(view.focusedItem == 1)
    view.move(.down)
    #expect(view.focusedItem == 4)
  }

  @Test func `at an edge nothing moves`() throws {
    var view = try Fixtures.view([1, 3])
    var moves = [view.move(.up), view.move(.left)]
    view.moveToLast()
    moves += [view.move(.down), view.move(.right)]
    #expect(moves == [false, false, false, false])
    #expect(view.focusedItem == 3)
  }

  @Test func `sections without items are passed over`() throws {
    var view = try Fixtures.view([2, 0, 0, 4])
    view.moveToSection(forward: true)
    #expect(view.focusedItem == 2)
    view.moveToSection(forward: false)
    #expect(view.focusedItem == 0)
    view.moveToLast()
    view.move(.up, times: 20)
    #expect(view.focusedItem == 0)
  }

  @Test func `the focused item is always visible after a move`() throws {
    var generator = SplitMix64(seed: 20_261_130)
    for height in [3, 5, 9, 24] {
      var view = try Fixtures.view([6, 50, 31], size: Size(width: 40, height: height))
      for _ in 0..<400 {
        step(&view, &generator)
        let rect = try #require(view.focusedRect())
        #expect(rect.minY >= 0, "height \(height)")
        #expect(rect.maxY <= height || rect.height > height, "height \(height)")
      }
    }
  }

  private func step(_ view: inout TestView, _ generator: inout SplitMix64) {
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: view.page(by: Int.random(in: -20...20, using: &generator))
    case 1: view.moveToSection(forward: Bool.random(using: &generator))
    case 2: view.focus(on: Int.random(in: 0..<87, using: &generator))
    default: view.move(Direction.allCases[Int.random(in: 0..<4, using: &generator)])
    }
  }

  @Test func `a page takes the focus along and ends at the last row`() throws {
    var view = try Fixtures.view([6, 40], size: Size(width: 40, height: 20))
    view.moveToSection(forward: true)
    view.move(.right)
    var last = view.focusedItem
    for _ in 0..<20 {
      view.page(by: 19)
      #expect((view.focusedItem ?? 0) >= (last ?? 0))
      last = view.focusedItem
    }
    #expect(view.focusedItem == 45)  // 40 tiles in threes: the last row has one
    for _ in 0..<20 { view.page(by: -19) }
    #expect(view.focusedItem == 0)
    #expect(view.scrollOffset == 0)
  }
}
