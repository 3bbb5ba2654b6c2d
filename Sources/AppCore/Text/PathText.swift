/// Paths as text that is typed and shown, without the loss of a byte.
///
/// A path is bytes, mostly UTF-8. A byte that is none is a scalar of the last private-use plane,
/// U+10FF00 and the byte, which `DisplayText` shows as U+FFFD; so are the bytes of such a scalar
/// itself, lest it be taken for a byte.
///
///     PathText.text(of: [0x61, 0xFF])   // "a\u{10FFFF}"
public enum PathText {
  /// The text of a path; what cannot be shown in it is still there.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public static func text(of path: [UInt8]) -> String {
    var scalars = String.UnicodeScalarView()
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = path.makeIterator()
    var start = 0
    while true {
      let count: Int
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded):
        count = encoded.count
        let scalar = Unicode.UTF8.decode(encoded)
        if byte(of: scalar) == nil {
          scalars.append(scalar)
        } else {
          scalars.append(contentsOf: path[start..<start + count].compactMap(standIn))
        }
      case .error(let length):
        count = length
        scalars.append(contentsOf: path[start..<start + count].compactMap(standIn))
      case .emptyInput: return String(scalars)
      }
      start += count
    }
  }

  /// The bytes of a path that is a text.
  ///
  /// - Returns: For every path that became a text, the path.
  public static func bytes(of text: String) -> [UInt8] {
    text.unicodeScalars.flatMap { scalar in
      byte(of: scalar).map { [$0] } ?? Array(String(scalar).utf8)
    }
  }

  private static let first: UInt32 = 0x10_FF00

  private static func standIn(for byte: UInt8) -> Unicode.Scalar? {
    Unicode.Scalar(first + UInt32(byte))
  }

  private static func byte(of scalar: Unicode.Scalar) -> UInt8? {
    scalar.value < first ? nil : UInt8(truncatingIfNeeded: scalar.value - first)
  }
}

/// A name in a folder.
public struct FileName: Hashable, Sendable {
  /// The name as `PathText` has it.
  public let text: String
  /// Whether it is a folder, or a link to one.
  public let isFolder: Bool

  /// Makes a name of its bytes.
  public init(_ name: [UInt8], isFolder: Bool) {
    text = PathText.text(of: name)
    self.isFolder = isFolder
  }

  /// The name as it goes on in a path: behind a folder stands a slash.
  var inPath: String { isFolder ? text + "/" : text }
}
