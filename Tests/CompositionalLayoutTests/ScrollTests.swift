import CompositionalLayout
import Geometry
import Testing

/// What happens while scrolling: pins, strips, measuring, handlers.
struct ScrollTests {
  private func viewport(_ y: Int, _ height: Int = 4, strips: [Int: Int] = [:]) -> Viewport {
    Viewport(rect: Rect(x: 0, y: y, width: 6, height: height), stripOffsets: strips)
  }

  private func solve(
    _ section: Section, items: [Int], width: Int = 6, configuration: Configuration = .init(),
    direction: LayoutDirection = .leftToRight, measurer: any Measurer = EstimateMeasurer()
  ) -> SolvedLayout {
    Layout(section: section, configuration: configuration).solve(
      in: Environment(
        container: Container(size: Size(width: width, height: 4)), cellAspect: 1,
        direction: direction), counts: items, measurer: measurer)
  }

  private func bar(_ kind: ElementKind, _ alignment: RectAlignment) -> BoundaryItem {
    BoundaryItem(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(1)), kind: kind,
      alignment: alignment, pinToVisibleBounds: true)
  }

  @Test func `pinned headers and footers stay in view while their section does`() {
    var section = Section.list()
    section.boundaryItems = [bar(.header, .top), bar(.footer, .bottom)]
    let solved = solve(section, items: [5, 5])
    #expect(picture(of: solved, viewport: viewport(2)) == "HHHHHH\ncccccc\ndddddd\nFFFFFF")
    #expect(picture(of: solved, viewport: viewport(5)) == "HHHHHH\nFFFFFF\nHHHHHH\nFFFFFF")
    #expect(picture(of: solved, viewport: viewport(6)) == "FFFFFF\nHHHHHH\naaaaaa\nFFFFFF")
    let pinned = solved.elements(in: viewport(2)).filter(\.isPinned)
    #expect(
      pinned.map(\.path) == [
        .boundary(kind: .header, section: 0), .boundary(kind: .footer, section: 0),
      ])
  }

  @Test func `sections pin below the layout's own pinned header`() {
    var configuration = Configuration()
    configuration.boundaryItems = [bar("bar", .top)]
    var section = Section.list()
    section.boundaryItems = [bar(.header, .top)]
    let solved = solve(section, items: [9], configuration: configuration)
    #expect(picture(of: solved, viewport: viewport(4)) == "BBBBBB\nHHHHHH\neeeeee\nffffff")
  }

  @Test func `a strip moves its items and keeps its header`() {
    var section = Section.shelf(itemWidth: .absolute(4), height: .absolute(1), gap: Gap(main: 1))
    section.boundaryItems = [bar(.header, .top)]
    let solved = solve(section, items: [4])
    #expect(picture(of: solved, viewport: viewport(0)) == "HHHHHH\naaaa b")
    #expect(picture(of: solved, viewport: viewport(0, strips: [0: 5])) == "HHHHHH\nbbbb c")
    let right = solve(section, items: [4], direction: .rightToLeft)
    #expect(picture(of: right, viewport: viewport(0, strips: [0: 5])) == "HHHHHH\nc bbbb")
  }

  @Test func `a strip rests where its behaviour says`() throws {
    func rests(_ behavior: OrthogonalBehavior, snap: SnapPolicy? = nil) throws -> [Int] {
      var section = Section.shelf(
        itemWidth: .absolute(4), height: .absolute(1), gap: Gap(main: 1), behavior: behavior)
      section.snapPolicy = snap
      return try #require(solve(section, items: [4]).strip(0)).restOffsets.values
    }
    #expect(try rests(.continuous) == [])
    #expect(try rests(.continuousGroupLeadingBoundary) == [0, 5, 10, 13])
    #expect(try rests(.groupPaging) == [0, 5, 10, 13])
    #expect(try rests(.paging) == [0, 6, 12, 13])
    #expect(try rests(.groupPagingCentered) == [-1, 4, 9, 14])
    let snap = SnapPolicy(first: .start, middle: .center, last: .end)
    #expect(try rests(.groupPaging, snap: snap) == [0, 4, 9, 13])
    #expect(solve(.list(), items: [3]).strip(0) == nil)
  }

  @Test func `stepping through a strip goes from rest to rest`() throws {
    let section = Section.shelf(itemWidth: .absolute(4), height: .absolute(1), gap: Gap(main: 1))
    let rests = try #require(solve(section, items: [4]).strip(0)).restOffsets
    #expect(rests.next(after: 0) == 5)
    #expect(rests.next(after: 7) == 10)
    #expect(rests.next(after: 13) == nil)
    #expect(rests.previous(before: 13) == 10)
    #expect(rests.previous(before: 0) == nil)
    #expect(rests.nearest(to: 7) == 5)
    #expect(rests.nearest(to: 8) == 10)
    #expect(rests.nearest(to: 999) == 13)
    #expect(rests.offset(revealing: 5..<9, from: 0) == 5)
    #expect(rests.offset(revealing: 0..<4, from: 10) == 0)
    #expect(rests.offset(revealing: 15..<19, from: 0) == 13)
    #expect(rests.offset(revealing: 5..<9, from: 5) == 5)
  }

  @Test func `only what comes into view is measured`() {
    let counter = CountingMeasurer(height: 2)
    var solved = solve(
      .list(using: ListConfiguration(appearance: .plain)), items: [1_000_000], measurer: counter)
    solved.measure(in: viewport(0))
    #expect(counter.asked.value.count <= 4)
    #expect(solved.contentSize.height == 1_000_002)
    #expect(picture(of: solved, viewport: viewport(0)) == "aaaaaa\naaaaaa\nbbbbbb\nbbbbbb")
  }

  @Test func `measuring what lies above tells how far the view moved`() {
    let measurer = CountingMeasurer(height: 3)
    var section = Section.list(using: ListConfiguration(appearance: .plain))
    section.boundaryItems = [
      BoundaryItem(
        size: LayoutSize(width: .fractionalWidth(1), height: .estimated(1)), kind: .header,
        alignment: .top, pinToVisibleBounds: true)
    ]
    var solved = solve(section, items: [10], measurer: measurer)
    let before = solved.rect(of: .item(section: 0, item: 5))
    let moved = solved.measure(in: viewport(6))
    #expect(moved == 2)
    #expect(before?.minY == 6)
    #expect(solved.rect(of: .item(section: 0, item: 5))?.minY == 8)
  }

  @Test func `a handler moves and hides what is visible`() {
    var section = Section.list()
    section.visibleItemsHandler = VisibleItemsHandler { items, offset, _ in
      for index in items.indices {
        guard case .item(_, let item) = items[index].path else { continue }
        items[index].isHidden = item == 2
        items[index].rect.origin.x += offset.y
      }
    }
    let solved = solve(section, items: [9])
    #expect(picture(of: solved, viewport: viewport(1)) == " bbbbb\n\n ddddd\n eeeee")
  }

  @Test func `the topmost element at a cell is the one that is seen`() {
    var section = Section.list()
    section.boundaryItems = [bar(.header, .top)]
    let solved = solve(section, items: [9])
    let top = solved.element(at: Point(x: 0, y: 3), in: viewport(3))
    #expect(top?.path == .boundary(kind: .header, section: 0))
    #expect(
      solved.element(at: Point(x: 0, y: 4), in: viewport(3))?.path == .item(section: 0, item: 3))
    #expect(solved.element(at: Point(x: 9, y: 4), in: viewport(3)) == nil)
  }
}
