import DiffableSnapshot
import Geometry
import Terminal
import Testing

@testable import CollectionViews

/// A list of rows, the first shown one at the top, under an optional pinned title.
func list(_ rows: Range<Int>, title: String? = nil, screen: Size = Size(width: 8, height: 5))
  -> TestScene
{
  var scene = TestScene(
    size: screen, scrollRegion: Rect(origin: .zero, size: screen),
    scrollOffset: rows.lowerBound)
  scene.elements = rows.map { row in
    TestElement(
      id: row, rect: Rect(x: 0, y: row - rows.lowerBound, width: screen.width, height: 1),
      content: .text("row \(row)"))
  }
  if let title {
    scene.elements.append(
      TestElement(
        id: -1, rect: Rect(x: 0, y: 0, width: screen.width, height: 1), zIndex: 9,
        content: .text(title)))
  }
  return scene
}

@Suite struct `rendering scenes` {
  /// Renders scenes one after the other and returns the report of the last, checking every frame.
  func render(_ scenes: TestScene...) -> (frame: Frame, report: RenderReport) {
    var renderer = Renderer<Int, Patch>()
    var report = RenderReport()
    for scene in scenes {
      report = renderer.render(scene)
      #expect(renderer.frame == naiveFrame(scene))
    }
    return (renderer.frame, report)
  }

  @Test func `the first scene is drawn whole`() {
    let (frame, report) = render(list(0..<3))
    #expect(frame.text == ["row 0   ", "row 1   ", "row 2   ", "        ", "        "])
    #expect(report.isFull)
    #expect(report.drawnElements == [0, 1, 2])
  }

  @Test func `the same scene draws nothing`() {
    let (_, report) = render(list(0..<5), list(0..<5))
    #expect(report == RenderReport())
  }

  @Test func `changed content draws its element only`() {
    var changed = list(0..<5)
    changed.elements[2].content = .text("new")
    let (frame, report) = render(list(0..<5), changed)
    #expect(frame.text[2] == "new     ")
    #expect(report.drawnElements == [2])
    #expect(report.clearedCells == 8)
  }

  @Test func `scrolling by a row draws the row that comes into view`() {
    let (frame, report) = render(list(0..<5), list(1..<6))
    #expect(frame.text == ["row 1   ", "row 2   ", "row 3   ", "row 4   ", "row 5   "])
    #expect(report.scrolls == [BandScroll(band: Rect(x: 0, y: 0, width: 8, height: 5), dy: -1)])
    #expect(report.drawnElements == [4])
  }

  @Test func `scrolling back by two rows draws two`() {
    let (_, report) = render(list(4..<9), list(2..<7))
    #expect(report.scrolls.map(\.dy) == [2])
    #expect(report.drawnElements == [0, 1])
  }

  @Test func `scrolling by a page scrolls nothing`() {
    let (_, report) = render(list(0..<5), list(5..<10))
    #expect(report.scrolls.isEmpty)
    #expect(report.drawnElements == [0, 1, 2, 3, 4])
  }

  @Test func `under a pinned title the title and the row it left are drawn`() {
    let (frame, report) = render(list(0..<5, title: "TITLE"), list(1..<6, title: "TITLE"))
    #expect(frame.text == ["TITLE   ", "row 2   ", "row 3   ", "row 4   ", "row 5   "])
    #expect(report.scrolls.map(\.dy) == [-1])
    // Row 1 lies under the title, row 5 comes into view.
    #expect(report.drawnElements == [0, 4, 5])
  }

  @Test func `a row inserted at the front scrolls the others`() {
    var before = list(1..<5)
    before.scrollOffset = 0
    var after = list(0..<5)
    after.scrollOffset = 0
    let (frame, report) = render(before, after)
    #expect(frame.text == ["row 0   ", "row 1   ", "row 2   ", "row 3   ", "row 4   "])
    #expect(report.scrolls.map(\.dy) == [1])
    #expect(report.drawnElements == [0])
  }

