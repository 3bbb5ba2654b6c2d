import CompositionalLayout
import Geometry
import Testing

/// The inspector: why is an element where it is, and what does a layout look like.
struct ExplainTests {
  private func solvedAlbums() -> SolvedLayout {
    var row = Group.horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(4)),
      subitem: .item(Item(size: .full, contentInsets: EdgeInsets(top: 1))), count: 3)
    row.interItemSpacing = .fixed(2)
    var section = Section(group: row)
    section.contentInsets = EdgeInsets(leading: 2, trailing: 2)
    section.interGroupSpacing = 1
    section.boundaryItems = [
      BoundaryItem(
        size: LayoutSize(width: .fractionalWidth(1), height: .absolute(1)), kind: .header,
        alignment: .top, offset: Point(x: 0, y: -1))
    ]
    return Layout(section: section).solve(
      in: Environment(container: Container(size: Size(width: 28, height: 12))), counts: [7])
  }

  @Test func `an item is explained from the container inwards`() throws {
    let steps = try #require(solvedAlbums().explain(.item(section: 0, item: 4)))
    #expect(
      steps.map(\.description) == [
        "container: x 0, y 0, 28x12",
        "section 1 of 1: x 0, y 0, 28x16",
        "top header: x 2, y 0, 24x1; BoundaryItem(header).size 1; BoundaryItem(header).offset -1",
        "content: x 2, y 2, 24x14; Section.contentInsets.leading 2; "
          + "Section.contentInsets.trailing 2",
        "group 2 of 3: x 2, y 7, 24x4; Section.interGroupSpacing 1",
        "slot 2 of 3: x 10, y 7, 7x4 (exactly 32/3, 7, 20/3x4); Group.interItemSpacing 2",
        "item 4: x 10, y 8, 7x3; Item.contentInsets.top 1",
      ])
  }

  @Test func `every visible element has an explanation that ends where it lies`() {
    for sample in SampleLayout.all {
      let size = Size(width: 80, height: 60)
      var solved = sample.layout.solve(
        in: Environment(container: Container(size: size)), counts: sample.counts)
      solved.measure(in: Rect(origin: .zero, size: size))
      for element in solved.elements(in: Viewport(rect: Rect(origin: .zero, size: size))) {
        let steps = solved.explain(element.path)
        #expect(steps?.first?.level == .container)
        #expect(
          steps?.last?.rect == solved.rect(of: element.path), "\(sample.name) \(element.path)")
      }
    }
    #expect(solvedAlbums().explain(.item(section: 0, item: 7)) == nil)
    #expect(solvedAlbums().explain(.item(section: 3, item: 0)) == nil)
  }

  @Test func `a layout is drawn with boxes`() {
    #expect(
      solvedAlbums().drawing(in: Viewport(rect: Rect(x: 0, y: 0, width: 28, height: 12))) == """
          ═header═════════════════


          ┌0───┐  ┌1────┐  ┌2────┐
          │    │  │     │  │     │
          └────┘  └─────┘  └─────┘


          ┌3───┐  ┌4────┐  ┌5────┐
          │    │  │     │  │     │
          └────┘  └─────┘  └─────┘
        """)
  }

  @Test func `regions painted in order show what each cell belongs to`() {
    let letters: [LayoutRegion.Kind: Character] = [
      .sectionInsets: "S", .interGroupSpacing: "~", .groupSpacing: "-", .itemInsets: "i",
      .item: "#", .boundary: "H", .supplementary: "*",
    ]
    var rows = Array(repeating: Array(repeating: Character(" "), count: 28), count: 8)
    let view = Viewport(rect: Rect(x: 0, y: 0, width: 28, height: 8))
    for region in solvedAlbums().regions(in: view) {
      let shown = region.rect.intersection(view.rect)
      for y in shown.minY..<shown.maxY {
        for x in shown.minX..<shown.maxX { rows[y][x] = letters[region.kind] ?? "?" }
      }
    }
    #expect(
      rows.map { String($0) }.joined(separator: "\n") == """
        SSHHHHHHHHHHHHHHHHHHHHHHHHSS
        SSSSSSSSSSSSSSSSSSSSSSSSSSSS
        SSiiiiii--iiiiiii--iiiiiiiSS
        SS######--#######--#######SS
        SS######--#######--#######SS
        SS######--#######--#######SS
        SS~~~~~~~~~~~~~~~~~~~~~~~~SS
        SSiiiiii--iiiiiii--iiiiiiiSS
        """)
  }
}
