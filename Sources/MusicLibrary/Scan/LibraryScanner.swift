internal import CTagLib
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

  /// Bytes that are asked of the system at once; page by page, it is asked 70 times a 1,000 files.
  private static let memoryStep: Int32 = 1 << 20

  /// Scans all roots.
  ///
  /// Files that did not change are not opened. A root that is missing or empty is marked as
  /// offline and loses nothing; files that are gone leave the library at the end of a whole scan
  /// of their root. What was published stays when the scan ends early for any reason.
  ///
  /// - Parameter progress: Called, on no particular thread, as the scan goes on; with a revision
  ///   each time a batch of changes has been published. The last call says that it has ended.
  /// - Throws: What the store throws, `.workerUnavailable` when no child starts, `.cancelled` when
  ///   the task was cancelled. A file that cannot be read is skipped instead.
  /// - Complexity: O(files) look-ups, and the reading of those that are new or changed.
  public func scan(
    progress: @escaping @Sendable (ScanProgress, LibraryRevision?) -> Void
  ) async throws(LibraryError) {
    otd_take_memory_in_bulk(Self.memoryStep)
    var total = ScanProgress(isRunning: true)
    progress(total, nil)
    defer {
      total.isRunning = false
      progress(total, nil)
    }
    while let revision = try await store.applySettings() {
      if Task.isCancelled { throw .cancelled }
      progress(total, revision)
    }
    for root in try await store.roots() {
      let before = total
      let scan = try RootScan(
        root: root.path, known: try await store.knownFiles(of: root.id), settings: store.settings,
        charsets: try await store.folderCharsets(), command: workerCommand, workers: workers,
        timeLimit: timeLimit)
      do {
        try await run(scan, root) { part, revision in
          total.found = before.found + part.found
          total.done = before.done + part.done
          total.skipped = before.skipped + part.skipped
          progress(total, revision)
        }
        await scan.stop()
      } catch {
        await scan.stop()
        throw error
      }
    }
    while try await !store.refreshSearch() { if Task.isCancelled { throw .cancelled } }
  }

  private func run(
    _ scan: RootScan, _ root: LibraryRoot, report: (ScanProgress, LibraryRevision?) -> Void
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
    let revision = try await store.finish(root, leftovers)
    hasChanged = hasChanged || revision != nil
    report(await scan.progress, revision)
    guard !leftovers.isOffline else { return }
    let playlists = await scan.readPlaylists(known: try await store.knownPlaylists())
    let changed = try await store.publish(playlists, root: root, resolvesAgain: hasChanged)
    if let changed { report(await scan.progress, changed) }
  }
}
