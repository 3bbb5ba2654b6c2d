internal import Geometry

/// One solved instance of a group in whole cells: a row of a grid, a page of a strip.
///
/// Instances of a group without self-sizing items are all alike, so one template serves any
/// number of them.
struct GroupTemplate: Sendable {
  /// A data item of the instance.
  struct Leaf: Sendable {
    /// Where it lies, from the instance's corner.
    var rect: Rect
    var zIndex = 0
    var attached: [SupplementaryItem] = []
  }

  /// A nested or outermost group that carries attached elements.
  struct Host: Sendable {
    /// The first data item inside, counted from the instance's first.
    var leaf: Int
    var rect: Rect
    var attached: [SupplementaryItem]
  }

  private(set) var leaves: [Leaf] = []
  private(set) var hosts: [Host] = []
  /// Cells along the axis in which groups repeat; at least 1 unless found by measuring.
  let extent: Int
  /// Cells across it.
  let crossExtent: Int
  /// How far anything of the instance reaches out of it along the repeating axis.
  private(set) var overhang = 0

  /// Rounds a solved group; the shift moves everything, as aligning a group in its section does.
  init(_ node: Node, along axis: Axis, shift: ExactPoint = .zero, aspect: Fraction) {
    extent = max(node.estimated[axis] ? 0 : 1, node.size[axis].cell)
    crossExtent = max(0, node.size[axis.cross].cell)
    leaves.reserveCapacity(node.count)
    let attachment = Attachment(aspect: aspect)
    collect(node, at: ExactPoint.zero, first: node.first, shift: shift)
    var reach = 0
    func include(_ rect: Rect) {
      reach = max(reach, -rect.start(axis), rect.end(axis) - extent)
    }
    for leaf in leaves {
      include(leaf.rect)
      for item in leaf.attached { include(attachment.rect(of: item, on: leaf.rect)) }
    }
    for host in hosts {
      for item in host.attached { include(attachment.rect(of: item, on: host.rect)) }
    }
    overhang = reach
  }

  private mutating func collect(_ node: Node, at corner: ExactPoint, first: Int, shift: ExactPoint)
  {
    let whole = (x: shift.x.cell, y: shift.y.cell)
    func cells(_ rect: ExactRect) -> Rect {
      ExactRect(origin: corner + rect.origin, size: rect.size).cells.moved(x: whole.x, y: whole.y)
    }
    switch node.source {
    case .item(let item):
      leaves.append(Leaf(rect: cells(node.contentRect), attached: item.supplementaryItems))
    case .custom(let item):
      leaves.append(Leaf(rect: cells(node.contentRect), zIndex: item.zIndex))
    case .group(let group):
      if !group.supplementaryItems.isEmpty, node.count > 0 {
        hosts.append(
          Host(
            leaf: node.first - first, rect: cells(node.contentRect),
            attached: group.supplementaryItems))
      }
      for child in node.children {
        collect(child, at: corner + node.origin, first: first, shift: shift)
      }
    }
  }
}
