internal import Glibc

/// What a watch of directories knows; changes become places to look at.
struct WatchState: Sendable {
  /// The roots of the library.
  var roots: [[UInt8]] = []
  /// Those of them that are not there.
  var offlineRoots: [[UInt8]] = []
  var table = WatchTable()
  var pending: PendingChanges
  /// Whether the system watches no more directories.
  private(set) var hasReachedLimit = false
  /// Whether that is still to be told.
  private var isLimitUntold = false
  /// When everything was looked through last.
  var reconciledAt: Int64
  private var offlineCheckAt: Int64
  private let settings: WatchSettings

  /// Begins with nothing watched.
  init(_ settings: WatchSettings, at now: Int64) {
    self.settings = settings
    pending = PendingChanges(
      settleTime: settings.settleTime.nanoseconds, patience: settings.patience.nanoseconds)
    reconciledAt = now
    offlineCheckAt = now
  }

  /// The system refused to watch another directory.
  mutating func noteLimit() {
    if !hasReachedLimit { isLimitUntold = true }
    hasReachedLimit = true
  }

  /// Takes changes in their order.
  ///
  /// - Parameters:
  ///   - changes: What the system told.
  ///   - now: The time.
  ///   - isFolder: Whether a path is a directory, or leads to one.
  /// - Returns: Watches that are to be ended, since their directories are elsewhere now.
  mutating func take(
    _ changes: [FolderChange], at now: Int64, isFolder: ([UInt8]) -> Bool
  ) -> [Int32] {
    var left: Set<[UInt8]> = []
    for change in changes {
      guard change.folder >= 0 else {
        pending.noteEverything(at: now)
        continue
      }
      guard let path = table.path(of: change.folder) else { continue }
      if let name = change.name {
        take(change, name, in: path, at: now, &left, isFolder)
      } else {
        takeOwn(change, path, at: now, &left)
      }
    }
    return table.removeAll(under: left)
  }

  /// Takes a change of a watched directory itself, of which the one around it tells, too, unless
  /// it is a root, a mount or reached by a link.
  private mutating func takeOwn(
    _ change: FolderChange, _ path: [UInt8], at now: Int64, _ left: inout Set<[UInt8]>
  ) {
    let isRoot = roots.contains(path)
    if change.isOver {
      table.remove(change.folder)
      pending.note(ScanPlace(path: path, isDeep: true), at: now)
    } else if isRoot {
      if change.isGone { left.insert(path) }
      pending.note(ScanPlace(path: path, isDeep: true), at: now)
    }
  }

  private mutating func take(
    _ change: FolderChange, _ name: [UInt8], in path: [UInt8], at now: Int64,
    _ left: inout Set<[UInt8]>, _ isFolder: ([UInt8]) -> Bool
  ) {
    guard !SkippedNames.has(name) else { return }
    let child = FilePath.joined(path, name)
    let isWatched = table.contains(child)
    if change.isFolder || isWatched {
      // One that is not watched may be one that may be read only now.
      let isInside = change.isAttribute && isWatched
      if change.isGone { left.insert(child) }
      pending.note(ScanPlace(path: child, isDeep: !isInside), at: now)
    } else if Self.isMark(name) {
      pending.note(ScanPlace(path: path, isDeep: true), at: now)
    } else if DirectoryWalk.isOfUse(name) || MusicFileName.isPicture(name) {
      pending.note(ScanPlace(path: path, isDeep: false), at: now)
    } else if !change.isGone, !change.isAttribute, isFolder(child) {
      pending.note(ScanPlace(path: child, isDeep: true), at: now)
    }
  }

  /// Whether a file of this name makes a difference to all that is beside it.
  private static func isMark(_ name: [UInt8]) -> Bool {
    name.elementsEqual(".nomedia".utf8) || name.elementsEqual(".ignore".utf8)
  }

  // MARK: - Time

  /// When there is something to do; `nil` for never.
  var due: Int64? {
    if isLimitUntold { return 0 }
    let offline = offlineRoots.isEmpty ? nil : offlineCheckAt + settings.offlinePeriod.nanoseconds
    return [pending.due, reconciledAt + period, offline].compactMap(\.self).min()
  }

  /// Takes what there is to do; `nil` when it is not time yet.
  ///
  /// - Parameters:
  ///   - now: The time.
  ///   - isThere: Whether a root is there again.
  /// - Returns: What is to be told.
  mutating func take(at now: Int64, isThere: ([UInt8]) -> Bool) -> FolderWatch.News? {
    if isLimitUntold {
      isLimitUntold = false
      return .limitReached
    }
    if reconciledAt + period <= now {
      reconciledAt = now
      pending.noteEverything(at: now - settings.settleTime.nanoseconds)
    }
    if offlineCheckAt + settings.offlinePeriod.nanoseconds <= now {
      offlineCheckAt = now
      for root in offlineRoots where isThere(root) {
        pending.note(ScanPlace(path: root, isDeep: true), at: now)
      }
    }
    return pending.take(at: now).map { .changed($0) }
  }

  private var period: Int64 {
    (hasReachedLimit ? settings.limitedPeriod : settings.period).nanoseconds
  }
}
