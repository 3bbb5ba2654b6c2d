/// Percent-encoding of paths in URLs.
///
/// - SeeAlso: RFC 3986, 2.1 and 3.3.
enum PercentEncoding {
  /// The bytes an encoded path stands for; `nil` when nothing in it is encoded.
  static func decoded(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.contains(percent) else { return nil }
    var result: [UInt8] = []
    var index = 0
    var hasChanged = false
    while index < bytes.count {
      if bytes[index] == percent, index + 2 < bytes.count,
        let high = digit(bytes[index + 1]), let low = digit(bytes[index + 2]), high + low > 0
      {
        result.append(high << 4 | low)
        index += 3
        hasChanged = true
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return hasChanged ? result : nil
  }

  /// A path with everything encoded that a URL may not hold.
  static func encoded(_ bytes: [UInt8]) -> String {
    var text = ""
    for byte in bytes {
      if isPlain(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += digits.utf8.count == 1 ? "%0" + digits : "%" + digits
      }
    }
    return text
  }

  private static let percent = UInt8(ascii: "%")

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "-._~/!$&'()*+,;=@".utf8.contains(byte)
    }
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x37
    case 0x61...0x66: byte - 0x57
    default: nil
    }
  }
}
