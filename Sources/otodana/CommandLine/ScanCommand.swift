import AppCore
import MusicLibrary
import MusicModel

/// `otodana scan [DIR...]`: brings the library up to date without the screen.
struct ScanCommand: Command {
  enum Option: Int32, CommandOption {
    case force = 1_000
    case json

    var description: OptionDescription {
      switch self {
      case .force: OptionDescription(name: "force", summary: .optionForce)
      case .json: OptionDescription(name: "json", summary: .optionJSON)
      }
    }
  }

  private let folders: [[UInt8]]
  private let isForced: Bool
  private let printsJSON: Bool

  static var description: CommandDescription {
    CommandDescription(
      name: "scan", operands: "[DIR...]", operandKind: .folder, options: Option.self,
      summary: .scanSummary, details: [.scanDetails, .scanStatuses])
  }

  init(_ count: Int32, _ arguments: ArgumentVector) throws(UsageError) {
    let line = try CommandWords<Option>(count, arguments)
    let options = line.options.map(\.option)
    folders = line.words
    isForced = options.contains(.force)
    printsJSON = options.contains(.json)
  }

  /// Scans.
  ///
  /// - Returns: 0, or 1 when a folder is missing, or empty where music was; 128 and its number
  ///   after a signal.
  /// - Throws: Why it could not be scanned.
  func run(_ context: CommandContext) throws(Failure) -> Int32 {
    let signals: SignalSource
    do throws(LoopError) {
      signals = try SignalSource()
    } catch {
      throw .outOfDescriptors
    }
    let paths = context.paths
    let checked = try foldersToAdd(paths)
    let progress = ProgressLine(context)
    let database = paths.database
    let words = context.catalogue
    let isForced = isForced
    let end = try BlockingTask.run(database: database, signals: signals) {
      () async throws(LibraryError) in
      try await ChangedLibrary.change(database, words) { store throws(LibraryError) in
        // Claimed first: a program that is open would take the scan over once it sees the folders.
        let isOwnScan = store.claimScanning()
        for folder in checked.named { try await store.addRoot(folder) }
        // Another program with this library looks for changes already, in these folders too by now.
        guard isOwnScan else { return ScanReport?.none }
        if let usual = checked.usual, try await store.roots().isEmpty {
          try await store.addRoot(usual)
        }
        return try await Self.scan(store, isForced, progress)
      }
    }
    progress.clear()
    switch end {
    case .interrupted(let status): return status
    case .finished(let report):
      guard let report else { throw .scannedElsewhere }
      guard !report.roots.isEmpty else { throw .nothingToScan }
      Output.write(
        printsJSON ? report.json + "\n" : report.text(words) + "\n", to: 1)
      return report.roots.contains(where: \.isOffline) ? 1 : 0
    }
  }

  /// The folders that were named, and the person's music folder for want of any.
  private func foldersToAdd(
    _ paths: DataPaths
  ) throws(Failure) -> (named: [[UInt8]], usual: [UInt8]?) {
    var named: [[UInt8]] = []
    for path in folders { named.append(try Folder(path).path) }
    guard named.isEmpty, let music = paths.music.flatMap({ try? Folder(Array($0.utf8)) }),
      MusicFolder.holdsMusic(music.path)
    else { return (named, nil) }
    return (named, music.path)
  }

  private static func scan(
    _ store: LibraryStore, _ isForced: Bool, _ progress: ProgressLine
  ) async throws(LibraryError) -> ScanReport {
    try await store.beginComparison()
    let total = LastProgress()
    let program = ProgramFile.path ?? "otodana"
    let scanner = LibraryScanner(store: store, workerCommand: [program, "scan-worker"])
    try await scanner.scan(force: isForced) { state, _ in
      total.put(state)
      progress.show(state)
    }
    return ScanReport(
      found: total.value.found, changes: try await store.changes(),
      skipped: try await store.skippedFiles(),
      cutOff: try await store.cutOffFiles(), roots: try await store.roots())
  }
}
