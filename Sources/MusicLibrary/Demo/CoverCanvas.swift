internal import CImage

/// A square picture being painted, addressed from 0 to 1 on both sides whatever its pixels.
///
/// It owns memory of the C side, hence a class.
final class CoverCanvas {
  private var picture = CImagePixels()
  private let side: Double

  /// Makes a black canvas.
  ///
  /// - Throws: `DemoError.painting` when there is no memory for it.
  init(side: Int32) throws(DemoError) {
    self.side = Double(side)
    guard cimage_make(side, side, &picture) == CIMAGE_OK else { throw .painting }
  }

  deinit { cimage_free(&picture) }

  /// Fills a shape with one colour; `opacity` is 0 to 1.
  func fill(_ outline: Outline, _ colour: UInt32, opacity: Double = 1) {
    fill(outline, from: (colour, 0, 0), to: (colour, 0, 0), opacity: opacity)
  }

  /// Fills a shape with a colour that changes downwards, from one height to another.
  func fill(
    _ outline: Outline, top: UInt32, from topY: Double = 0, bottom: UInt32, to bottomY: Double = 1
  ) {
    fill(outline, from: (top, 0, topY), to: (bottom, 0, bottomY), opacity: 1)
  }

  /// Fills a shape with a colour that changes in the direction from one point to another.
  func fill(
    _ outline: Outline, from: (colour: UInt32, x: Double, y: Double),
    to: (colour: UInt32, x: Double, y: Double), opacity: Double
  ) {
    let points = outline.points.map { CImagePoint(x: $0.x * side, y: $0.y * side) }
    var paint = CImagePaint(
      start: from.colour, end: to.colour,
      from: CImagePoint(x: from.x * side, y: from.y * side),
      to: CImagePoint(x: to.x * side, y: to.y * side), opacity: opacity)
    // Only a lack of memory fails here, and it costs one shape of a picture made for show.
    _ = cimage_fill(&picture, points, points.count, &paint)
  }

  /// The picture as a file.
  ///
  /// - Throws: `DemoError.painting` when memory runs out.
  func encoded(as format: CoverFormat) throws(DemoError) -> [UInt8] {
    var file = CImageFile()
    defer { cimage_free_file(&file) }
    let jpegQuality: Int32 = 88  // no blocks to be seen in flat colours, some 30 KB
    let status =
      switch format {
      case .jpeg: cimage_write_jpeg(&picture, jpegQuality, &file)
      case .png: cimage_write_png(&picture, &file)
      }
    guard status == CIMAGE_OK, let bytes = file.bytes else { throw .painting }
    return Array(UnsafeBufferPointer(start: bytes, count: file.count))
  }
}
