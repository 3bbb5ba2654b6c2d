/// The kinds of playlist files that are read and written.
public enum PlaylistFormat: String, Hashable, Sendable, CaseIterable {
  /// Lines of paths, with comments in front of them; `.m3u8` is the same in UTF-8.
  case m3u
  /// Numbered keys in a section.
  case pls
  /// XML.
  case xspf

  /// The format a file's name stands for; `nil` for a name that is no playlist's, or is hidden.
  public init?(fileName: [UInt8]) {
    guard fileName.first != UInt8(ascii: ".") else { return nil }
    switch MusicFileName.suffix(fileName) {
    case "m3u", "m3u8": self = .m3u
    case "pls": self = .pls
    case "xspf": self = .xspf
    default: return nil
    }
  }
}
