import AppCore
import CSystem
import MusicModel
import Synchronization

/// How far a scan has come, on one line of standard error; nothing where that is no terminal.
struct ProgressLine: Sendable {
  private let catalogue: Catalogue
  private let isShown: Bool

  init(_ context: CommandContext) {
    catalogue = context.catalogue
    isShown = csystem_is_terminal(2) && context.environment["TERM"] != "dumb"
  }

  /// Replaces what is shown.
  func show(_ progress: ScanProgress) {
    guard isShown, progress.isRunning else { return }
    let (done, found) = (Numbers.grouped(progress.done), Numbers.grouped(progress.found))
    Output.write("\r\(catalogue(.scanningOf, done, found))\u{1B}[K", to: 2)
  }

  /// Leaves an empty line.
  func clear() {
    if isShown { Output.write("\r\u{1B}[K", to: 2) }
  }
}

/// The progress that was reported last, from whatever thread.
final class LastProgress: Sendable {
  private let progress = Mutex(ScanProgress(isRunning: true))

  /// Takes a newer one.
  func put(_ value: ScanProgress) { progress.withLock { $0 = value } }

  /// The newest.
  var value: ScanProgress { progress.withLock { $0 } }
}
