/// The cue sheets of one directory during a scan; they are read only when something depends on it.
struct FolderSheets {
  /// Whether sheets came, went or changed, or the music that they may be for.
  let haveChanged: Bool
  private let directory: WalkedDirectory
  private var loaded: SheetCoverage?

  /// Compares a directory with what the store knows of its sheets.
  init(_ directory: WalkedDirectory, known: [CueFile]) {
    self.directory = directory
    // What an unreadable directory holds is not known, so nothing has changed.
    haveChanged =
      directory.failure == nil && Set(known.map(\.state)) != Set(directory.sheetStates)
    if haveChanged { loaded = SheetCoverage(of: directory) }
  }

  /// The files to write of the sheets; `nil` when the store's are still right.
  var files: [CueFile]? { haveChanged ? loaded?.files : nil }

  /// The sheet of a file that is new or changed; `nil` when there is none.
  mutating func cover(of name: [UInt8]) -> SheetCoverage.Cover? {
    if directory.sheets.isEmpty { return nil }
    let coverage = loaded ?? SheetCoverage(of: directory)
    loaded = coverage
    return coverage.cover(of: name)
  }

  /// Whether a file that did not change has to be read again all the same.
  ///
  /// - Parameters:
  ///   - name: The file's name.
  ///   - isDivided: Whether a sheet divided it before.
  /// - Returns: Whether its tracks may be others now.
  func concern(_ name: [UInt8], isDivided: Bool) -> Bool {
    haveChanged && (isDivided || loaded?.cover(of: name) != nil)
  }
}
