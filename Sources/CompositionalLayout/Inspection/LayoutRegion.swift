public import Geometry

/// A part of the screen and what it is in the layout: for an overlay that shades them by kind.
public struct LayoutRegion: Hashable, Sendable {
  /// What a region is, from the outside in; each is to be painted over the ones before.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A section: what stays visible of it are its insets.
    case sectionInsets
    /// A section's content: what stays visible of it is the spacing between groups.
    case interGroupSpacing
    /// A group: what stays visible of it are spacing between items and its own insets.
    case groupSpacing
    /// An item's slot: what stays visible of it are the item's insets.
    case itemInsets
    /// An item.
    case item
    /// A header, a footer or another boundary item.
    case boundary
    /// Something attached to an item.
    case supplementary
  }

  /// What it is.
  public var kind: Kind
  /// The cells, in content coordinates.
  public var rect: Rect
  /// The cells outside which it must not be painted; nil where there is no such limit.
  public var clip: Rect?
}

extension SolvedLayout {
  /// Returns the regions of what is visible, in the order in which they are to be painted.
  ///
  /// - Complexity: As ``elements(in:)``, and one group solved again for each visible group.
  public func regions(in viewport: Viewport) -> [LayoutRegion] {
    let shown = elements(in: viewport)
    var regions: [LayoutRegion] = []
    let area = normalized(viewport.rect)
    var index = extents.index(at: area.start(axis) + boundary.result.start)
    while index < sections.count, sectionStart(index) < area.end(axis) {
      if let section = sections[index] {
        regions += frame(of: section)
        appendGroups(
          of: section, in: area, scrolled: viewport.stripOffsets[index] ?? 0, to: &regions)
      }
      index += 1
    }
    for element in shown {
      let kind: LayoutRegion.Kind
      switch element.path {
      case .item: kind = .item
      case .boundary: kind = .boundary
      case .supplementary: kind = .supplementary
      case .decoration: continue
      }
      regions.append(LayoutRegion(kind: kind, rect: element.rect, clip: element.clip))
    }
    return regions
  }

  private func frame(of section: SolvedSection) -> [LayoutRegion] {
    var content = Rect(origin: section.contentOrigin, size: section.room.inner.floor)
    content.origin[axis] += sectionStart(section.index)
    content.size[axis] = section.core
    return [
      LayoutRegion(kind: .sectionInsets, rect: sectionRect(section.index) ?? .zero),
      LayoutRegion(kind: .interGroupSpacing, rect: mirrored(content)),
    ]
  }

  private func appendGroups(
    of section: SolvedSection, in area: Rect, scrolled: Int, to regions: inout [LayoutRegion]
  ) {
    var origin = section.contentOrigin
    origin[axis] += sectionStart(section.index)
    if section.room.isSideways { origin[axis.cross] -= Limits.position(scrolled) }
    let arrangement = section.arrangement
    let low = area.start(arrangement.axis) - origin[arrangement.axis]
    var (found, work) = ([ArrangedItem](), QueryWork())
    arrangement.collect(low..<low + area.size[arrangement.axis], into: &found, work: &work)
    let clip =
      section.room.isSideways ? section.stripViewport(at: sectionStart(section.index)) : nil
    var last = -1
    for item in found {
      let group = arrangement.group(ofItem: item.item)
      guard group != last, let solution = arrangement.solution(ofItem: item.item) else { continue }
      last = group
      var corner = origin.moved(x: solution.shift.x.cell, y: solution.shift.y.cell)
      corner[arrangement.axis] += arrangement.span(ofGroup: group).lowerBound
      append(solution.node, at: corner, clip: clip.map(mirrored), to: &regions)
    }
  }

  private func append(
    _ top: Node, at origin: Point, clip: Rect?, to regions: inout [LayoutRegion]
  ) {
    func visit(_ node: Node, at corner: ExactPoint) {
      let rect = ExactRect(origin: corner + node.origin, size: node.size).cells
      let kind: LayoutRegion.Kind
      if case .group = node.source { kind = .groupSpacing } else { kind = .itemInsets }
      regions.append(
        LayoutRegion(
          kind: kind, rect: mirrored(rect.moved(x: origin.x, y: origin.y)), clip: clip))
      for child in node.children { visit(child, at: corner + node.origin) }
    }
    visit(top, at: .zero)
  }
}
