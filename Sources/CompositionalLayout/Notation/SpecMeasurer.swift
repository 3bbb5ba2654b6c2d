internal import Geometry

/// Stands in for measuring cells: rules that a document states beside its items.
struct SpecMeasurer: HypotheticalMeasurer {
  /// One rule: fixed numbers, or a height from the width.
  struct Rule: Sendable {
    var width: Fraction?
    var height: Fraction?
    var heightPerWidth: Fraction?
    var plus: Fraction = .zero
  }

  /// The rules of the described items by tag, from 1; items take the rules of a list in turn.
  var rules: [[Rule]] = []

  func measure(_ element: ElementPath, proposed: ProposedSize) -> Size {
    guard rules.indices.contains(proposed.tag - 1) else { return proposed.estimate }
    let list = rules[proposed.tag - 1]
    guard !list.isEmpty else { return proposed.estimate }
    var index = 0
    if case .item(_, let item) = element { index = item % list.count }
    return answer(list[index], proposed)
  }

  private func answer(_ rule: Rule, _ proposed: ProposedSize) -> Size {
    var width = Fraction(proposed.width ?? proposed.estimate.width)
    if proposed.width == nil, let own = rule.width { width = own }
    var height = Fraction(proposed.height ?? proposed.estimate.height)
    if proposed.height == nil {
      if let own = rule.height {
        height = own
      } else if let ratio = rule.heightPerWidth {
        height = width * ratio + rule.plus
      }
    }
    return Size(width: width.ceiling, height: height.ceiling)
  }
}
