import CImage
import Testing

/// Shapes are filled where a person would expect them to be.
@Suite struct DemoPaintTests {
  private let white: UInt32 = 0xff_ffff

  @Test func `a shape fills the pixels it covers`() {
    let square = [point(1, 1), point(4, 1), point(4, 3), point(1, 3)]
    #expect(
      drawn(6, 4, square) == [
        "......",
        ".###..",
        ".###..",
        "......",
      ])
  }

  @Test func `what a shape crosses twice is a hole`() {
    let frame = [
      point(0, 0), point(5, 0), point(5, 5), point(0, 5), point(0, 0),
      point(1, 1), point(4, 1), point(4, 4), point(1, 4), point(1, 1),
    ]
    #expect(
      drawn(5, 5, frame) == [
        "#####",
        "#...#",
        "#...#",
        "#...#",
        "#####",
      ])
  }

  @Test func `a shape may reach outside on every side`() {
    let diamond = [point(2, -3), point(7, 2), point(2, 7), point(-3, 2)]
    #expect(drawn(4, 4, diamond) == ["####", "####", "####", "####"])
    #expect(drawn(3, 1, [point(-9, -9), point(-5, -9), point(-5, -5)]) == ["..."])
  }

  @Test func `an edge inside a pixel covers it by its share`() {
    let shape = [point(0.5, 0), point(2.25, 0), point(2.25, 1), point(0.5, 1)]
    #expect(values(4, 1, shape) == [128, 255, 64, 0])
    let low = [point(0, 0.5), point(1, 0.5), point(1, 2), point(0, 2)]
    #expect(values(1, 3, low) == [128, 255, 0])
  }

  @Test func `opacity mixes with what is below`() {
    let whole = [point(0, 0), point(2, 0), point(2, 1), point(0, 1)]
    #expect(values(2, 1, whole, opacity: 0.2) == [51, 51])
  }

  @Test func `a gradient runs between its two points and stays beyond them`() {
    let whole = [point(0, 0), point(8, 0), point(8, 1), point(0, 1)]
    let paint = CImagePaint(
      start: 0, end: white, from: point(2.5, 0), to: point(5.5, 0), opacity: 1)
    #expect(values(8, 1, whole, paint) == [0, 0, 0, 85, 170, 255, 255, 255])
  }

  @Test func `arguments out of range are refused`() {
    var picture = CImagePixels()
    defer { cimage_free(&picture) }
    #expect(cimage_make(0, 5, &picture) == CIMAGE_TOO_LARGE)
    #expect(cimage_make(40_000, 5, &picture) == CIMAGE_TOO_LARGE)
    #expect(cimage_make(20_000, 20_000, &picture) == CIMAGE_TOO_LARGE)
    #expect(cimage_make(4, 4, &picture) == CIMAGE_OK)
    var paint = CImagePaint(start: 0, end: 0, from: point(0, 0), to: point(0, 0), opacity: 1)
    #expect(cimage_fill(&picture, [point(0, 0), point(1, 1)], 2, &paint) == CIMAGE_BAD_REQUEST)
    let lost = [point(0, 0), point(.nan, 1), point(1, 1)]
    #expect(cimage_fill(&picture, lost, 3, &paint) == CIMAGE_BAD_REQUEST)
    paint.opacity = 1.5
    let corner = [point(0, 0), point(1, 0), point(1, 1)]
    #expect(cimage_fill(&picture, corner, 3, &paint) == CIMAGE_BAD_REQUEST)
    var file = CImageFile()
    #expect(cimage_write_jpeg(&picture, 0, &file) == CIMAGE_BAD_REQUEST)
    var bytes: [UInt8] = [0, 0, 0]
    #expect(cimage_fit_square(&picture, 0, 1, &bytes) == CIMAGE_BAD_REQUEST)
    var none = CImagePixels()
    #expect(cimage_write_png(&none, &file) == CIMAGE_BAD_REQUEST)
    #expect(cimage_decode([0xff], 1, 0, 0, &none) == CIMAGE_BAD_REQUEST)
  }

  private func point(_ x: Double, _ y: Double) -> CImagePoint { CImagePoint(x: x, y: y) }

  private func drawn(_ width: Int, _ height: Int, _ shape: [CImagePoint]) -> [String] {
    let values = values(width, height, shape)
    return (0..<height).map { y in
      String(values[y * width..<(y + 1) * width].map { $0 > 127 ? "#" : "." })
    }
  }

  private func values(
    _ width: Int, _ height: Int, _ shape: [CImagePoint], opacity: Double = 1
  ) -> [Int] {
    let corner = point(0, 0)
    return values(
      width, height, shape,
      CImagePaint(start: white, end: white, from: corner, to: corner, opacity: opacity))
  }

  /// The greys of a black picture after a shape was filled.
  private func values(
    _ width: Int, _ height: Int, _ shape: [CImagePoint], _ paint: CImagePaint
  ) -> [Int] {
    var picture = CImagePixels()
    defer { cimage_free(&picture) }
    var paint = paint
    #expect(cimage_make(Int32(width), Int32(height), &picture) == CIMAGE_OK)
    #expect(cimage_fill(&picture, shape, shape.count, &paint) == CIMAGE_OK)
    return (0..<width * height).map { Int(picture.bytes[$0 * 3]) }
  }
}
