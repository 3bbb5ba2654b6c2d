import CompositionalLayout
import Geometry
import Testing

/// Layouts as pictures: gaps, overlaps and edges that are off by one show at once.
struct PictureTests {
  private func row(_ height: Int, columns: Int, gap: Int = 0) -> Group {
    var row = Group.horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(height)),
      subitem: .item(Item(size: .full)), count: columns)
    row.interItemSpacing = .fixed(gap)
    return row
  }

  @Test func `equal columns share what cannot be divided`() {
    #expect(
      picture(of: Section(group: row(1, columns: 3)), items: 7, width: 10) == """
        aaabbbcccc
        dddeeeffff
        ggg
        """)
  }

  @Test func `the first columns take the remainder when asked to`() {
    var group = row(1, columns: 3)
    group.remainder = .leading
    #expect(
      picture(of: Section(group: group), items: 4, width: 11) == """
        aaaabbbbccc
        dddd
        """)
  }

  @Test func `halves and quarters share the edge in the middle`() {
    let pattern = GroupPattern([row(1, columns: 2), row(1, columns: 4)])
    #expect(
      picture(of: Section(pattern: pattern), items: 6, width: 9) == """
        aaaabbbbb
        ccddeefff
        """)
  }

  @Test func `a header lifted by one row leaves one row of air`() {
    var section = Section(group: row(2, columns: 2, gap: 2))
    section.contentInsets = EdgeInsets(leading: 1, trailing: 1)
    section.interGroupSpacing = 1
    section.boundaryItems = [
      BoundaryItem(
        size: LayoutSize(width: .fractionalWidth(1), height: .absolute(1)), kind: .header,
        alignment: .top, offset: Point(x: 0, y: -1))
    ]
    #expect(
      picture(of: section, items: 4, width: 12) == """
         HHHHHHHHHH

         aaaa  bbbb
         aaaa  bbbb

         cccc  dddd
         cccc  dddd
        """)
  }

  @Test func `nested groups keep their spacing`() {
    var inner = Group.vertical(
      size: LayoutSize(width: .fractionalWidth(1 / 2), height: .fractionalHeight(1)),
      subitem: .item(Item(size: .full)), count: 2)
    inner.interItemSpacing = .fixed(1)
    let large = Item(
      size: LayoutSize(width: .fractionalWidth(1 / 2), height: .fractionalHeight(1)))
    let group = Group.horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(3)),
      subitems: [.item(large), .group(inner)])
    #expect(
      picture(of: Section(group: group), items: 5, width: 8) == """
        aaaabbbb
        aaaa
        aaaacccc
        ddddeeee
        dddd
        dddd
        """)
  }

  @Test func `flexible spacing pushes to the edges`() {
    var group = Group.horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(1)),
      repeatingSubitem: .item(
        Item(size: LayoutSize(width: .absolute(2), height: .fractionalHeight(1)))), count: 3)
    group.interItemSpacing = .flexible(1)
    #expect(
      picture(of: Section(group: group), items: 4, width: 12) == """
        aa   bb   cc
        dd
        """)
  }

  @Test func `a filling subitem takes what the fixed ones leave`() {
    func item(_ width: Dimension) -> Subitem {
      .item(Item(size: LayoutSize(width: width, height: .fractionalHeight(1))))
    }
    let group = Group.horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(1)),
      subitems: [item(.absolute(2)), item(.fill(2)), item(.fill(1)), item(.fill(1).atMost(1))])
    #expect(
      picture(of: Section(group: group), items: 4, width: 12) == """
        aabbbbbbcccd
        """)
  }

  @Test func `rows are as high as their tallest item when asked to`() {
    let section = Section.grid(columns: .count(2), itemHeight: .estimated(1), gap: Gap(cross: 1))
    let measurer = ListMeasurer(sizes: [1, 3, 2, 1].map { Size(width: 0, height: $0) })
    #expect(
      picture(of: section, items: 4, width: 7, measurer: measurer) == """
        aaa bbb
        aaa bbb
        aaa bbb
        ccc ddd
        ccc ddd
        """)
  }

  @Test func `columns come from a minimum width`() {
    let section = Section.grid(
      columns: .fit(min: 4, max: nil), itemHeight: .absolute(1), gap: Gap(main: 0, cross: 1))
    #expect(picture(of: section, items: 3, width: 14) == "aaaa bbbb cccc")
    #expect(
      picture(of: section, items: 3, width: 13) == """
        aaaaaa bbbbbb
        cccccc
        """)
  }

  @Test func `a flow takes as many as fit a line`() {
    let section = Section.flow(estimatedWidth: 4, gap: Gap(cross: 1))
    let measurer = ListMeasurer(sizes: [3, 5, 6, 4, 9].map { Size(width: $0, height: 1) })
    #expect(
      picture(of: section, items: 5, width: 10, measurer: measurer) == """
        aaa bbbbb
        cccccc
        dddd
        eeeeeeeee
        """)
  }

  @Test func `masonry puts each item into the shortest lane`() {
    let section = Section.masonry(
      lanes: .count(3), itemHeight: .estimated(1), gap: Gap(main: 1, cross: 1))
    let measurer = ListMeasurer(sizes: [3, 1, 2, 2, 1].map { Size(width: 0, height: $0) })
    #expect(
      picture(of: section, items: 5, width: 8, measurer: measurer) == """
        aa bb cc
        aa    cc
        aa dd
           dd ee
        """)
  }

  @Test func `items cover columns and rows, and a dense grid fills the holes`() {
    var grid = SpanGrid(
      columns: .count(3), rowHeight: .absolute(1),
      spans: [.init(columns: 2, rows: 2), .init(columns: 2), .init(), .init()])
    #expect(
      picture(of: Section(grid: grid), items: 4, width: 6) == """
        aaaa
        aaaa
        bbbbcc
        dd
        """)
    grid.isDense = true
    #expect(
      picture(of: Section(grid: grid), items: 4, width: 6) == """
        aaaacc
        aaaadd
        bbbb
        """)
  }

  @Test func `badges sit on the corner they are anchored to`() {
    var item = Item(size: .full, contentInsets: EdgeInsets(all: 1))
    item.supplementaryItems = [
      SupplementaryItem(
        size: LayoutSize(width: .absolute(2), height: .absolute(2)), kind: "badge",
        containerAnchor: Anchor(edges: [.top, .trailing], fractionalOffset: (1 / 2, -1 / 2)))
    ]
    let group = Group.horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(5)), subitem: .item(item),
      count: 2)
    #expect(
      picture(of: Section(group: group), items: 2, width: 12) == """
            **    **
         aaa** bbb**
         aaaa  bbbb
         aaaa  bbbb
        """)
  }

  @Test func `backgrounds lie behind a section or behind its content only`() {
    var section = Section.list(rowHeight: 1)
    section.contentInsets = EdgeInsets(all: 1)
    section.boundaryItems = [
      BoundaryItem(
        size: LayoutSize(width: .absolute(2), height: .absolute(1)), kind: .header,
        alignment: .topLeading)
    ]
    section.decorationItems = [.background()]
    #expect(
      picture(of: section, items: 1, width: 6) == """
        .HH...
        ......
        .aaaa.
        ......
        """)
    section.decorationItems = [.background(scope: .content)]
    #expect(
      picture(of: section, items: 1, width: 6) == """
         HH
        ......
        .aaaa.
        ......
        """)
  }

  @Test func `right to left mirrors everything`() {
    var section = Section(group: row(1, columns: 2, gap: 1))
    section.contentInsets.leading = 3
    #expect(
      picture(of: section, items: 3, width: 12, direction: .rightToLeft) == """
        bbbb aaaa
             cccc
        """)
  }

  @Test func `a pattern has groups of its own at its start and end`() {
    let pattern = GroupPattern(
      [row(1, columns: 3)], first: [row(2, columns: 1)], last: [row(1, columns: 1)])
    #expect(
      picture(of: Section(pattern: pattern), items: 6, width: 6) == """
        aaaaaa
        aaaaaa
        bbccdd
        ee
        ffffff
        """)
  }

  @Test func `a horizontal layout puts its sections side by side`() {
    var configuration = Configuration()
    configuration.scrollDirection = .horizontal
    configuration.interSectionSpacing = 1
    let column = Group.vertical(
      size: LayoutSize(width: .absolute(2), height: .fractionalHeight(1)),
      subitem: .item(Item(size: .full)), count: 2)
    let layout = Layout(section: Section(group: column), configuration: configuration)
    #expect(
      picture(of: layout, items: [3, 2], width: 12, height: 2) == """
        aacc aa
        bb   bb
        """)
  }

  @Test func `the layout's own header and footer lie around all sections`() {
    var configuration = Configuration()
    func bar(_ kind: ElementKind, _ alignment: RectAlignment) -> BoundaryItem {
      BoundaryItem(
        size: LayoutSize(width: .fractionalWidth(1), height: .absolute(1)), kind: kind,
        alignment: alignment)
    }
    configuration.boundaryItems = [bar(.header, .top), bar(.footer, .bottom)]
    let layout = Layout(section: .list(), configuration: configuration)
    #expect(
      picture(of: layout, items: [1, 2], width: 3, height: 9) == """
        HHH
        aaa
        aaa
        bbb
        FFF
        """)
  }
}
