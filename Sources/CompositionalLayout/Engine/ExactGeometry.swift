internal import Geometry

/// Columns and rows before rounding.
struct ExactSize: Hashable, Sendable {
  var width: Fraction
  var height: Fraction

  static let zero = ExactSize(width: .zero, height: .zero)

  init(width: Fraction, height: Fraction) {
    self.width = width
    self.height = height
  }

  init(_ size: Size) { self.init(width: Fraction(size.width), height: Fraction(size.height)) }

  subscript(axis: Axis) -> Fraction {
    get { axis == .horizontal ? width : height }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }

  /// The room within insets; never negative.
  func inset(by insets: EdgeInsets) -> ExactSize {
    ExactSize(
      width: max(.zero, width - Fraction(insets.total(.horizontal))),
      height: max(.zero, height - Fraction(insets.total(.vertical))))
  }

  /// Whole columns and rows that surely fit.
  var floor: Size { Size(width: max(0, width.floor), height: max(0, height.floor)) }
}

/// A position before rounding.
struct ExactPoint: Hashable, Sendable {
  var x: Fraction
  var y: Fraction

  static let zero = ExactPoint(x: .zero, y: .zero)

  subscript(axis: Axis) -> Fraction {
    get { axis == .horizontal ? x : y }
    set {
      switch axis {
      case .horizontal: x = newValue
      case .vertical: y = newValue
      }
    }
  }

  static func + (first: ExactPoint, second: ExactPoint) -> ExactPoint {
    ExactPoint(x: first.x + second.x, y: first.y + second.y)
  }
}

/// A rectangle before rounding.
struct ExactRect: Hashable, Sendable {
  var origin: ExactPoint
  var size: ExactSize

  /// The rectangle of cells: every edge is rounded, never a size, so neighbours stay adjacent.
  var cells: Rect {
    let (left, top) = (origin.x.cell, origin.y.cell)
    let right = (origin.x + size.width).cell
    let bottom = (origin.y + size.height).cell
    return Rect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }
}

/// Which axes of an element are asked from a measurer.
struct EstimatedAxes: Hashable, Sendable {
  var width = false
  var height = false

  static let none = EstimatedAxes()

  var any: Bool { width || height }

  subscript(axis: Axis) -> Bool {
    get { axis == .horizontal ? width : height }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }
}

extension EdgeInsets {
  /// The insets brought into bounds, with those of estimated axes left out.
  func effective(ignoring estimated: EstimatedAxes = .none) -> EdgeInsets {
    var copy = EdgeInsets(
      top: Limits.offset(top), leading: Limits.offset(leading), bottom: Limits.offset(bottom),
      trailing: Limits.offset(trailing))
    if estimated.width { (copy.leading, copy.trailing) = (0, 0) }
    if estimated.height { (copy.top, copy.bottom) = (0, 0) }
    return copy
  }
}
