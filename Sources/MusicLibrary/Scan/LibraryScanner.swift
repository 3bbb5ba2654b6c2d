public import MusicModel

/// Brings the library up to date with the files in its roots.
public struct LibraryScanner: Sendable {
  private let store: LibraryStore
  private let workerCommand: [String]
  private let workers: Int

  /// Makes a scanner.
  ///
  /// - Parameters:
  ///   - store: The library to bring up to date.
  ///   - workerCommand: Program and arguments of a process that runs `ScanWorker.run()`.
  ///   - workers: How many such processes read tags at once.
  public init(store: LibraryStore, workerCommand: [String], workers: Int = 2) {
    self.store = store
    self.workerCommand = workerCommand
    self.workers = workers
  }

  /// Scans all roots.
  ///
  /// - Parameter progress: Called, on no particular thread, as the scan goes on; with a revision
  ///   each time a batch of changes has been published.
  /// - Throws: What the store throws; a file that cannot be read is skipped instead.
  public func scan(
    progress: @escaping @Sendable (ScanProgress, LibraryRevision?) -> Void
  ) async throws(LibraryError) {
    progress(ScanProgress(isRunning: false), nil)
  }
}
