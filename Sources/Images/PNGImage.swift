/// A picture as the bytes of a PNG file.
public struct PNGImage: Hashable, Sendable {
  /// Pixels in a row.
  public let width: Int
  /// Rows of pixels.
  public let height: Int
  /// The file.
  public let bytes: [UInt8]

  /// Makes a picture.
  ///
  /// - Returns: `nil` when a side is not positive, or the bytes do not begin as a PNG file does
  ///   with these sides.
  /// - SeeAlso: RFC 2083, 3.1 and 4.1.1.
  public init?(width: Int, height: Int, bytes: [UInt8]) {
    let sides = [width, height].flatMap { side in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: side >> $0) }
    }
    guard width > 0, height > 0, bytes.starts(with: Self.head + sides) else { return nil }
    self.init(width: width, height: height, file: bytes)
  }

  /// Makes a picture of a file that is known to be one with these sides.
  init(width: Int, height: Int, file: [UInt8]) {
    self.width = width
    self.height = height
    bytes = file
  }

  /// The signature, and the length and name of the chunk that begins with the sides.
  private static let head: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
  ]
}
