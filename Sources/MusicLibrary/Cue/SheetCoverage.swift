internal import MusicModel

/// Which files of a directory its cue sheets divide into tracks.
struct SheetCoverage {
  /// The sheet of one file.
  struct Cover: Hashable, Sendable {
    /// The name of the file the sheet is in.
    var source: [UInt8]
    /// The sheet, with the tracks in this file only.
    var sheet: CueSheet
  }

  /// The sheets' files, each with the reason if it is of no use.
  private(set) var files: [CueFile] = []
  private var covers: [[UInt8]: (cover: Cover, fit: SheetFiles.Fit)] = [:]

  /// More bytes than this are no album's sheet.
  private static let sizeLimit = 1 << 20

  /// Reads the sheets of a directory; of several for one file, that which names it best counts.
  init(of directory: WalkedDirectory) {
    guard !directory.sheets.isEmpty else { return }
    let names = SheetFiles(directory.music.map(\.name))
    for state in directory.sheetStates.sorted(by: {
      $0.name.lexicographicallyPrecedes($1.name)
    }) {
      let reason = read(state, in: directory.path, names)
      files.append(CueFile(state: state, reason: reason))
    }
  }

  /// The sheet of a file; `nil` when there is none.
  func cover(of name: [UInt8]) -> Cover? { covers[name]?.cover }

  /// Takes in one sheet.
  ///
  /// - Returns: Why it is of no use.
  private mutating func read(
    _ state: CueFile.State, in folder: [UInt8], _ names: SheetFiles
  ) -> SkipReason? {
    if state.size == 0 { return .empty }
    if state.size > Self.sizeLimit { return .tooLarge }
    guard let file = RegularFile(path: FilePath.joined(folder, state.name)) else {
      return .unreadable
    }
    defer { file.close() }
    let bytes = file.bytes(at: 0, count: min(file.size, Self.sizeLimit))
    if bytes.isEmpty { return .unreadable }
    let sheet = CueSheet(bytes)
    if sheet.tracks.isEmpty { return .sheetWithoutTracks }
    return take(sheet, named: state.name, names) ? nil : .sheetWithoutFiles
  }

  /// Remembers which files a sheet divides.
  ///
  /// - Returns: Whether any of its files is there.
  private mutating func take(_ sheet: CueSheet, named source: [UInt8], _ names: SheetFiles) -> Bool
  {
    let files = sheet.files
    var found: Set<[UInt8]> = []
    for (file, literal) in files {
      var match = names.file(named: file, literal: literal)
      if match == nil, files.count == 1 { match = names.file(besides: source) }
      guard let (name, fit) = match, found.insert(name).inserted else { continue }
      let part = sheet.inside(file)
      guard part.isDividing else { continue }
      if let other = covers[name], other.fit <= fit { continue }
      covers[name] = (Cover(source: source, sheet: part), fit)
    }
    return !found.isEmpty
  }
}
