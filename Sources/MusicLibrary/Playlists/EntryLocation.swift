/// What a playlist's entry may mean.
struct EntryLocation: Hashable {
  /// Paths the entry may stand for, absolute or relative, the most literal first; none for a
  /// stream.
  let readings: [[UInt8]]

  /// Reads an entry.
  ///
  /// A path is taken literally first, since a name may hold a percent sign, a backslash or what
  /// looks like a drive. Then percent-encoding is decoded, then backslashes separate and the drive
  /// is dropped.
  init(_ entry: PlaylistDocument.Entry) {
    var plain: [[UInt8]] = []
    for bytes in [entry.literal, entry.location].compactMap(\.self) {
      if let scheme = Self.scheme(bytes) {
        guard scheme == "file" else { continue }
        let path = Self.path(ofFileURL: bytes)
        plain += [PercentEncoding.decoded(path) ?? path, path]
      } else {
        plain.append(bytes)
        if let decoded = PercentEncoding.decoded(bytes) { plain.append(decoded) }
      }
    }
    var readings: [[UInt8]] = []
    for path in plain + plain.compactMap(Self.withoutWindows) where !path.isEmpty {
      if !path.contains(0), !readings.contains(path) { readings.append(path) }
    }
    self.readings = readings
  }

  /// The absolute paths to look for, in order: from the playlist's directory, then from the roots.
  func candidates(directory: [UInt8], roots: [[UInt8]]) -> [[UInt8]] {
    var paths: [[UInt8]] = []
    for reading in readings {
      let isAbsolute = reading.first == Self.slash
      let bases = (isAbsolute ? [[]] : [directory]) + roots
      for base in bases {
        let path = Self.normalised(base + [Self.slash] + reading)
        if !paths.contains(path) { paths.append(path) }
      }
    }
    return paths
  }

  /// The folded parts of the last reading, which has all that is foreign removed.
  var foldedParts: [String] {
    guard let reading = readings.last else { return [] }
    return Self.foldedParts(Self.normalised([Self.slash] + reading))
  }

  /// The parts of a path by which names are equal that differ in case or Unicode form.
  static func foldedParts(_ path: [UInt8]) -> [String] {
    path.split(separator: slash).map { TextForm.folded(String(decoding: $0, as: UTF8.self)) }
  }

  /// An absolute path without empty parts, `.` and `..`.
  static func normalised(_ path: [UInt8]) -> [UInt8] {
    var parts: [ArraySlice<UInt8>] = []
    for part in path.split(separator: slash) {
      if part.elementsEqual("..".utf8) {
        _ = parts.popLast()
      } else if !part.elementsEqual(".".utf8) {
        parts.append(part)
      }
    }
    return [slash] + Array(parts.joined(separator: [slash]))
  }

  private static let slash = UInt8(ascii: "/")
  private static let backslash = UInt8(ascii: "\\")

  /// The scheme of a URL, in lower case; one letter is a drive.
  private static func scheme(_ bytes: [UInt8]) -> String? {
    let name = bytes.prefix { byte in
      (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
        || "+-.".utf8.contains(byte)
    }
    guard name.count > 1, bytes.dropFirst(name.count).first == UInt8(ascii: ":") else { return nil }
    let text = String(decoding: name, as: UTF8.self).lowercased()
    let hasSlashes = bytes.dropFirst(name.count + 1).starts(with: "//".utf8)
    return hasSlashes || text == "file" ? text : nil
  }

  /// `file:///a`, `file://localhost/a`, `file:/a` and `file:///C:/a`.
  private static func path(ofFileURL bytes: [UInt8]) -> [UInt8] {
    var rest = bytes.drop { $0 != UInt8(ascii: ":") }.dropFirst()
    if rest.starts(with: "//".utf8) { rest = rest.dropFirst(2).drop { $0 != slash } }
    return Array(rest)
  }

  /// The path with slashes and without its drive; `nil` when it has neither.
  private static func withoutWindows(_ path: [UInt8]) -> [UInt8]? {
    var rest = path[...]
    let withoutSlash = rest.first == slash ? rest.dropFirst() : rest
    if let letter = withoutSlash.first, letter | 0x20 >= 0x61, letter | 0x20 <= 0x7A,
      withoutSlash.dropFirst().first == UInt8(ascii: ":")
    {
      rest = withoutSlash.dropFirst(2)
    }
    guard rest.count < path.count || rest.contains(backslash) else { return nil }
    return rest.map { $0 == backslash ? slash : $0 }
  }
}
