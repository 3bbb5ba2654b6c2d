internal import MusicModel

/// What a worker is asked to do: one cover, in one size.
///
/// As a message: the kind of source in one byte, width and height in two bytes each, the lower
/// first, and the path.
struct ArtworkJob: Hashable, Sendable {
  /// Where the picture is.
  var source: CoverSource
  /// Pixels across, 1 to 4,096.
  var width: Int
  /// Pixels down, 1 to 4,096.
  var height: Int

  /// The longest side that is made, in pixels: more than any terminal shows.
  static let longestSide = 4096
  private static let headSize = 5

  /// The job as a message.
  var message: [UInt8] {
    let (kind, path): (UInt8, [UInt8]) =
      switch source {
      case .file(let path): (0, path)
      case .embedded(let path): (1, path)
      }
    return [kind] + Self.bytes(width) + Self.bytes(height) + path
  }

  /// Makes a job; sides outside of 1 to 4,096 pixels are moved to the nearest of these.
  init(source: CoverSource, width: Int, height: Int) {
    self.source = source
    self.width = min(max(width, 1), Self.longestSide)
    self.height = min(max(height, 1), Self.longestSide)
  }

  /// Reads a job from a message; `nil` when it is none.
  init?(message: some Sequence<UInt8>) {
    let message = Array(message)
    guard message.count > Self.headSize, message[0] <= 1 else { return nil }
    width = Int(message[1]) | Int(message[2]) << 8
    height = Int(message[3]) | Int(message[4]) << 8
    let sides = 1...Self.longestSide
    guard sides.contains(width), sides.contains(height) else { return nil }
    let path = Array(message[Self.headSize...])
    source = message[0] == 0 ? .file(path) : .embedded(path)
  }

  private static func bytes(_ side: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: side), UInt8(truncatingIfNeeded: side >> 8)]
  }
}

/// Answers as messages: a byte that tells the case, then the pixels or the reason.
extension ArtworkAnswer {
  private enum Mark {
    static let picture: UInt8 = 0
    static let refused: UInt8 = 1
    static let unavailable: UInt8 = 2
  }

  /// The answer as a message.
  var message: [UInt8] {
    switch self {
    case .picture(let image): [Mark.picture] + image.bytes
    case .refused(let reason): [Mark.refused, reason.rawValue]
    case .unavailable: [Mark.unavailable]
    }
  }

  /// Reads the answer to a job; `nil` when the message is none, or not to that job.
  init?(message: ArraySlice<UInt8>, to job: ArtworkJob) {
    guard let mark = message.first else { return nil }
    let rest = Array(message.dropFirst())
    switch mark {
    case Mark.picture:
      guard let image = PixelImage(width: job.width, height: job.height, bytes: rest)
      else { return nil }
      self = .picture(image)
    case Mark.refused:
      guard rest.count == 1, let reason = ArtworkRefusal(rawValue: rest[0]) else { return nil }
      self = .refused(reason)
    case Mark.unavailable:
      self = .unavailable
    default:
      return nil
    }
  }
}
