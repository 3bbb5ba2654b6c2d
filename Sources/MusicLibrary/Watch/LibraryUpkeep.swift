public import MusicModel

/// Keeps a library in line with its files: scans it, then watches it.
///
///     let upkeep = try LibraryUpkeep(store: store, workerCommand: command) { post($0) }
///     await upkeep.scanEverything()      // and from then on whatever changes
///     await upkeep.close()
///
/// One scan runs at a time; what changes meanwhile comes after it.
public actor LibraryUpkeep {
  /// What happens.
  public enum News: Hashable, Sendable {
    /// A scan goes on, or has ended.
    case progress(ScanProgress)
    /// Changes have been published.
    case changed
    /// A scan ended early; `.cancelled` when that was asked for.
    case failed(LibraryError)
    /// The system watches no more directories, so some changes are seen late; told once.
    case watchLimitReached
  }

  private let store: LibraryStore
  private let scanner: LibraryScanner
  private let settings: WatchSettings
  private let executor: ThreadExecutor
  private let watch: FolderWatch?
  private let report: @Sendable (News) -> Void
  private var isWatching = false
  private var isClosed = false
  private var scan: Task<Void, Never>?
  private var waiting: Order?

  /// A scan to be made.
  private struct Order {
    /// Where; `nil` for everything.
    var places: Set<ScanPlace>?
    var isForced = false
  }

  /// The actor's own thread.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// Prepares the upkeep of a library; nothing is looked at yet.
  ///
  /// - Parameters:
  ///   - store: The library.
  ///   - workerCommand: Program and arguments of a process that runs `ScanWorker.run()`.
  ///   - settings: How the files are watched.
  ///   - report: Called, on no particular thread, with what happens; must not wait.
  /// - Throws: `.workerUnavailable` when there is no thread or no descriptor to be had.
  public init(
    store: LibraryStore, workerCommand: [String], settings: WatchSettings = WatchSettings(),
    report: @escaping @Sendable (News) -> Void
  ) throws(LibraryError) {
    self.store = store
    scanner = LibraryScanner(store: store, workerCommand: workerCommand)
    self.settings = settings
    self.report = report
    executor = try ThreadExecutor()
    watch = try settings.isOn ? FolderWatch(settings) : nil
  }

  /// Looks through all roots, now or after the scan that runs.
  ///
  /// - Parameter force: Whether files that did not change are read again, too.
  public func scanEverything(force: Bool = false) {
    add(Order(isForced: force))
    if let watch, !isWatching {
      isWatching = true
      Task(executorPreference: executor) { await self.follow(watch) }
    }
  }

  /// Looks through some directories, now or after the scan that runs.
  public func scan(_ places: [ScanPlace]) { add(Order(places: Set(places))) }

  /// Ends the scan that runs, if one does.
  ///
  /// What it has published stays, and the next scan goes on from there. Places that wait to be
  /// looked at are looked at.
  public func cancelScan() {
    if waiting?.places == nil { waiting = nil }
    scan?.cancel()
  }

  /// Ends the scan and the watch, and waits for the scan's end.
  public func close() async {
    isClosed = true
    watch?.close()
    waiting = nil
    scan?.cancel()
    await scan?.value
  }

  /// Whether a scan runs.
  public var isScanning: Bool { scan != nil }

  /// How many directories are watched.
  var watchedFolders: Int { watch?.count ?? 0 }

  // MARK: - Scans

  private func add(_ order: Order) {
    guard !isClosed else { return }
    if var both = waiting {
      both.isForced = both.isForced || order.isForced
      both.places = order.places.flatMap { both.places?.union($0) }
      waiting = both
    } else {
      waiting = order
    }
    startNext()
  }

  private func startNext() {
    guard scan == nil, let order = waiting else { return }
    waiting = nil
    scan = Task(executorPreference: executor) { await self.run(order) }
  }

  private func run(_ order: Order) async {
    await perform(order)
    scan = nil
    startNext()
  }

  private func perform(_ order: Order) async {
    let isWhole = order.places == nil
    if isWhole { watch?.noteReconciled() }
    var task = ScanTask(root: [], isForced: order.isForced)
    if !isWhole { task.settleTime = settings.settleTime.nanoseconds }
    if let watch { task.willRead = { watch.watch($0) } }
    let places = order.places.map(Array.init)
    do throws(LibraryError) {
      let roots = try await store.roots()
      watch?.setRoots(roots.map(\.path), offline: [])
      let unsettled = try await scanner.scan(places, task) { [report] progress, revision in
        report(.progress(progress))
        if revision != nil { report(.changed) }
      }
      watch?.recheck(unsettled.map { ScanPlace(path: $0, isDeep: false) })
      let offline = try await store.roots().filter(\.isOffline)
      watch?.setRoots(roots.map(\.path), offline: offline.map(\.path))
    } catch {
      if !isClosed { report(.failed(error)) }
      if error != .cancelled, let places { watch?.recheck(places) }
    }
    if isWhole {
      report(.changed)
      await store.returnMemory()
    }
  }

  // MARK: - Watching

  private func follow(_ watch: FolderWatch) async {
    while let news = await watch.next() {
      switch news {
      case .changed(.everything): add(Order())
      case .changed(.places(let places)): add(Order(places: Set(places)))
      case .limitReached: report(.watchLimitReached)
      }
    }
  }
}
