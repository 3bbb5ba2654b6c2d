/// A picture in memory, in one of the forms that terminals take.
public enum Image: Hashable, Sendable {
  /// Every pixel by its colour; what half blocks are made from.
  case pixels(PixelImage)
  /// Every pixel by its number in a palette, as sixel wants it.
  case indexed(IndexedImage)
  /// A PNG file, which some terminals read themselves.
  case png(PNGImage)

  /// Pixels in a row.
  public var width: Int {
    switch self {
    case .pixels(let image): image.width
    case .indexed(let image): image.width
    case .png(let image): image.width
    }
  }

  /// Rows of pixels.
  public var height: Int {
    switch self {
    case .pixels(let image): image.height
    case .indexed(let image): image.height
    case .png(let image): image.height
    }
  }

  /// Bytes of memory the picture takes.
  public var byteCount: Int {
    switch self {
    case .pixels(let image): image.bytes.count
    case .indexed(let image): image.indices.count + image.palette.count
    case .png(let image): image.bytes.count
    }
  }
}
