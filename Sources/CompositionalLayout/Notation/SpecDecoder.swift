internal import Geometry

/// Turns the JSON form of a layout into descriptions.
struct SpecDecoder {
  private(set) var measurer = SpecMeasurer()
  /// Groups nested deeper than this are refused.
  private static let deepest = 64

  // MARK: Small parts

  func insets(_ node: SpecNode?) throws(LayoutDocumentError) -> EdgeInsets {
    guard let node else { return .zero }
    return EdgeInsets(
      top: try node.integer("top"), leading: try node.integer("leading"),
      bottom: try node.integer("bottom"), trailing: try node.integer("trailing"))
  }

  func spacing(_ node: SpecNode?) throws(LayoutDocumentError) -> Spacing? {
    guard let node else { return nil }
    if let fixed = node.optional("fixed") { return .fixed(try fixed.integer()) }
    if let flexible = node.optional("flexible") { return .flexible(try flexible.integer()) }
    throw node.invalid
  }

  func edgeSpacing(_ node: SpecNode?) throws(LayoutDocumentError) -> EdgeSpacing {
    guard let node else { return .none }
    return EdgeSpacing(
      leading: try spacing(node.optional("leading")), top: try spacing(node.optional("top")),
      trailing: try spacing(node.optional("trailing")), bottom: try spacing(node.optional("bottom"))
    )
  }

  func dimension(_ node: SpecNode) throws(LayoutDocumentError) -> Dimension {
    var result: Dimension
    if let value = node.optional("absolute") {
      result = .absolute(try value.integer())
    } else if let value = node.optional("fractionalWidth") {
      result = .fractionalWidth(try value.fraction())
    } else if let value = node.optional("fractionalHeight") {
      result = .fractionalHeight(try value.fraction())
    } else if let value = node.optional("estimated") {
      result = .estimated(try value.integer())
    } else if let value = node.optional("uniformAcrossSiblings") {
      result = .uniformAcrossSiblings(try value.integer())
    } else if let value = node.optional("fill") {
      result = .fill(try value.integer())
    } else if let value = node.optional("aspect") {
      result = .aspect(try value.fraction())
    } else {
      throw node.invalid
    }
    result.minimum = try node.optional("min")?.integer()
    result.maximum = try node.optional("max")?.integer()
    return result
  }

  func size(_ node: SpecNode) throws(LayoutDocumentError) -> LayoutSize {
    LayoutSize(
      width: try dimension(node.required("width")), height: try dimension(node.required("height")))
  }

  func columns(_ node: SpecNode) throws(LayoutDocumentError) -> Columns {
    if let count = node.optional("count") { return .count(try count.integer()) }
    if let fit = node.optional("fit") {
      return .fit(
        min: try fit.integer("min"), max: try fit.optional("max")?.integer())
    }
    if let list = node.optional("breakpoints") {
      var breakpoints: [Columns.Breakpoint] = []
      for each in try list.list() {
        breakpoints.append(
          Columns.Breakpoint(
            minWidth: try each.integer("minWidth"), count: try each.required("count").integer()))
      }
      return .breakpoints(breakpoints)
    }
    throw node.invalid
  }

  private func point(
    _ node: SpecNode?
  ) throws(LayoutDocumentError) -> (x: Fraction, y: Fraction)? {
    guard let node else { return nil }
    let list = try node.list()
    guard list.count == 2 else { throw node.invalid }
    return (try list[0].fraction(), try list[1].fraction())
  }

  func anchor(_ node: SpecNode) throws(LayoutDocumentError) -> Anchor {
    let names: [String: RectEdges] = [
      "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
    ]
    var edges: RectEdges = []
    for each in try node.list("edges") {
      guard let edge = names[try each.text()] else { throw each.invalid }
      edges.insert(edge)
    }
    if let offset = try point(node.optional("fractionalOffset")) {
      return Anchor(edges: edges, fractionalOffset: offset)
    }
    return Anchor(
      edges: edges, absoluteOffset: try point(node.optional("absoluteOffset")) ?? (0, 0))
  }

  func supplementary(_ node: SpecNode) throws(LayoutDocumentError) -> [SupplementaryItem] {
    var items: [SupplementaryItem] = []
    for each in try node.list("supplementary") {
      var item = SupplementaryItem(
        size: try size(each), kind: ElementKind(try each.required("kind").text()),
        containerAnchor: try anchor(each.required("anchor")))
      if let own = each.optional("itemAnchor") { item.itemAnchor = try anchor(own) }
      item.zIndex = try each.optional("zIndex")?.integer()
      items.append(item)
    }
    return items
  }

