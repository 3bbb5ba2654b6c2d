internal import Geometry

/// Tells, level by level, how an element came to its place.
struct Explainer {
  private let layout: SolvedLayout
  private let section: SolvedSection
  private(set) var steps: [ExplainStep] = []
  /// The insets of the slot that was added last.
  private var itemInsets: [ExplainStep.Cause] = []

  init(_ layout: SolvedLayout, section: SolvedSection) {
    self.layout = layout
    self.section = section
  }

  private var axis: Axis { layout.axis }

  private mutating func add(
    _ level: ExplainStep.Level, _ name: String, _ rect: Rect, exact: ExactRect? = nil,
    _ causes: [ExplainStep.Cause]
  ) {
    var frame: ExplainStep.ExactFrame?
    if let exact, exact != ExactRect(rect) {
      frame = ExplainStep.ExactFrame(
        x: exact.origin.x, y: exact.origin.y, width: exact.size.width, height: exact.size.height)
    }
    steps.append(
      ExplainStep(
        level: level, name: name, rect: layout.mirrored(rect), exact: frame,
        causes: causes.filter { $0.cells != .zero }))
  }

  // MARK: From the container to the content

  mutating func addSection() {
    let container = layout.environment.container
    add(
      .container, "container", Rect(origin: .zero, size: container.size),
      insets(container.insets, of: "Container.insets"))
    var rect = Rect(origin: .zero, size: section.room.container)
    rect.origin[axis] = layout.sectionStart(section.index)
    rect.origin[axis.cross] = section.room.crossOrigin
    rect.size[axis] = section.extent
    let gap = section.index > 0 ? layout.configuration.interSectionSpacing : 0
    add(
      .section, "section \(section.index + 1) of \(layout.sectionCount)", rect,
      [.init("Configuration.interSectionSpacing", Fraction(gap))])
  }

  mutating func addBoundaries() {
    for (number, item) in section.section.boundaryItems.enumerated() {
      var rect = section.boundaryRect(number)
      rect.origin[axis] += layout.sectionStart(section.index)
      let kind = item.kind.name
      add(
        .boundary, "\(item.alignment.rawValue) \(kind)", rect,
        [
          .init("BoundaryItem(\(kind)).size", Fraction(rect.size[axis])),
          .init("BoundaryItem(\(kind)).offset", Fraction(item.offset[axis])),
        ] + insets(item.contentInsets, of: "BoundaryItem(\(kind)).contentInsets"))
    }
  }

  mutating func addContent() {
    var rect = Rect(origin: contentOrigin, size: section.room.inner.floor)
    rect.size[axis] = section.core
    add(
      .content, "content", rect,
      insets(section.section.contentInsets, of: "Section.contentInsets"))
  }

  private var contentOrigin: Point {
    var origin = section.contentOrigin
    origin[axis] += layout.sectionStart(section.index)
    return origin
  }

  private func insets(_ insets: EdgeInsets, of property: String) -> [ExplainStep.Cause] {
    [
      .init("\(property).top", Fraction(insets.top)),
      .init("\(property).leading", Fraction(insets.leading)),
      .init("\(property).bottom", Fraction(insets.bottom)),
      .init("\(property).trailing", Fraction(insets.trailing)),
    ]
  }

  // MARK: From the group to the item

  /// Adds the groups around an item, and the item; false when there is no such item.
  mutating func addItem(_ item: Int) -> Bool {
    let arrangement = section.arrangement
    guard let place = arrangement.places(ofItem: item).first(where: { !$0.isGroup }) else {
      return false
    }
    if let solution = arrangement.solution(ofItem: item) {
      let span = arrangement.span(ofGroup: solution.group)
      var corner = ExactPoint(
        x: Fraction(contentOrigin.x) + solution.shift.x,
        y: Fraction(contentOrigin.y) + solution.shift.y)
      corner[arrangement.axis] = corner[arrangement.axis] + Fraction(span.lowerBound)
      let gap = solution.group > 0 ? section.section.interGroupSpacing : 0
      descend(
        solution.node, to: item, corner: corner,
        name: "group \(solution.group + 1) of \(arrangement.groupCount)",
        causes: [.init("Section.interGroupSpacing", Fraction(gap))])
    }
    add(
      .element, "item \(item)", place.rect.moved(x: contentOrigin.x, y: contentOrigin.y), itemInsets
    )
    return true
  }

  private mutating func descend(
    _ node: Node, to item: Int, corner: ExactPoint, name: String, causes: [ExplainStep.Cause]
  ) {
    let exact = ExactRect(origin: corner + node.origin, size: node.size)
    switch node.source {
    case .item(let described):
      add(.slot, name, exact.cells, exact: exact, causes)
      itemInsets = insets(
        described.contentInsets.effective(ignoring: node.estimated), of: "Item.contentInsets")
    case .custom:
      add(.slot, name, exact.cells, exact: exact, [])
    case .group(let group):
      add(
        .group, name, exact.cells, exact: exact,
        causes
          + insets(
            group.contentInsets.effective(ignoring: node.estimated), of: "Group.contentInsets"))
      guard
        let index = node.children.firstIndex(where: {
          $0.first <= item && item < $0.first + $0.count
        }
        )
      else { return }
      let gaps = Explainer.gaps(before: index, in: node, group: group)
      descend(
        node.children[index], to: item, corner: corner + node.origin,
        name: "\(node.children[index].word) \(index + 1) of \(node.children.count)", causes: gaps)
    }
  }

  /// What lies between a subitem and the one before it, along the group's axis.
  private static func gaps(before index: Int, in node: Node, group: Group) -> [ExplainStep.Cause] {
    let child = node.children[index]
    let axis = group.axis
    let spacing = child.spacing
    var causes = [
      ExplainStep.Cause(
        "\(child.word).edgeSpacing.\(axis == .horizontal ? "leading" : "top")",
        Fraction(spacing.start(axis).minimum))
    ]
    guard index > 0 else { return causes }
    let before = node.children[index - 1]
    let gap = child.origin[axis] - before.origin[axis] - before.size[axis]
    let edges = spacing.start(axis).minimum + before.spacing.end(axis).minimum
    causes.append(.init("Group.interItemSpacing", gap - Fraction(edges)))
    return causes
  }
}

extension Node {
  /// What the element is called.
  fileprivate var word: String {
    switch source {
    case .item: "slot"
    case .group: "subgroup"
    case .custom: "custom slot"
    }
  }

  /// Room outside the slot.
  fileprivate var spacing: EdgeSpacing {
    switch source {
    case .item(let item): item.edgeSpacing
    case .group(let group): group.edgeSpacing
    case .custom: .none
    }
  }
}

extension ExactRect {
  init(_ rect: Rect) {
    self.init(
      origin: ExactPoint(x: Fraction(rect.minX), y: Fraction(rect.minY)),
      size: ExactSize(rect.size))
  }
}
