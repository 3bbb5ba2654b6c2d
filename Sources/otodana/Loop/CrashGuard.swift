import CSystem
import CursesTerminal

/// Leaves a usable terminal after a crash, and says where to read about it.
enum CrashGuard {
  /// Handles crashes from now on.
  ///
  /// Call it before the screen opens: the terminal's modes are remembered as they are.
  ///
  /// - Parameters:
  ///   - report: A descriptor for the message: the former standard error.
  ///   - log: The path of the log, nil when there is none.
  static func install(report: Int32, log: String?) {
    let place = log.map { "; see \($0)" } ?? ""
    let message = "\notodana crashed; the terminal was restored\(place)\n"
    csystem_crash_install(CursesScreen.restoreSequence, message, report)
  }

  /// Says whether the screen is open.
  static func arm(_ isOpen: Bool) {
    csystem_crash_arm(isOpen)
  }
}
