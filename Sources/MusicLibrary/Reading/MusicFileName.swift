/// What a file's name tells, before anything is opened.
enum MusicFileName {
  /// What a file may be by its name.
  enum Kind: Hashable, Sendable {
    case music, picture, playlist, sheet
  }

  /// Suffixes that the search for music goes by, in lower case.
  static let suffixes =
    mpegSuffixes + [
      "flac", "fla", "m4a", "m4b", "m4p", "mp4", "ogg", "oga", "opus", "spx", "wma", "asf", "wav",
      "aif", "aiff", "aifc", "ape", "wv", "mpc", "mp+", "mpp", "tta", "mod", "s3m", "xm", "it",
      "aac", "dsf", "dff", "mka", "tak", "ofr", "ofs", "shn", "ac3", "eac3", "caf",
    ]

  /// Suffixes of files whose sound may start anywhere, with no mark at the start of the file.
  static let mpegSuffixes = ["mp3", "mp2", "mp1", "mpga"]

  /// The part of a name after its last dot, in lower case; empty without a dot or in front of it.
  static func suffix(_ name: [UInt8]) -> String {
    name.withUnsafeBytes { bytes in
      guard let dot = dot(in: bytes) else { return "" }
      return String(decoding: bytes[(dot + 1)...].map(lowercased), as: UTF8.self)
    }
  }

  /// What a name looks like; `nil` for nothing that a library has.
  ///
  /// A walk asks this of every file, so it takes no memory.
  static func kind(
    of name: UnsafeRawBufferPointer, covers: CoverRules = CoverRules()
  ) -> Kind? {
    guard let dot = dot(in: name) else { return nil }
    var code: UInt64 = 0
    for byte in name[(dot + 1)...] { code = code << 8 | UInt64(lowercased(byte)) }
    if musicCodes.contains(code) { return .music }
    if code == sheetCode { return CueFile.isSheet(Array(name)) ? .sheet : nil }
    if pictureCodes.contains(code) { return covers.rank(of: Array(name)) == nil ? nil : .picture }
    return PlaylistFormat(fileName: Array(name)) == nil ? nil : .playlist
  }

  /// Whether a name is that of a picture, whether or not it may be a cover.
  static func isPicture(_ name: [UInt8]) -> Bool {
    CoverRules().suffixes.contains(suffix(name))
  }

  /// Whether a name looks like music.
  static func isMusic(_ name: [UInt8]) -> Bool {
    name.withUnsafeBytes { kind(of: $0) } == .music
  }

  /// The name without its suffix, as text: what is shown for a file without a title.
  static func title(_ name: [UInt8]) -> String {
    let stem = suffix(name).isEmpty ? name[...] : name[..<(name.lastIndex(of: point) ?? name.count)]
    return String(decoding: stem, as: UTF8.self)
  }

  private static let point = UInt8(ascii: ".")
  /// Bytes a suffix may have.
  private static let longestSuffix = 5

  /// Suffixes as numbers, the first byte the highest.
  private static let musicCodes = suffixes.map(code)
  private static let sheetCode = code(CueFile.suffix)
  private static let pictureCodes = CoverRules().suffixes.map(code)

  private static func code(_ suffix: String) -> UInt64 {
    suffix.utf8.reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Where the last dot is, if a suffix follows it and something is in front of it.
  private static func dot(in name: UnsafeRawBufferPointer) -> Int? {
    var index = name.count - 1
    while index > 0, name.count - index <= longestSuffix + 1 {
      if name[index] == point { return index }
      index -= 1
    }
    return nil
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte + 0x20 : byte
  }
}
