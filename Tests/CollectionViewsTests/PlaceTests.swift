import CollectionViews
import CompositionalLayout
import DiffableSnapshot
import Geometry
import Testing

struct PlaceTests {
  @Test func `a place that came of another order is kept once the focus moves in it`() throws {
    var view = try Fixtures.view([2, 30])
    view.move(.down, times: 8)
    let focused = try #require(view.focusedItem)
    var other = Snapshot<String, Int>()
    try other.append(section: "0", items: [0, 1])
    try other.append(section: "1", items: (2..<32).reversed())
    view.update(snapshot: other)
    #expect(view.focusedItem == focused)
    view.move(.right)
    view.move(.left)
    let place = view.scrollOffset
    view.update(snapshot: other, layout: Fixtures.layout(columns: 3, tileHeight: 4))
    #expect(view.scrollOffset == place)
  }

  @Test func `the focus follows its item when others come before it`() throws {
    var view = try Fixtures.view([2, 30])
    view.focus(on: 20)
    let row = view.focusedRect()?.minY
    var snapshot = view.snapshot
    try snapshot.insert(items: [100, 101, 102], before: 2)
    view.update(snapshot: snapshot)
    #expect(view.focusedItem == 20)
    #expect(view.focusedRect()?.minY == row)
  }

  @Test func `when the focused item goes its place is taken`() throws {
    var view = try Fixtures.view([2, 30])
    view.focus(on: 20)
    var snapshot = view.snapshot
    snapshot.delete(items: [20])
    view.update(snapshot: snapshot)
    #expect(view.focusedItem == 21)
    snapshot.delete(items: Array(3...31))
    view.update(snapshot: snapshot)
    #expect(view.focusedItem == 2)
    snapshot.deleteAll()
    view.update(snapshot: snapshot)
    #expect(view.focusedItem == nil)
    #expect(view.scrollOffset == 0)
  }

  @Test func `resizing through every size and back changes nothing`() throws {
    let size = Size(width: 40, height: 20)
    var view = try Fixtures.view([6, 80], size: size)
    view.focus(on: 40)
    view.move(.down, times: 3)
    let before = view.visibleElements()
    for width in stride(from: 1, through: 200, by: 13) {
      for height in [1, 2, 7, 30, 70] { view.resize(to: Size(width: width, height: height)) }
    }
    view.resize(to: .zero)
    view.resize(to: size)
    #expect(view.visibleElements() == before)
    #expect(view.focusedItem == 49)
  }

  @Test func `a selection is carried by identity and listed in shown order`() throws {
    var view = try Fixtures.view([2, 6])
    for item in [5, 3, 7, 99] { view.toggleSelection(of: item) }
    #expect(view.selectedInOrder() == [3, 5, 7])
    var snapshot = view.snapshot
    snapshot.delete(items: [3])
    try snapshot.move(item: 7, before: 2)
    view.update(snapshot: snapshot)
    #expect(view.selectedInOrder() == [7, 5])
    view.toggleSelection(of: 7)
    #expect(view.selectedItems == [5])
    view.clearSelection()
    #expect(view.selectedInOrder().isEmpty)
  }

  @Test func `the top stays the top`() throws {
    var view = try Fixtures.view([6, 80])
    for height in [30, 3, 12, 20] {
      view.resize(to: Size(width: 40, height: height))
      #expect(view.scrollOffset == 0)
    }
  }

  @Test func `every visible element is inside the viewport and none is missing`() throws {
    var view = try Fixtures.view([6, 80])
    view.focus(on: 50)
    let bounds = Rect(origin: .zero, size: view.size)
    for element in view.visibleElements() {
      #expect(!element.rect.intersection(element.clip).isEmpty)
      #expect(bounds.contains(element.clip))
    }
    let items = view.visibleElements().filter { element in
      if case .item = element.identity { true } else { false }
    }
    #expect(items.count == 12)  // four rows of three tiles, 5 rows each
  }

  @Test func `a shelf moves to where its item can be seen, and keeps its place`() throws {
    var view = try Fixtures.shelf(items: 20)
    view.move(.down)
    view.move(.right, times: 10)
    #expect(view.focusedItem == 11)
    let rect = try #require(view.focusedRect())
    #expect(rect.minX >= 0 && rect.maxX <= 40)
    view.move(.up)
    view.move(.down)
    let again = try #require(view.focusedRect())
    #expect(again.minX >= 0 && again.maxX <= 40)
    view.move(.right, times: 100)
    #expect(view.focusedItem == 20)
    view.move(.left, times: 100)
    #expect(view.focusedItem == 1)
    #expect(view.focusedRect()?.minX == 0)
  }

  @Test func `a million items cost what is visible`() throws {
    var snapshot = Snapshot<String, Int>()
    try snapshot.append(section: "0", uniqueItems: [-1])
    try snapshot.append(section: "1", uniqueItems: Array(0..<1_000_000))
    var view = TestView(snapshot: snapshot, layout: Fixtures.layout(columns: 3, tileHeight: 4))
    view.resize(to: Size(width: 40, height: 20))
    view.moveToLast()
    #expect(view.focusedItem == 999_999)
    view.move(.up)
    #expect(view.focusedItem == 999_996)
    #expect(view.visibleElements().count < 20)
  }
}
