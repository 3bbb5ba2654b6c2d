/// A small picture in memory: rows from the top, 3 bytes (red, green, blue) a pixel, no padding.
public struct PixelImage: Hashable, Sendable {
  /// Pixels in a row.
  public let width: Int
  /// Rows of pixels.
  public let height: Int
  /// `width * height * 3` bytes.
  public let bytes: [UInt8]

  /// Makes a picture.
  ///
  /// - Returns: `nil` when the number of bytes is not `width * height * 3`.
  public init?(width: Int, height: Int, bytes: [UInt8]) {
    guard width > 0, height > 0, bytes.count == width * height * 3 else { return nil }
    self.width = width
    self.height = height
    self.bytes = bytes
  }
}
