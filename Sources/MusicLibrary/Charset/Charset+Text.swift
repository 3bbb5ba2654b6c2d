internal import CUnicode
internal import Glibc
internal import MusicModel

extension Charset {
  /// Whether its text cannot be told from Western text by the letters: it is taken for Western
  /// unless the person is known to use this charset.
  var looksWestern: Bool { self == .centralEuropean || self == .turkish }

  /// The text bytes stand for; `nil` when they make no sense in this charset.
  func decode(_ bytes: [UInt8]) -> String? {
    var isSound = true
    let text = String(unsafeUninitializedCapacity: bytes.count * 4) { buffer in
      let count = otd_charset_decode(
        rawValue, bytes, bytes.count, buffer.baseAddress, bytes.count * 4)
      isSound = count >= 0
      return max(0, count)
    }
    return isSound ? text : nil
  }

  /// The charset old files are likely to be in where the person lives, by the locale's variables.
  static func usual() -> Charset? {
    for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
      if let value = getenv(name), value.pointee != 0 { return usual(in: String(cString: value)) }
    }
    return nil
  }

  /// The charset old files of a person with this language are likely to be in; `nil` for languages
  /// of western Europe and others.
  ///
  /// - Parameter locale: A name such as "ja_JP.UTF-8".
  /// - Returns: A charset that wins near ties.
  static func usual(in locale: String) -> Charset? {
    switch locale.prefix(2) {
    case "ja": .shiftJIS
    case "zh": locale.hasPrefix("zh_TW") || locale.hasPrefix("zh_HK") ? .big5 : .gb18030
    case "ko": .korean
    case "ru", "uk", "be", "bg": .cyrillic
    case "el": .greek
    case "he": .hebrew
    case "ar", "fa": .arabic
    case "th": .thai
    case "cs", "sk", "pl", "hu", "sl", "hr", "ro": .centralEuropean
    case "tr", "az": .turkish
    default: nil
    }
  }
}
