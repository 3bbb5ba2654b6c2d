internal import CSystem
public import MusicModel

/// Brings the library up to date with the files in its roots.
public struct LibraryScanner: Sendable {
  private let store: LibraryStore
  private let workerCommand: [String]
  private let workers: Int
  private let timeLimit: Int64

  /// Makes a scanner.
  ///
  /// - Parameters:
  ///   - store: The library to bring up to date.
  ///   - workerCommand: Program and arguments of a process that runs `ScanWorker.run()`.
  ///   - workers: How many such processes read tags at once.
  public init(store: LibraryStore, workerCommand: [String], workers: Int = 2) {
    self.init(
      store: store, workerCommand: workerCommand, workers: workers, timeLimit: RootScan.timeLimit)
  }

  /// Makes a scanner that gives a file so many nanoseconds to be read.
  init(store: LibraryStore, workerCommand: [String], workers: Int, timeLimit: Int64) {
    self.store = store
    self.workerCommand = workerCommand
    self.workers = workers
    self.timeLimit = timeLimit
  }

  /// Steps in which the heap grows and shrinks during a scan: with the usual ones the system is
  /// asked for memory, and given it back, 250 times a 1,000 files.
  private static let memorySteps = csystem_memory_steps(taken: 1 << 20, kept: 64 << 20)
  private static let usualSteps = csystem_memory_steps(taken: 128 << 10, kept: 128 << 10)

  /// Scans all roots.
  ///
  /// Files that did not change are not opened, so a scan after one that ended early goes on where
  /// that one stopped. A root that is missing, or empty where music was, is marked as offline and
  /// loses nothing; neither does a directory that cannot be read. Files that are gone leave the
  /// library at the end of a whole scan of their root. What was published stays when the scan ends
  /// early for any reason.
  ///
  /// - Parameters:
  ///   - force: Whether files that did not change are read again, too.
  ///   - progress: Called, on no particular thread, as the scan goes on; with a revision each time
  ///     a batch of changes has been published. The last call says that it has ended.
  /// - Throws: What the store throws, `.workerUnavailable` when no child starts, `.cancelled` when
  ///   the task was cancelled. A file that cannot be read is skipped instead.
  /// - Complexity: O(files) look-ups, and the reading of those that are new or changed.
  public func scan(
    force: Bool = false, progress: @escaping @Sendable (ScanProgress, LibraryRevision?) -> Void
  ) async throws(LibraryError) {
    _ = try await scan(nil, ScanTask(root: [], isForced: force), progress: progress)
  }

  /// Scans all roots, or those places that are in one.
  ///
  /// - Parameters:
  ///   - places: Where to look, in the roots; `nil` for everything.
  ///   - task: What holds for all roots.
  ///   - progress: As above.
  /// - Returns: Directories with files that are still being written.
  /// - Throws: As above.
  func scan(
    _ places: [ScanPlace]?, _ task: ScanTask,
    progress: @escaping @Sendable (ScanProgress, LibraryRevision?) -> Void
  ) async throws(LibraryError) -> Set<[UInt8]> {
    csystem_take_memory_in_bulk(Self.memorySteps)
    defer { csystem_take_memory_in_bulk(Self.usualSteps) }
    var total = ScanProgress(isRunning: true, isPart: places != nil)
    var unsettled: Set<[UInt8]> = []
    progress(total, nil)
    defer {
      total.isRunning = false
      total.root = nil
      progress(total, nil)
    }
    while let revision = try await store.applySettings() {
      if Task.isCancelled { throw .cancelled }
      progress(total, revision)
    }
    let roots = try await store.roots()
    for root in roots {
      var task = task
      task.root = root.path
      task.others = roots.map(\.path).filter { $0 != root.path }
      let inside = places?.filter { FilePath.contains(root.path, $0.path) }
      if inside?.isEmpty == true { continue }
      // Of a root that was offline nothing is known but that it may be there again.
      task.places = root.isOffline ? nil : inside
      let before = total
      unsettled.formUnion(
        try await run(task, root) { part, revision in
          total.found = before.found + part.found
          total.done = before.done + part.done
          total.skipped = before.skipped + part.skipped
          total.root = part.root
          progress(total, revision)
        })
    }
    // Names that came or went with albums change what the credits of others name.
    while let revision = try await store.applySettings() {
      if Task.isCancelled { throw .cancelled }
      progress(total, revision)
    }
    while try await !store.refreshSearch() { if Task.isCancelled { throw .cancelled } }
    // What was not looked at is as it was, and what was skipped of it, too.
    guard places != nil else { return unsettled }
    total.skipped = try await store.read { queries throws(LibraryError) in
      try queries.skippedCount()
    }
    return unsettled
  }