  /// Keeps a stated measurement and returns the tag it is found by; 0 without one.
  mutating func tag(_ node: SpecNode) throws(LayoutDocumentError) -> Int {
    guard let measure = node.optional("measure") else { return 0 }
    func rule(_ node: SpecNode) throws(LayoutDocumentError) -> SpecMeasurer.Rule {
      SpecMeasurer.Rule(
        width: try node.optional("width")?.fraction(),
        height: try node.optional("height")?.fraction(),
        heightPerWidth: try node.optional("heightPerWidth")?.fraction(),
        plus: try node.optional("plus")?.fraction() ?? .zero)
    }
    var rules: [SpecMeasurer.Rule] = []
    if let list = measure.optional("perItem") {
      for each in try list.list() { rules.append(try rule(each)) }
    } else {
      rules.append(try rule(measure))
    }
    measurer.rules.append(rules)
    return measurer.rules.count
  }

  // MARK: Items and groups

  mutating func item(_ node: SpecNode) throws(LayoutDocumentError) -> Item {
    var item = Item(
      size: try size(node), contentInsets: try insets(node.optional("contentInsets")),
      edgeSpacing: try edgeSpacing(node.optional("edgeSpacing")),
      supplementaryItems: try supplementary(node))
    item.tag = try tag(node)
    return item
  }

  mutating func subitem(_ node: SpecNode, depth: Int) throws(LayoutDocumentError) -> Subitem {
    let type = try node.optional("type")?.text() ?? "item"
    if type == "item" { return .item(try item(node)) }
    return .group(try group(node, depth: depth))
  }

  mutating func group(_ node: SpecNode, depth: Int = 0) throws(LayoutDocumentError) -> Group {
    guard depth < Self.deepest else { throw node.invalid }
    let type = try node.required("type")
    let axis: Axis
    switch try type.text() {
    case "horizontal": axis = .horizontal
    case "vertical", "custom": axis = .vertical
    default: throw type.invalid
    }
    var group = Group(axis: axis, size: try size(node), content: try content(node, depth: depth))
    group.contentInsets = try insets(node.optional("contentInsets"))
    group.edgeSpacing = try edgeSpacing(node.optional("edgeSpacing"))
    group.interItemSpacing = try spacing(node.optional("interItemSpacing")) ?? .fixed(0)
    group.supplementaryItems = try supplementary(node)
    group.rowHeight = try node.choice("rowHeight", default: .own)
    group.remainder = try node.choice("remainder", default: .spread)
    return group
  }

  private mutating func content(
    _ node: SpecNode, depth: Int
  ) throws(LayoutDocumentError) -> Group.Content {
    if try node.required("type").text() == "custom" {
      var items: [CustomItem] = []
      for frame in try node.required("frames").list() {
        let numbers = try frame.list()
        guard numbers.count == 4 else { throw frame.invalid }
        items.append(
          CustomItem(
            rect: Rect(
              x: try numbers[0].integer(), y: try numbers[1].integer(),
              width: try numbers[2].integer(), height: try numbers[3].integer())))
      }
      return .custom(items)
    }
    if let member = node.optional("subitem") {
      let columns: Columns
      if let rule = node.optional("columns") {
        columns = try self.columns(rule)
      } else {
        columns = .count(try node.required("count").integer())
      }
      return .equal(try subitem(member, depth: depth + 1), columns)
    }
    if let member = node.optional("repeatingSubitem") {
      let count = try node.required("count").integer()
      return .repeating(try subitem(member, depth: depth + 1), count: count)
    }
    var members: [Subitem] = []
    for each in try node.required("subitems").list() {
      members.append(try subitem(each, depth: depth + 1))
    }
    return .subitems(members)
  }

  mutating func boundary(_ node: SpecNode) throws(LayoutDocumentError) -> [BoundaryItem] {
    var items: [BoundaryItem] = []
    for each in try node.list("boundary") {
      var item = BoundaryItem(
        size: try size(each), kind: ElementKind(try each.required("kind").text()),
        alignment: try each.choice("alignment", default: .top))
      if let offset = try point(each.optional("offset")) {
        item.offset = Point(x: offset.x.floor, y: offset.y.floor)
      }
      item.extendsBoundary = try each.truth("extendsBoundary", default: true)
      item.pinToVisibleBounds = try each.truth("pin", default: false)
      item.contentInsets = try insets(each.optional("contentInsets"))
      item.zIndex = try each.optional("zIndex")?.integer()
      item.tag = try tag(each)
      items.append(item)
    }
    return items
  }
}
