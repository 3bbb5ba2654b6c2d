internal import MusicModel

/// How common the characters of a double-byte charset are.
///
/// The charsets put their common characters first: level 1 of JIS and GB, the first plane of Big5,
/// the 2,350 syllables of KS X 1001. So the lead byte tells how common a character is; which
/// charset of several that all make common characters of the bytes is right, the most frequent ones
/// tell.
enum EastAsianScore {
  /// The bytes of one character.
  struct Unit {
    var lead: UInt8
    var trail: UInt8
    var count: Int
  }

  /// Cuts bytes into characters.
  static func units(_ bytes: [UInt8], in charset: Charset) -> [Unit] {
    var units: [Unit] = []
    var index = 0
    while index < bytes.count {
      let count = min(length(bytes, at: index, in: charset), bytes.count - index)
      let trail = count > 1 ? bytes[index + 1] : 0
      units.append(Unit(lead: bytes[index], trail: trail, count: count))
      index += count
    }
    return units
  }

  /// The mean worth of the characters that are not ASCII; -1 without any.
  static func score(
    _ scalars: [Unicode.Scalar], _ units: [Unit], in charset: Charset
  ) -> Double {
    var sum = 0.0
    var count = 0
    for (scalar, unit) in zip(scalars, units) where scalar.value >= 0x80 {
      count += 1
      sum += worth(scalar, unit, in: charset)
    }
    return count == 0 ? -1 : sum / Double(count)
  }

  private static func length(_ bytes: [UInt8], at index: Int, in charset: Charset) -> Int {
    let byte = bytes[index]
    guard byte >= 0x80 else { return 1 }
    switch charset {
    case .shiftJIS: return (0xA1...0xDF).contains(byte) || byte == 0x80 ? 1 : 2
    case .eucJP: return byte == 0x8F ? 3 : 2
    case .gb18030:
      let isLong = index + 1 < bytes.count && (0x30...0x39).contains(bytes[index + 1])
      return isLong ? 4 : 2
    default: return 2
    }
  }

  private static func worth(
    _ scalar: Unicode.Scalar, _ unit: Unit, in charset: Charset
  ) -> Double {
    switch charset {
    case .shiftJIS, .eucJP:
      japanese(scalar, isCommon: unit.lead < (charset == .eucJP ? 0xD0 : 0x98))
    case .gb18030: simplified(scalar, unit)
    case .big5: traditional(scalar, unit)
    default: korean(scalar, unit)
    }
  }

  private static func japanese(_ scalar: Unicode.Scalar, isCommon: Bool) -> Double {
    switch scalar.value {
    case 0x3040...0x30FF: 1
    case 0xFF61...0xFF9F: -0.6
    case 0x4E00...0x9FFF where FrequentCharacters.japanese.contains(scalar): frequent
    case 0x4E00...0x9FFF: isCommon ? common : 0.1
    case 0x3000...0x303F, 0xFF01...0xFF5E: 0.6
    default: -0.3
    }
  }

  /// What a character is worth that names often have.
  private static let frequent = 1.2
  /// What a Chinese character of the common level is worth.
  private static let common = 0.7
  /// What any other syllable of Korean is worth: there are fewer of them than of Chinese
  /// characters.
  private static let syllable = 0.85

  private static func traditional(_ scalar: Unicode.Scalar, _ unit: Unit) -> Double {
    if FrequentCharacters.traditional.contains(scalar) { return frequent }
    return (0xA4...0xC6).contains(unit.lead) ? common : unit.lead < 0xA4 ? 0.5 : 0.1
  }

  private static func simplified(_ scalar: Unicode.Scalar, _ unit: Unit) -> Double {
    guard unit.count == 2 else { return -1 }
    guard unit.trail >= 0xA1 else { return -0.4 }
    if FrequentCharacters.simplified.contains(scalar) { return frequent }
    return switch unit.lead {
    case 0xB0...0xD7: common
    case 0xA1...0xA3: 0.5
    case 0xD8...0xF7: 0.15
    default: -0.4
    }
  }

  private static func korean(_ scalar: Unicode.Scalar, _ unit: Unit) -> Double {
    switch scalar.value {
    case 0xAC00...0xD7A3 where FrequentCharacters.korean.contains(scalar): frequent
    case 0xAC00...0xD7A3: (0xB0...0xC8).contains(unit.lead) && unit.trail >= 0xA1 ? syllable : -0.5
    case 0x4E00...0x9FFF, 0x3000...0x303F: 0.3
    default: -0.5
    }
  }
}
