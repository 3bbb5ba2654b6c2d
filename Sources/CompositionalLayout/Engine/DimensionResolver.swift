internal import Geometry

/// Turns dimensions into exact extents against a container.
struct DimensionResolver: Sendable {
  /// Rows per column of the same length to the eye.
  let aspect: Fraction
  /// What was found wrong on the way.
  var causes: Set<Diagnostic.Cause> = []

  init(aspect: Fraction) { self.aspect = aspect > .zero ? aspect : .one }

  /// An element's size, and which axes of it are only estimated.
  struct Resolved {
    var size: ExactSize
    var estimated: EstimatedAxes

    /// What is offered to the element for measuring.
    func proposal(tag: Int) -> ProposedSize {
      let estimate = size.floor
      return ProposedSize(
        width: estimated.width ? nil : estimate.width,
        height: estimated.height ? nil : estimate.height, estimate: estimate, tag: tag)
    }
  }

  /// Resolves both dimensions; an override replaces one axis, which then is not estimated.
  mutating func resolve(
    _ size: LayoutSize, in container: ExactSize, overriding axis: Axis? = nil,
    with extent: Fraction? = nil
  ) -> Resolved {
    var result = Resolved(size: .zero, estimated: .none)
    var dependent: [Axis] = []
    for each in Axis.allCases {
      if let extent, each == axis {
        result.size[each] = extent
      } else if case .aspect = size[each].rule {
        dependent.append(each)
      } else {
        result.size[each] = self.extent(of: size[each], on: each, in: container)
        result.estimated[each] = size[each].isEstimated
      }
    }
    if dependent.count == 2 {
      causes.insert(.circularAspect)
      result.size.width = limited(container.width, by: size.width)
      dependent = [.vertical]
    }
    for each in dependent {
      guard case .aspect(let ratio) = size[each].rule else { continue }
      result.size[each] = limited(
        derived(ratio, on: each, from: result.size[each.cross]), by: size[each])
    }
    return result
  }

  /// Resolves a dimension that does not depend on the other one.
  mutating func extent(of dimension: Dimension, on axis: Axis, in container: ExactSize) -> Fraction
  {
    let value: Fraction
    switch dimension.rule {
    case .absolute(let cells):
      note(cells < 0 || cells > Limits.length, .lengthOutOfBounds)
      value = Fraction(Limits.length(cells))
    case .estimated(let cells), .uniformAcrossSiblings(let cells):
      note(cells <= 0, .extentNotPositive)
      value = Fraction(Limits.length(cells))
    case .fractionalWidth(let part):
      note(part <= .zero, .extentNotPositive)
      let width = container.width * part
      value = axis == .vertical ? width * aspect : width
    case .fractionalHeight(let part):
      note(part <= .zero, .extentNotPositive)
      let height = container.height * part
      value = axis == .horizontal ? height / aspect : height
    case .fill, .aspect:
      value = container[axis]
    }
    return limited(value, by: dimension)
  }

  /// Applies a dimension's limits; the least extent wins over the greatest.
  func limited(_ value: Fraction, by dimension: Dimension) -> Fraction {
    var result = value.clamped(.zero, Fraction(Limits.length))
    if let maximum = dimension.maximum { result = min(result, Fraction(Limits.length(maximum))) }
    if let minimum = dimension.minimum { result = max(result, Fraction(Limits.length(minimum))) }
    return result
  }

  /// An extent from the other one by a ratio of width to height, in whole cells, at least one.
  private mutating func derived(_ ratio: Fraction, on axis: Axis, from other: Fraction) -> Fraction
  {
    note(ratio <= .zero, .extentNotPositive)
    guard ratio > .zero, other > .zero else { return .zero }
    let exact = axis == .vertical ? other * aspect / ratio : other * ratio / aspect
    return Fraction(max(1, exact.cell))
  }

  private mutating func note(_ holds: Bool, _ cause: Diagnostic.Cause) {
    if holds { causes.insert(cause) }
  }
}
