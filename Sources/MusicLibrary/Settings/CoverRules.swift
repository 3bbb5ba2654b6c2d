/// Which picture is an album's cover.
public struct CoverRules: Hashable, Sendable {
  /// Where a cover can come from.
  public enum Source: String, Hashable, Sendable, CaseIterable {
    /// A picture in the album's directory.
    case albumFolder
    /// A picture inside a music file.
    case embedded
    /// A picture in the directory of one of its discs.
    case discFolder
  }

  /// Names of pictures without their suffix, in any case, the better first; a star at the end
  /// stands for any rest.
  public var names = ["cover", "folder", "front", "album", "albumart*"]
  /// Suffixes of pictures, the better first.
  public var suffixes = ["jpg", "jpeg", "png", "webp", "gif", "bmp"]
  /// Sources, the better first; one that is not named is not used.
  public var sources: [Source] = [.albumFolder, .embedded, .discFolder]

  /// The defaults.
  public init() {}

  /// What tells settings apart.
  var texts: [String] {
    ["names"] + names + ["suffixes"] + suffixes + ["sources"] + sources.map(\.rawValue)
  }

  /// How well a picture's name says that it is the cover: 0 is best, `nil` for no cover.
  ///
  /// The order is that of the names, then that of the suffixes.
  func rank(of name: [UInt8]) -> Int? {
    guard let kind = suffixes.firstIndex(of: MusicFileName.suffix(name)),
      let dot = name.lastIndex(of: UInt8(ascii: "."))
    else { return nil }
    let stem = TextForm.folded(String(decoding: name[..<dot], as: UTF8.self))
    guard let place = names.firstIndex(where: { Self.matches(stem, $0) }) else { return nil }
    return place * suffixes.count + kind
  }

  private static func matches(_ stem: String, _ pattern: String) -> Bool {
    let pattern = TextForm.folded(pattern)
    return pattern.last == "*" ? stem.hasPrefix(pattern.dropLast()) : stem == pattern
  }
}
