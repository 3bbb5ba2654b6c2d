/// A charset that old text in tags may be in; the value is iconv's name.
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

  /// The charset of a name in any case, of those it goes by; `nil` for others.
  ///
  ///     Charset(named: "shift_jis")   // .shiftJIS
  public init?(named name: String) {
    let name = name.uppercased()
    guard let charset = Charset(rawValue: Self.otherNames[name] ?? name) else { return nil }
    self = charset
  }

  /// Names that are as common as iconv's.
  private static let otherNames = [
    "UTF8": "UTF-8", "ISO-8859-1": "CP1252", "LATIN1": "CP1252", "SHIFT_JIS": "CP932",
    "SHIFT-JIS": "CP932", "SJIS": "CP932", "GBK": "GB18030", "GB2312": "GB18030",
    "EUC-KR": "CP949", "KOI8": "KOI8-R", "ISO-8859-2": "CP1250", "ISO-8859-9": "CP1254",
  ].merging((1_250...1_256).map { ("WINDOWS-\($0)", "CP\($0)") }) { first, _ in first }
}
