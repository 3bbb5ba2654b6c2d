internal import CSystem
internal import Glibc
internal import Synchronization

/// Watches directories and tells where files have changed.
///
/// A scan names every directory before it reads its names, so nothing that happens afterwards is
/// missed. The actor's thread sleeps until the system tells of something; everything else may be
/// called from any thread.
actor FolderWatch {
  /// What there is to do.
  enum News: Hashable, Sendable {
    case changed(PendingChanges.Work)
    /// The system watches no more directories; told once.
    case limitReached
  }

  private let executor: ThreadExecutor
  private let shared: Shared
  private var mounts = MountList([])

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Opens what is needed; a system that gives no watches at all counts as at its limit.
  ///
  /// - Throws: `.workerUnavailable` when there is no thread or no descriptor to be had.
  init(_ settings: WatchSettings) throws(LibraryError) {
    executor = try ThreadExecutor()
    shared = try Shared(settings)
    mounts = MountList.read(from: shared.mounts)
  }

  /// Watches a directory from now on.
  nonisolated func watch(_ path: [UInt8]) { shared.watch(path) }

  /// Says which roots there are, and which of them are not there.
  nonisolated func setRoots(_ roots: [[UInt8]], offline: [[UInt8]]) {
    shared.change {
      $0.roots = roots
      $0.offlineRoots = offline
    }
  }

  /// Says that places were not ready and are to be looked at again.
  nonisolated func recheck(_ places: [ScanPlace]) {
    guard !places.isEmpty else { return }
    shared.change { $0.pending.recheck(places, at: csystem_clock()) }
  }

  /// Says that everything is being looked through now.
  nonisolated func noteReconciled() { shared.change { $0.reconciledAt = csystem_clock() } }

  /// Ends the watch: `next` has no more news.
  nonisolated func close() { shared.close() }

  /// How many directories are watched.
  nonisolated var count: Int { shared.state.withLock { $0.table.count } }

  /// Waits for news; `nil` once the watch is closed.
  func next() -> News? {
    while !shared.isClosed.withLock({ $0 }) {
      let now = csystem_clock()
      let (ready, due) = shared.state.withLock { state in
        (state.take(at: now, isThere: MusicFolder.holdsAnything), state.due)
      }
      if let ready { return ready }
      let news = csystem_changes_wait(
        shared.changes, shared.mounts, shared.wakeup, due.map { max(0, $0 - now) } ?? -1)
      if news.wakeup { csystem_wakeup_drain(shared.wakeup) }
      if news.changes { takeChanges() }
      if news.mounts { compareMounts() }
    }
    return nil
  }

  private func takeChanges() {
    let changes = FolderChange.read(from: shared.changes)
    let left = shared.state.withLock { state in
      state.take(changes, at: csystem_clock(), isFolder: Self.isFolder)
    }
    for watch in left { csystem_changes_remove(shared.changes, watch) }
  }

  private func compareMounts() {
    let current = MountList.read(from: shared.mounts)
    let earlier = mounts
    mounts = current
    shared.state.withLock { state in
      for place in state.roots.flatMap({ current.places(in: $0, since: earlier) }) {
        state.pending.note(place, at: csystem_clock())
      }
    }
  }

  private static func isFolder(_ path: [UInt8]) -> Bool {
    var status = stat()
    return FilePath.withCString(path) { stat($0, &status) } == 0
      && FilePath.isDirectory(status.st_mode)
  }
}

/// What a watch has for all threads.
private final class Shared: Sendable {
  let changes: Int32
  let mounts: Int32
  let wakeup: Int32
  let state: Mutex<WatchState>
  let isClosed = Mutex(false)

  init(_ settings: WatchSettings) throws(LibraryError) {
    wakeup = csystem_wakeup_open()
    guard wakeup >= 0 else { throw .workerUnavailable(errno) }
    changes = csystem_changes_open()
    mounts = csystem_mounts_open()
    state = Mutex(WatchState(settings, at: csystem_clock()))
    if changes < 0 { state.withLock { $0.noteLimit() } }
  }

  deinit {
    for descriptor in [changes, mounts, wakeup] where descriptor >= 0 { Glibc.close(descriptor) }
  }

  func watch(_ path: [UInt8]) {
    guard changes >= 0 else { return }
    // Under the lock, so that no change of the directory is taken before its path is known.
    let hasReachedLimit = state.withLock { state in
      let watch = FilePath.withCString(path) { csystem_changes_add(changes, $0) }
      if watch >= 0 { state.table.add(watch, at: path) }
      guard watch == -ENOSPC || watch == -ENOMEM, !state.hasReachedLimit else { return false }
      state.noteLimit()
      return true
    }
    if hasReachedLimit { csystem_wakeup_post(wakeup) }
  }

  func change(_ body: (inout WatchState) -> Void) {
    state.withLock { body(&$0) }
    csystem_wakeup_post(wakeup)
  }

  func close() {
    isClosed.withLock { $0 = true }
    csystem_wakeup_post(wakeup)
  }
}
