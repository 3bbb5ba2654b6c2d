internal import CUnicode
internal import Glibc

/// A charset that text which claims to be Latin-1 may be in; the value is iconv's name.
public enum Charset: String, Hashable, Sendable, CaseIterable {
  /// Unicode.
  case utf8 = "UTF-8"
  /// Western Europe, on Windows.
  case western = "CP1252"
  /// Japanese, on Windows and DOS.
  case shiftJIS = "CP932"
  /// Japanese, on Unix.
  case eucJP = "EUC-JP"
  /// Chinese, simplified.
  case gb18030 = "GB18030"
  /// Chinese, traditional.
  case big5 = "BIG5"
  /// Korean, on Windows.
  case korean = "CP949"
  /// Cyrillic, on Windows.
  case cyrillic = "CP1251"
  /// Russian, on Unix.
  case koi8 = "KOI8-R"
  /// Cyrillic, on DOS.
  case dosCyrillic = "CP866"
  /// Greek, on Windows.
  case greek = "CP1253"
  /// Hebrew, on Windows.
  case hebrew = "CP1255"
  /// Arabic, on Windows.
  case arabic = "CP1256"
  /// Thai, on Windows.
  case thai = "CP874"
  /// Central Europe, on Windows.
  case centralEuropean = "CP1250"
  /// Turkish, on Windows.
  case turkish = "CP1254"

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
