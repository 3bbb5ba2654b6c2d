internal import Images
internal import MusicModel

/// Answers as messages: a byte that tells the case, then the picture in the form of the job, or the
/// reason. A picture of a palette is the number of colours less one, the palette, the pixels.
extension ArtworkAnswer {
  private enum Mark {
    static let picture: UInt8 = 0
    static let refused: UInt8 = 1
    static let unavailable: UInt8 = 2
  }

  /// The answer as a message.
  var message: [UInt8] {
    switch self {
    case .picture(.pixels(let image)): [Mark.picture] + image.bytes
    case .picture(.indexed(let image)):
      [Mark.picture, UInt8(image.colorCount - 1)] + image.palette + image.indices
    case .picture(.png(let image)): [Mark.picture] + image.bytes
    case .refused(let reason): [Mark.refused, reason.rawValue]
    case .unavailable: [Mark.unavailable]
    }
  }

  /// Reads the answer to a job; `nil` when the message is none, or not to that job.
  init?(message: ArraySlice<UInt8>, to job: ArtworkJob) {
    guard let mark = message.first else { return nil }
    let rest = message.dropFirst()
    switch mark {
    case Mark.picture:
      guard let image = Self.image(in: rest, of: job) else { return nil }
      self = .picture(image)
    case Mark.refused:
      guard rest.count == 1, let reason = rest.first.flatMap(ArtworkRefusal.init) else {
        return nil
      }
      self = .refused(reason)
    case Mark.unavailable:
      self = .unavailable
    default:
      return nil
    }
  }

  private static func image(in bytes: ArraySlice<UInt8>, of job: ArtworkJob) -> Image? {
    switch job.form {
    case .pixels:
      return PixelImage(width: job.width, height: job.height, bytes: Array(bytes))
        .map(Image.pixels)
    case .indexed(let most):
      guard let colors = bytes.first.map({ Int($0) + 1 }), colors <= most else { return nil }
      let palette = bytes.dropFirst().prefix(3 * colors)
      return IndexedImage(
        width: job.width, height: job.height, palette: Array(palette),
        indices: Array(bytes.dropFirst(1 + palette.count))
      ).map(Image.indexed)
    case .png:
      return PNGImage(width: job.width, height: job.height, bytes: Array(bytes)).map(Image.png)
    }
  }
}
