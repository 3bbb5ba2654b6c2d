internal import Geometry

extension SpecDecoder {
  /// Items of a section at most: every one of them may be printed.
  private static let mostItems = 1 << 20

  /// Reads a section and its number of items.
  mutating func section(
    _ node: SpecNode
  ) throws(LayoutDocumentError) -> (section: Section?, count: Int) {
    let count = min(Self.mostItems, try node.integer("items"))
    var section: Section
    if let list = node.optional("list") {
      section = try self.list(list)
    } else {
      section = Section(pattern: GroupPattern([]))
      section.content = try content(node)
    }
    if let own = node.optional("contentInsets") { section.contentInsets = try insets(own) }
    section.interGroupSpacing = try node.integer("interGroupSpacing")
    section.orthogonalScrollingBehavior = try node.choice("orthogonal", default: .none)
    if let snap = node.optional("snap") {
      section.snapPolicy = SnapPolicy(
        first: try snap.choice("first", default: .start),
        middle: try snap.choice("middle", default: .start),
        last: try snap.choice("last", default: .start))
    }
    section.boundaryItems += try boundary(node)
    for each in try node.list("decorations") {
      section.decorationItems.append(
        .background(
          kind: ElementKind(try each.required("kind").text()),
          contentInsets: try insets(each.optional("contentInsets")),
          scope: try each.choice("scope", default: .section), zIndex: try each.integer("zIndex")))
    }
    section.supplementariesFollowContentInsets = try node.truth(
      "supplementariesFollowContentInsets", default: true)
    section.headerGap = try node.integer("headerGap")
    section.footerGap = try node.integer("footerGap")
    return (section, count)
  }

  private mutating func content(_ node: SpecNode) throws(LayoutDocumentError) -> Section.Content {
    if let masonry = node.optional("masonry") {
      return .masonry(
        Masonry(
          lanes: try columns(masonry.required("lanes")), item: try item(masonry.required("item")),
          laneSpacing: try masonry.integer("laneSpacing"),
          itemSpacing: try masonry.integer("itemSpacing")))
    }
    if let grid = node.optional("grid") { return .grid(try spanGrid(grid)) }
    if let pattern = node.optional("pattern") {
      return .groups(
        GroupPattern(
          try groups(pattern.required("repeating")), first: try groups(pattern.optional("first")),
          last: try groups(pattern.optional("last"))))
    }
    guard let group = node.optional("group") else { return .groups(GroupPattern([])) }
    return .groups(GroupPattern([try self.group(group)]))
  }

  private mutating func groups(_ node: SpecNode?) throws(LayoutDocumentError) -> [Group] {
    var groups: [Group] = []
    for each in try node?.list() ?? [] { groups.append(try group(each)) }
    return groups
  }

  private mutating func spanGrid(_ node: SpecNode) throws(LayoutDocumentError) -> SpanGrid {
    var grid = SpanGrid(
      columns: try columns(node.required("columns")),
      rowHeight: try dimension(node.required("rowHeight")),
      columnSpacing: try node.integer("columnSpacing"),
      rowSpacing: try node.integer("rowSpacing"),
      isDense: try node.truth("dense", default: false))
    for each in try node.list("spans") {
      grid.spans.append(
        SpanGrid.Span(
          columns: try each.integer("columns", default: 1),
          rows: try each.integer("rows", default: 1)))
    }
    if let item = node.optional("item") { grid.item = try self.item(item) }
    return grid
  }
}

extension LayoutCase {
  /// Reads a case: its container, if it names one, and its description.
  init(_ node: SpecNode) throws(LayoutDocumentError) {
    let spec = try node.required("spec")
    var decoder = SpecDecoder()
    var (sections, counts) = ([Section?](), [Int]())
    for each in try spec.required("sections").list() {
      let (section, count) = try decoder.section(each)
      sections.append(section)
      counts.append(count)
    }
    var configuration = Configuration()
    if let scroll = spec.optional("scroll") {
      switch try scroll.text() {
      case "vertical": configuration.scrollDirection = .vertical
      case "horizontal": configuration.scrollDirection = .horizontal
      default: throw scroll.invalid
      }
    }
    configuration.interSectionSpacing = try spec.integer("interSectionSpacing")
    configuration.boundaryItems = try decoder.boundary(spec)
    id = try node.optional("id")?.text()
    if let own = node.optional("container") {
      container = Size(
        width: try own.required("width").integer(), height: try own.required("height").integer())
    } else {
      container = nil
    }
    cellAspect = try spec.optional("aspect")?.fraction() ?? .one
    direction = try spec.choice("direction", default: .leftToRight)
    let found = sections
    layout = Layout(configuration: configuration) { index, _ in
      found.indices.contains(index) ? found[index] : nil
    }
    self.counts = counts
    measurer = decoder.measurer
  }
}

extension SpecDecoder {
  /// Reads a list; its rows may state a measurement like any item.
  mutating func list(_ node: SpecNode) throws(LayoutDocumentError) -> Section {
    var list = ListConfiguration(appearance: try node.choice("appearance", default: .plain))
    list.showsSeparators = try node.truth("separators", default: false)
    list.headerMode = try node.choice("headerMode", default: .none)
    list.footerMode = try node.choice("footerMode", default: .none)
    list.headerTopPadding = try node.integer("headerTopPadding")
    list.estimatedRowHeight = try node.integer("estimatedRowHeight", default: 1)
    var section = Section.list(using: list)
    let tag = try tag(node)
    section.retagItems(tag)
    return section
  }
}

extension Section {
  /// Gives the rows of a list a tag.
  fileprivate mutating func retagItems(_ tag: Int) {
    guard case .groups(var pattern) = content, var group = pattern.repeating.first,
      case .equal(.item(var item), let columns) = group.content
    else { return }
    item.tag = tag
    group.content = .equal(.item(item), columns)
    pattern.repeating = [group]
    content = .groups(pattern)
  }
}
