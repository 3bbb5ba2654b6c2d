/// A picture of a few colours: rows from the top, one byte a pixel that is a number in a palette.
public struct IndexedImage: Hashable, Sendable {
  /// The most colours: a pixel is one byte.
  public static let mostColors = 256

  /// Pixels in a row.
  public let width: Int
  /// Rows of pixels.
  public let height: Int
  /// The colours, 3 bytes (red, green, blue) each.
  public let palette: [UInt8]
  /// `width * height` numbers of colours, each smaller than `colorCount`.
  public let indices: [UInt8]

  /// Number of colours in the palette.
  public var colorCount: Int { palette.count / 3 }

  /// Makes a picture.
  ///
  /// - Returns: `nil` when the palette is empty, over 256 colours or no multiple of 3 bytes, when
  ///   the number of pixels is not `width * height`, or when one of them is not in the palette.
  /// - Complexity: O(*n*) in the number of pixels.
  public init?(width: Int, height: Int, palette: [UInt8], indices: [UInt8]) {
    let colors = palette.count / 3
    guard width > 0, height > 0, indices.count == width * height, palette.count % 3 == 0,
      (1...Self.mostColors).contains(colors), indices.allSatisfy({ $0 < colors })
    else { return nil }
    self.width = width
    self.height = height
    self.palette = palette
    self.indices = indices
  }
}
