public import Geometry

/// The space to solve in.
public struct Container: Hashable, Sendable {
  /// Columns and rows, before insets.
  public var size: Size
  /// Room that the surroundings ask to keep free.
  public var insets: EdgeInsets

  /// Makes a container.
  public init(size: Size, insets: EdgeInsets = .zero) {
    self.size = size
    self.insets = insets
  }

  /// What is left within the insets; never negative.
  public var effectiveSize: Size {
    func room(_ axis: Axis) -> Int {
      max(
        0,
        Limits.length(size[axis]) - Limits.offset(insets.start(axis))
          - Limits.offset(insets.end(axis)))
    }
    return Size(width: room(.horizontal), height: room(.vertical))
  }
}

/// Which way a line is read.
public enum LayoutDirection: String, Hashable, Sendable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}

/// What a layout is solved for; also what a section provider is asked with.
public struct Environment: Hashable, Sendable {
  /// The space.
  public var container: Container
  /// Rows per column of the same length to the eye: a cell's width over its height.
  public var cellAspect: Fraction
  /// The reading direction.
  public var direction: LayoutDirection

  /// Makes an environment; cells are taken to be twice as tall as wide unless told otherwise.
  public init(
    container: Container, cellAspect: Fraction = Fraction(1, 2),
    direction: LayoutDirection = .leftToRight
  ) {
    self.container = container
    self.cellAspect = cellAspect
    self.direction = direction
  }
}

/// Which insets of the container a section's content keeps to, across the scroll direction.
public enum InsetsReference: Hashable, Sendable {
  /// None: the content reaches the container's edges.
  case none
  /// The container's insets.
  case container
}
