internal import Images
internal import MusicModel

/// What a worker is asked to do: one cover, in one size and form.
///
/// As a message: the kind of source in one byte, the form in one, the colours of a palette less one
/// in one, width and height in two bytes each, the lower first, and the path.
struct ArtworkJob: Hashable, Sendable {
  /// Where the picture is.
  var source: CoverSource
  /// Pixels across, 1 to 4,096.
  var width: Int
  /// Pixels down, 1 to 4,096.
  var height: Int
  /// How the pixels are to come; a palette has 2 to 256 colours.
  var form: CoverForm

  /// The longest side that is made, in pixels: more than any terminal shows.
  static let longestSide = 4096
  private static let headSize = 7

  /// The job as a message.
  var message: [UInt8] {
    let (kind, path): (UInt8, [UInt8]) =
      switch source {
      case .file(let path): (0, path)
      case .embedded(let path): (1, path)
      }
    return [kind] + formBytes + Self.bytes(width) + Self.bytes(height) + path
  }

  private var formBytes: [UInt8] {
    switch form {
    case .pixels: [FormMark.pixels, 0]
    case .indexed(let colors): [FormMark.indexed, UInt8(colors - 1)]
    case .png: [FormMark.png, 0]
    }
  }

  /// Makes a job; sides outside of 1 to 4,096 pixels and palettes outside of 2 to 256 colours are
  /// moved to the nearest of these.
  init(source: CoverSource, width: Int, height: Int, form: CoverForm = .pixels) {
    self.source = source
    self.width = min(max(width, 1), Self.longestSide)
    self.height = min(max(height, 1), Self.longestSide)
    self.form = form
    if case .indexed(let colors) = form {
      self.form = .indexed(colors: min(max(colors, 2), IndexedImage.mostColors))
    }
  }

  /// Makes the job that a request leads to.
  init(source: CoverSource, _ request: CoverRequest) {
    self.init(
      source: source, width: request.width, height: request.height, form: request.form)
  }

  /// Reads a job from a message; `nil` when it is none.
  init?(message: some Sequence<UInt8>) {
    let message = Array(message)
    guard message.count > Self.headSize, message[0] <= 1 else { return nil }
    switch (message[1], message[2]) {
    case (FormMark.pixels, 0): form = .pixels
    case (FormMark.indexed, 1...): form = .indexed(colors: Int(message[2]) + 1)
    case (FormMark.png, 0): form = .png
    default: return nil
    }
    width = Int(message[3]) | Int(message[4]) << 8
    height = Int(message[5]) | Int(message[6]) << 8
    let sides = 1...Self.longestSide
    guard sides.contains(width), sides.contains(height) else { return nil }
    let path = Array(message[Self.headSize...])
    source = message[0] == 0 ? .file(path) : .embedded(path)
  }

  private static func bytes(_ side: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: side), UInt8(truncatingIfNeeded: side >> 8)]
  }
}

/// The forms in messages.
private enum FormMark {
  static let pixels: UInt8 = 0
  static let indexed: UInt8 = 1
  static let png: UInt8 = 2
}
