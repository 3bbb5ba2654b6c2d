import Terminal

/// Makes libvterm a terminal that gives characters of ambiguous width two columns.
///
/// To libvterm they have one: each is fed to it as a scalar of plane 3, all of which are wide, and
/// read back as what it was.
struct WideFilter {
  /// Whether the terminal is such a one.
  var isOn = false
  /// The start of a scalar whose end has not come yet.
  private var rest: [UInt8] = []

  /// What is fed in place of output, wherever that is cut.
  mutating func filter(_ bytes: [UInt8]) -> [UInt8] {
    guard isOn else { return bytes }
    let all = rest + bytes
    let whole = Self.wholeCount(of: all)
    rest = Array(all[whole...])
    var shown = String.UnicodeScalarView()
    for scalar in String(decoding: all[..<whole], as: UTF8.self).unicodeScalars {
      shown.append(Self.isAmbiguous(scalar) ? Self.wide(scalar) : scalar)
    }
    return Array(String(shown).utf8)
  }

  /// The scalar that a scalar of the screen stands for.
  func original(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard isOn, (Self.plane..<Self.plane + 0xFFFE).contains(scalar.value) else { return scalar }
    return Unicode.Scalar(scalar.value - Self.plane) ?? scalar
  }

  private static let plane: UInt32 = 0x3_0000

  private static func wide(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    Unicode.Scalar(plane + scalar.value) ?? scalar
  }

  private static func isAmbiguous(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value > 0x7F, scalar.value < 0xFFFE else { return false }
    let text = String(scalar)
    return DisplayText(text, .narrow).width == 1 && DisplayText(text, .wide).width == 2
  }

  /// How many bytes there are before a scalar that is cut at the end.
  private static func wholeCount(of bytes: [UInt8]) -> Int {
    guard let start = bytes.suffix(3).lastIndex(where: { $0 >= 0xC0 }) else { return bytes.count }
    let length = bytes[start] >= 0xF0 ? 4 : bytes[start] >= 0xE0 ? 3 : 2
    return bytes.count - start < length ? start : bytes.count
  }
}
