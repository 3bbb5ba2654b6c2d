/// Finds the files of a directory that cue sheets name.
///
/// A sheet often names what the music was before somebody converted it, so a name counts with
/// another suffix too when there is no file of just this name.
struct SheetFiles {
  /// How well a name fits; the lesser the better.
  enum Fit: Int, Comparable {
    case exact, folded, otherSuffix, sheetName

    static func < (one: Fit, other: Fit) -> Bool { one.rawValue < other.rawValue }
  }

  private let exact: Set<[UInt8]>
  private var folded: [String: [UInt8]] = [:]
  private var stems: [String: [UInt8]] = [:]

  /// Takes the names of a directory's music.
  init(_ names: [[UInt8]]) {
    exact = Set(names)
    // Of several files that fit, the first by name is taken, on every machine.
    for name in names.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      if folded[Self.folded(name)] == nil { folded[Self.folded(name)] = name }
      if stems[Self.stem(name)] == nil { stems[Self.stem(name)] = name }
    }
  }

  /// The file of a name in a sheet, from its last part if it is a path.
  func file(named text: String, literal: [UInt8]?) -> (name: [UInt8], fit: Fit)? {
    let written = [literal ?? [], Array(text.utf8)].filter { !$0.isEmpty }
    let names = written + written.map(Self.lastPart)
    if let name = names.first(where: exact.contains) { return (name, .exact) }
    if let name = names.compactMap({ folded[Self.folded($0)] }).first { return (name, .folded) }
    return names.compactMap { stems[Self.stem($0)] }.first.map { ($0, .otherSuffix) }
  }

  /// The file that is named as its sheet: `album.flac` or `album.wav` for `album.cue`.
  func file(besides sheet: [UInt8]) -> (name: [UInt8], fit: Fit)? {
    let stem = Self.stem(sheet)
    return (folded[stem] ?? stems[stem]).map { ($0, .sheetName) }
  }

  private static func folded(_ name: [UInt8]) -> String {
    TextForm.folded(String(decoding: name, as: UTF8.self))
  }

  private static func stem(_ name: [UInt8]) -> String {
    TextForm.folded(MusicFileName.title(name))
  }

  /// What stands behind the last slash or backslash.
  private static func lastPart(_ path: [UInt8]) -> [UInt8] {
    let separator = path.lastIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
    return separator.map { Array(path[($0 + 1)...]) } ?? path
  }
}