  private func run(
    _ task: ScanTask, _ root: LibraryRoot, report: (ScanProgress, LibraryRevision?) -> Void
  ) async throws(LibraryError) -> Set<[UInt8]> {
    // Of a root that is not there nothing has to be compared, however much is known of it.
    let hasEntries = MusicFolder.hasEntries(task.root)
    guard hasEntries == true else {
      task.willRead(task.root)
      // Where music was, an empty folder is one that a disk is missing in.
      let isOffline = hasEntries == false ? try await store.knowsFiles(of: root.id) : true
      let revision = try await store.finish(
        root, ScanLeftovers(isOffline: isOffline), isWhole: !isOffline)
      report(ScanProgress(isRunning: true, root: task.root), revision)
      return []
    }
    let looks = task.places == nil && !task.isForced
    let known =
      looks
      ? try await store.knownFolders(of: root.id)
      : try await store.knownFiles(of: root.id, in: task.places)
    let scan = try RootScan(
      task, known: known, settings: store.settings, charsets: try await store.folderCharsets(),
      command: workerCommand, workers: workers, timeLimit: timeLimit)
    do {
      let isAsBefore = looks ? try await look(scan, root, report: report) : false
      try await run(scan, root, isWhole: task.places == nil, report: report)
      if !isAsBefore { try await store.writeDigests(of: root.id, in: task.places) }
      await scan.stop()
    } catch {
      await scan.stop()
      throw error
    }
    return await scan.unsettled
  }

  /// Whether all in a root is as it was; else the scan knows its files and goes on with them.
  private func look(
    _ scan: RootScan, _ root: LibraryRoot, report: (ScanProgress, LibraryRevision?) -> Void
  ) async throws(LibraryError) -> Bool {
    while true {
      switch await scan.look() {
      case .isOver: return true
      case .isInDoubt:
        await scan.learn(try await store.knownFiles(of: root.id))
        return false
      case .isUnderWay:
        if Task.isCancelled { throw .cancelled }
        report(await scan.progress, nil)
      }
    }
  }

  private func run(
    _ scan: RootScan, _ root: LibraryRoot, isWhole: Bool,
    report: (ScanProgress, LibraryRevision?) -> Void
  ) async throws(LibraryError) {
    var hasChanged = false
    var next = try await scan.nextBatch()
    while let batch = next {
      if Task.isCancelled { throw .cancelled }
      // The next batch comes together while this one is written.
      async let writing = store.published(batch, root: root)
      async let reading = scan.read()
      let revision = try await writing.get()
      hasChanged = hasChanged || revision != nil
      report(await scan.progress, revision)
      next = try await reading.get()
    }
    if Task.isCancelled { throw .cancelled }
    let leftovers = await scan.leftovers()
    let revision = try await store.finish(root, leftovers, isWhole: isWhole)
    hasChanged = hasChanged || revision != nil
    report(await scan.progress, revision)
    guard !leftovers.isOffline else { return }
    let playlists = await scan.readPlaylists(known: try await store.knownPlaylists())
    let changed = try await store.publish(playlists, root: root, resolvesAgain: hasChanged)
    if let changed { report(await scan.progress, changed) }
  }
}
