import Geometry
import JSON
import Testing

@testable import CompositionalLayout

/// What the engine has beyond its model: columns by width, aspects, limits.
struct ExtensionTests {
  @Test func `the golden extensions hold`() throws {
    let value = try JSONValue(dataFile("golden-layout.json"))
    let extensions = try #require(value["extensions"]?.elements)
    #expect(extensions.count == 10)
    for each in extensions {
      let (id, input) = (each["id"]?.text ?? "", try #require(each["input"]))
      let expected = try #require(each["expected"])
      if input["aspectRatio"] != nil {
        checkAspect(id, input, expected)
      } else {
        checkColumns(id, input, expected)
      }
    }
  }

  private func checkColumns(_ id: String, _ input: JSONValue, _ expected: JSONValue) {
    let gap = input["gap"]?.integer ?? 0
    let available = input["available"]?.integer ?? 0
    let columns = Columns.fit(
      min: input["minColumn"]?.integer ?? 0, max: input["maxColumn"]?.integer)
    let count = columns.count(in: available, gap: gap)
    #expect(count == expected["columns"]?.integer, "\(id)")
    var causes: Set<Diagnostic.Cause> = []
    let tracks = EqualTracks(Fraction(available), count: count, gap: Fraction(gap), causes: &causes)
    #expect(tracks.extent == expected["columnWidth"]?.fraction, "\(id)")
  }

  private func checkAspect(_ id: String, _ input: JSONValue, _ expected: JSONValue) {
    var resolver = DimensionResolver(aspect: input["rowsPerColumn"]?.fraction ?? 1)
    let size = LayoutSize(
      width: .absolute(input["width"]?.integer ?? 0),
      height: .aspect(input["aspectRatio"]?.fraction ?? 0))
    let resolved = resolver.resolve(size, in: .zero)
    #expect(resolved.size.height == expected["height"]?.fraction, "\(id)")
  }

  @Test func `limits hold for every sort of dimension`() {
    var resolver = DimensionResolver(aspect: 1)
    let container = ExactSize(width: 80, height: 24)
    func width(_ dimension: Dimension) -> Fraction {
      resolver.extent(of: dimension, on: .horizontal, in: container)
    }
    #expect(width(.fractionalWidth(1 / 2).atLeast(50)) == 50)
    #expect(width(.fractionalWidth(1 / 2).atMost(30)) == 30)
    #expect(width(.absolute(5).atLeast(9).atMost(7)) == 9)
    #expect(width(.fill().atMost(60)) == 60)
  }

  @Test func `breakpoints choose the widest that is reached`() {
    let columns = Columns.breakpoints([
      .init(minWidth: 76, count: 3), .init(minWidth: 0, count: 2), .init(minWidth: 126, count: 4),
    ])
    #expect(
      [0, 75, 76, 125, 126, 300].map { columns.count(in: $0, gap: 2) } == [2, 2, 3, 3, 4, 4])
  }

  @Test func `columns of a least and a greatest width leave the rest at the end`() {
    let section = Section.grid(
      columns: .fit(min: 18, max: 30), itemHeight: .absolute(1), gap: Gap(cross: 1))
    let solved = Layout(section: section).solve(
      in: Environment(container: Container(size: Size(width: 35, height: 9))), counts: [2])
    #expect(solved.rect(of: .item(section: 0, item: 0)) == Rect(x: 0, y: 0, width: 30, height: 1))
    #expect(solved.rect(of: .item(section: 0, item: 1)) == Rect(x: 0, y: 1, width: 30, height: 1))
  }

  @Test func `gaps are added between header, content and footer`() {
    var section = Section.list()
    func bar(_ kind: ElementKind, _ alignment: RectAlignment) -> BoundaryItem {
      BoundaryItem(
        size: LayoutSize(width: .fractionalWidth(1), height: .absolute(1)), kind: kind,
        alignment: alignment)
    }
    section.boundaryItems = [bar(.header, .top), bar(.footer, .bottom)]
    section.headerGap = 2
    section.footerGap = 1
    #expect(picture(of: section, items: 2, width: 2) == "HH\n\n\naa\nbb\n\nFF")
  }

  @Test func `lists differ by appearance`() {
    func list(_ appearance: ListConfiguration.Appearance) -> String {
      var configuration = ListConfiguration(appearance: appearance)
      configuration.headerMode = .supplementary
      return picture(of: .list(using: configuration), items: 2, width: 7)
    }
    #expect(list(.plain) == "HHHHHHH\naaaaaaa\nbbbbbbb")
    #expect(list(.grouped) == "HHHHHHH\n\naaaaaaa\nbbbbbbb")
    #expect(list(.insetGrouped) == "  HHH\n\n  aaa\n  bbb")
    #expect(list(.sidebar) == ".HHHHH.\n.aaaaa.\n.bbbbb.")
    #expect(list(.sidebarPlain) == " HHHHH\n aaaaa\n bbbbb")
  }

  @Test func `separators lie on the last line of their row and take no room`() {
    var configuration = ListConfiguration(appearance: .plain)
    configuration.showsSeparators = true
    configuration.separator.insets.leading = 2
    configuration.headerMode = .firstItemInSection
    configuration.itemSeparatorHandler = SeparatorHandler { item, all in
      var own = all
      own.isVisible = item != 2
      return own
    }
    configuration.estimatedRowHeight = 2
    #expect(
      picture(of: .list(using: configuration), items: 4, width: 5) == """
        aaaaa
        aaaaa
        bbbbb
        bb***
        ccccc
        ccccc
        ddddd
        dd***
        """)
  }
}
