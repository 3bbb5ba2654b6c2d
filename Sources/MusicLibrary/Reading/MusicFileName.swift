/// What a file's name tells, before anything is opened.
enum MusicFileName {
  /// Suffixes that the search for music goes by, in lower case.
  static let suffixes: Set<String> = Set(
    mpegSuffixes + [
      "flac", "fla", "m4a", "m4b", "m4p", "mp4", "ogg", "oga", "opus", "spx", "wma", "asf", "wav",
      "aif", "aiff", "aifc", "ape", "wv", "mpc", "mp+", "mpp", "tta", "mod", "s3m", "xm", "it",
      "aac", "dsf", "dff", "mka", "tak", "ofr", "ofs", "shn", "ac3", "eac3", "caf",
    ])

  /// Suffixes of files whose sound may start anywhere, with no mark at the start of the file.
  static let mpegSuffixes = ["mp3", "mp2", "mp1", "mpga"]

  /// Suffixes of pictures in the order in which they are preferred.
  static let pictureSuffixes = ["jpg", "jpeg", "png", "webp", "gif", "bmp"]

  /// The part of a name after its last dot, in lower case; empty without a dot or in front of it.
  static func suffix(_ name: [UInt8]) -> String {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > 0, name.count - dot <= 6 else {
      return ""
    }
    return String(decoding: name[(dot + 1)...].map(lowercased), as: UTF8.self)
  }

  /// Whether a name looks like music.
  static func isMusic(_ name: [UInt8]) -> Bool { suffixes.contains(suffix(name)) }

  /// How well a picture's name says that it is the cover: 0 is best, `nil` for no cover.
  ///
  /// The order of names is cover, folder, front, album, AlbumArt…; then that of the suffixes.
  static func coverRank(_ name: [UInt8]) -> Int? {
    guard let kind = pictureSuffixes.firstIndex(of: suffix(name)),
      let dot = name.lastIndex(of: UInt8(ascii: "."))
    else { return nil }
    let stem = String(decoding: name[..<dot].map(lowercased), as: UTF8.self)
    let place = ["cover", "folder", "front", "album"].firstIndex(of: stem)
    guard let rank = place ?? (stem.hasPrefix("albumart") ? 4 : nil) else { return nil }
    return rank * pictureSuffixes.count + kind
  }

  /// The name without its suffix, as text: what is shown for a file without a title.
  static func title(_ name: [UInt8]) -> String {
    let stem = suffix(name).isEmpty ? name[...] : name[..<(name.lastIndex(of: dot) ?? name.count)]
    return String(decoding: stem, as: UTF8.self)
  }

  private static let dot = UInt8(ascii: ".")

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte + 0x20 : byte
  }
}
