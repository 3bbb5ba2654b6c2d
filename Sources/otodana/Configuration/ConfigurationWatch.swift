import AppCore
import CSystem
import Glibc
import MusicLibrary

/// Follows the configuration file: tells what it says each time it was saved.
///
/// Editors write a file in place or put another in its place, the file may be a link, and its
/// folder may come later. So folders are watched: the file's own, or the nearest above it that is
/// there, and that of the file a link leads to. The actor's thread sleeps until the system tells of
/// something.
actor ConfigurationWatch {
  private let file: ConfigurationFile
  private let executor: ThreadExecutor
  private let changes: Int32
  /// The watches that are held now.
  private var watches: Set<Int32> = []
  /// The file as it was read last.
  private var stamp: FileStamp?

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Nanoseconds without a change after which a save is over.
  private static let quiet: Int64 = 50_000_000

  /// Makes a watch; `nil` when the system gives no thread or no watch.
  ///
  /// - Parameters:
  ///   - file: What to follow.
  ///   - stamp: The file as it was read last.
  init?(_ file: ConfigurationFile, stamp: FileStamp?) {
    guard let executor = try? ThreadExecutor() else { return nil }
    let changes = csystem_changes_open()
    guard changes >= 0 else { return nil }
    self.file = file
    self.stamp = stamp
    self.executor = executor
    self.changes = changes
  }

  deinit { close(changes) }

  /// Begins to follow; `tell` is called on the watch's thread, as long as the program runs.
  nonisolated func start(_ tell: @escaping @Sendable (ConfigurationFile.Reading) -> Void) {
    Task(executorPreference: executor) { await self.follow(tell) }
  }

  private func follow(_ tell: (ConfigurationFile.Reading) -> Void) {
    while true {
      watchFolders()
      if FileStamp(file.path) != stamp {
        let reading = file.read()
        stamp = reading.stamp
        tell(reading)
      }
      // Without any watch there is nothing to wait for.
      guard !watches.isEmpty else { return }
      waitForSave()
    }
  }

  /// Waits for a change, and then until no more come.
  private func waitForSave() {
    var timeout: Int64 = -1
    while csystem_changes_wait(changes, -1, -1, timeout).changes {
      var buffer = [CChar](repeating: 0, count: 4_096)
      while csystem_changes_read(changes, &buffer, buffer.count) > 0 {}
      timeout = Self.quiet
    }
  }

  private func watchFolders() {
    var current: Set<Int32> = []
    var folder = Self.folder(of: file.path)
    while true {
      let watch = csystem_changes_add(changes, folder)
      if watch >= 0 { current.insert(watch) }
      if watch >= 0 || folder == "/" { break }
      folder = Self.folder(of: folder)
    }
    if let target = realpath(file.path, nil) {
      let watch = csystem_changes_add(changes, Self.folder(of: String(cString: target)))
      if watch >= 0 { current.insert(watch) }
      free(target)
    }
    for watch in watches.subtracting(current) { csystem_changes_remove(changes, watch) }
    watches = current
  }

  private static func folder(of path: String) -> String {
    String(decoding: TextFile.directory(Array(path.utf8)), as: UTF8.self)
  }
}
