public import Geometry

/// The shape of a cell of the terminal, so that what is to be square is square to the eye.
public struct CellShape: Hashable, Sendable {
  /// Pixels across and down; both 1 or more.
  public let pixels: Size

  /// Twice as high as wide, as most fonts come close to.
  public static let standard = CellShape(Size(width: 1, height: 2))

  /// Makes a shape from a size in pixels; one that no font has counts as `standard`.
  public init(_ pixels: Size) {
    let isFont =
      !pixels.isEmpty && pixels.height >= pixels.width && pixels.height <= 4 * pixels.width
    self.pixels = isFont ? pixels : Size(width: 1, height: 2)
  }

  /// The rows of a square of some columns, the nearest whole number; more where two are as near.
  func rows(ofSquare columns: Int) -> Int {
    (2 * max(0, columns) * pixels.width + pixels.height) / (2 * pixels.height)
  }

  /// The columns of a square of some rows, the nearest whole number.
  func columns(ofSquare rows: Int) -> Int {
    (max(0, rows) * pixels.height + pixels.width / 2) / pixels.width
  }
}
