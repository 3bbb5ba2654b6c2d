/// Files that were read, held back until all of their directory family are.
///
/// An album whose files are all retagged is known again only when they come together, and the
/// charset of old text is that of a whole folder.
struct OpenFamilies {
  /// A family that is not whole yet.
  private struct Family {
    var path: [UInt8]
    var files: [ScanBatch.File] = []
    var sheets: [ScanBatch.Sheets] = []
    var sheetFits: [ScanBatch.SheetFit] = []
    /// Files that are still to be read.
    var unread = 0
    /// Whether it matters that its files come together: one of them is known already.
    var isKnown = false
    /// Whether too many are waiting to be held back any longer.
    var isReleased = false
    /// Old text of its folders.
    var texts: [[UInt8]: FolderReading] = [:]
  }

  private var families: [Int: Family] = [:]
  private var numbers: [PathKey: Int] = [:]
  private var next = 0

  /// Files of one family that are held back at most: some ten megabytes, more than any set has.
  private static let most = 10_000

  /// The number of a family, by its path, which holds as long as it is not whole.
  mutating func number(of path: [UInt8]) -> Int {
    let key = PathKey(path)
    if let number = numbers[key] { return number }
    next += 1
    numbers[key] = next
    families[next] = Family(path: path)
    return next
  }

  /// The number of a family that is not whole; `nil` for others.
  func openNumber(of path: [UInt8]) -> Int? { numbers[PathKey(path)] }

  /// The path of a family.
  func path(of number: Int) -> [UInt8]? { families[number]?.path }

  /// Numbers of all that are not whole.
  var open: [Int] { families.keys.sorted() }

  /// Counts a file that is to be read.
  mutating func addUnread(to number: Int, isKnown: Bool) {
    families[number]?.unread += 1
    if isKnown { families[number]?.isKnown = true }
  }

  /// Counts a file that was read, or is gone.
  mutating func takeRead(of number: Int) { families[number]?.unread -= 1 }

  /// Whether files of it are still to be read.
  func isReading(_ number: Int) -> Bool { families[number].map { $0.unread > 0 } ?? false }

  /// Holds a file back.
  ///
  /// - Parameters:
  ///   - file: What was read of it.
  ///   - number: Its family.
  ///   - size: Files after which those of a family that is all new are given away.
  /// - Returns: Files that are held back no longer, since there are too many.
  mutating func hold(
    _ file: ScanBatch.File, in number: Int, releasingAt size: Int
  ) -> [ScanBatch.File] {
    guard var family = families.removeValue(forKey: number) else { return [file] }
    defer { families[number] = family }
    family.files.append(file)
    let isBound = family.isKnown || !family.texts.isEmpty
    guard family.isReleased || family.files.count >= (isBound ? Self.most : size) else { return [] }
    family.isReleased = isBound
    defer { family.files = [] }
    return family.files
  }

  /// Holds the sheets of a folder back: once they are known, its files count as divided by them,
  /// also where a scan was broken off before these were read.
  mutating func hold(_ sheets: ScanBatch.Sheets, in number: Int) {
    families[number]?.sheets.append(sheets)
  }

  /// Holds back whether a sheet fits, which is told after the sheet.
  mutating func hold(_ fit: ScanBatch.SheetFit, in number: Int) {
    families[number]?.sheetFits.append(fit)
  }

  /// Changes the old text of a folder of a family.
  mutating func withTexts(
    of folder: [UInt8], in number: Int, _ body: (inout FolderReading) -> Void
  ) {
    guard var family = families.removeValue(forKey: number) else { return }
    body(&family.texts[folder, default: FolderReading()])
    families[number] = family
  }

  /// The old texts of a family's folders, which are forgotten; none of one that was given away in
  /// part, since what is written may not be read again before that.
  mutating func takeTexts(of number: Int) -> [[UInt8]: FolderReading] {
    guard let family = families[number] else { return [:] }
    families[number]?.texts = [:]
    return family.isReleased ? [:] : family.texts
  }

  /// Takes files out that are to be read again.
  mutating func takeBack(_ names: Set<[UInt8]>, in folder: [UInt8], of number: Int) {
    families[number]?.files.removeAll { $0.folder == folder && names.contains($0.name) }
  }

  /// Ends a family, whose files are all there, and gives them to a batch.
  mutating func close(_ number: Int, into batch: inout ScanBatch) {
    guard let family = families.removeValue(forKey: number) else { return }
    numbers[PathKey(family.path)] = nil
    batch.files += family.files
    batch.sheets += family.sheets
    batch.sheetFits += family.sheetFits
  }
}
