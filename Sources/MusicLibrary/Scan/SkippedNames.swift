/// Names that are never music, whatever they end in: what systems and servers leave behind.
enum SkippedNames {
  private static let whole: Set<String> = [
    ".DS_Store", "@eaDir", "#recycle", "lost+found", ".stversions",
  ]

  /// Whether a file or directory of this name is left out, with all it holds.
  static func has(_ name: some Collection<UInt8>) -> Bool {
    switch name.first {
    case UInt8(ascii: "."):
      return name.starts(with: "._".utf8) || name.starts(with: ".Trash".utf8) || isWhole(name)
    case UInt8(ascii: "@"), UInt8(ascii: "#"), UInt8(ascii: "l"):
      return isWhole(name)
    default:
      return false
    }
  }

  private static func isWhole(_ name: some Collection<UInt8>) -> Bool {
    whole.contains(String(decoding: name, as: UTF8.self))
  }
}