  @Test func `an overlay is drawn alone, and what it covered when it goes`() {
    let plain = list(0..<5)
    var covered = plain
    covered.elements.append(
      TestElement(
        id: 99, rect: Rect(x: 2, y: 1, width: 4, height: 2), zIndex: 5, content: .solid("O")))
    let (frame, appeared) = render(plain, covered)
    #expect(frame.text == ["row 0   ", "roOOOO  ", "roOOOO  ", "row 3   ", "row 4   "])
    #expect(appeared.drawnElements == [1, 2, 5])
    let (_, vanished) = render(plain, covered, plain)
    #expect(vanished.drawnElements == [1, 2])
  }

  @Test func `a wide glyph that an overlay cut is whole again`() {
    var plain = TestScene(size: Size(width: 6, height: 1))
    plain.elements = [
      TestElement(id: 0, rect: Rect(x: 0, y: 0, width: 6, height: 1), content: .wide)
    ]
    var covered = plain
    covered.elements.append(
      TestElement(
        id: 1, rect: Rect(x: 3, y: 0, width: 2, height: 1), zIndex: 1, content: .solid("O")))
    #expect(render(plain, covered).frame.text == ["日 OO "])
    #expect(render(plain, covered, plain).frame.text == ["日日日"])
  }

  @Test func `a focus bar that moves draws the two rows it lies on`() {
    func focused(_ row: Int) -> TestScene {
      var scene = list(0..<5)
      let rect = Rect(x: 0, y: row, width: 8, height: 1)
      scene.elements.append(TestElement(id: 50, rect: rect, zIndex: 1, content: .bar))
      return scene
    }
    #expect(render(focused(1), focused(3)).report.drawnElements == [1, 3, 5])
  }

  @Test func `a shelf that moves sideways leaves the rest alone`() {
    func shelf(_ offset: Int) -> TestScene {
      var scene = list(0..<3)
      scene.scrollOffset = 0
      let clip = Rect(x: 1, y: 3, width: 6, height: 2)
      scene.elements += (0..<4).map { tile in
        TestElement(
          id: 10 + tile, rect: Rect(x: 1 + tile * 3 - offset, y: 3, width: 2, height: 2),
          clip: clip, content: .solid(["a", "b", "c", "d"][tile]))
      }
      return scene
    }
    let (frame, report) = render(shelf(0), shelf(2))
    #expect(frame.text[3] == "  bb cc ")
    #expect(report.drawnElements == [4, 5])
  }

  @Test func `another size or background draws everything`() {
    let wider = list(0..<5, screen: Size(width: 9, height: 5))
    #expect(render(list(0..<5), wider).report.isFull)
    var blue = list(0..<5)
    blue.background = Style(background: .palette(4))
    #expect(render(list(0..<5), blue).report.isFull)
  }

  @Test func `an invalidated renderer draws everything`() {
    var renderer = Renderer<Int, Patch>()
    _ = renderer.render(list(0..<5))
    renderer.invalidate()
    #expect(renderer.render(list(0..<5)).isFull)
  }

  @Test func `elements that change their order are drawn where they overlap`() {
    var scene = TestScene(size: Size(width: 8, height: 1))
    scene.elements = ["A", "B", "C"].enumerated().map { index, letter in
      TestElement(
        id: index, rect: Rect(x: index * 2, y: 0, width: 3, height: 1), content: .solid(letter))
    }
    var exchanged = scene
    exchanged.elements.swapAt(0, 1)
    #expect(render(scene).frame.text == ["AABBCCC "])
    let (frame, report) = render(scene, exchanged)
    #expect(frame.text == ["AAABCCC "])
    #expect(report.drawnElements == [0, 1])
  }

  @Test func `a screen without cells is no trouble`() {
    #expect(render(list(0..<2, screen: .zero), list(0..<2)).report.isFull)
    #expect(render(list(0..<2), list(1..<3, screen: Size(width: -1, height: -3))).report.isFull)
  }
}
