/// Directories that hold the discs of one set.
enum DirectoryFamily {
  /// The directory a set belongs to: the parent of a disc's directory, else the directory itself.
  ///
  /// Disc directories are named "CD1", "Disc 02", "disk-3", "DVD 1", "ディスク1", also with a title
  /// behind the number.
  ///
  /// - Parameters:
  ///   - folder: Absolute path of a directory.
  ///   - root: The root it is in, which is nobody's disc.
  /// - Returns: An absolute path.
  static func family(of folder: [UInt8], root: [UInt8]) -> [UInt8] {
    guard folder.count > root.count, let slash = folder.lastIndex(of: UInt8(ascii: "/")),
      discNumber(folder[(slash + 1)...]) != nil
    else { return folder }
    return FilePath.split(folder).directory
  }

  /// The disc a directory's name stands for; `nil` when it is no disc's name.
  static func discNumber(_ name: some Collection<UInt8>) -> Int? {
    // Folding text takes long, and few directories are named so.
    guard let first = name.first, first >= 0x80 || firstLetters.contains(first) else { return nil }
    let text = TextForm.folded(String(decoding: name, as: UTF8.self))
    guard let word = words.first(where: { text.hasPrefix($0) }) else { return nil }
    let rest = text.dropFirst(word.count).drop { separators.contains($0) }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits), (1...99).contains(number) else { return nil }
    let after = rest.dropFirst(digits.count).first
    return after.map { separators.contains($0) || ":([,".contains($0) } ?? true ? number : nil
  }

  private static let words = ["cd", "disc", "disk", "dvd", "ディスク"]
  /// The first bytes of those words in either case; others of their forms are not ASCII.
  private static let firstLetters = Set("cCdD".utf8)
  private static let separators: Set<Character> = [" ", "-", "_", ".", "#"]
}
