internal import CSystem
internal import Glibc
internal import MusicModel

/// Describes files one after the other in a child process: a file that crashes or hangs a reader
/// costs itself, and the next ones get a new child.
public struct TagReporter {
  private let command: [String]
  private let timeLimit: Int64
  private var child: MessageChild?

  /// Bytes from which on the system takes no path.
  private static let longestPath = 4_096

  /// Prepares the work; the child starts with the first file.
  ///
  /// - Parameter workerCommand: Program and arguments of a process that runs
  ///   `ScanWorker.runReports()`.
  public init(workerCommand: [String]) {
    self.init(workerCommand: workerCommand, timeLimit: RootScan.timeLimit)
  }

  /// The same with the nanoseconds a file may take.
  init(workerCommand: [String], timeLimit: Int64) {
    command = workerCommand
    self.timeLimit = timeLimit
  }

  /// Reads a file and describes it, as `TagReport` does.
  ///
  /// - Parameter path: A path, absolute or not.
  /// - Returns: A JSON object on one line; that of a skipped file when reading it failed.
  public mutating func json(ofFileAt path: [UInt8]) -> String {
    guard path.count < Self.longestPath else { return TagReport.skipped(path, .unreadable) }
    guard var child = child ?? MessageChild(command: command) else {
      return TagReport.skipped(path, .crashed)
    }
    do throws(MessageChild.Failure) {
      let answer = try child.answer(to: path, deadline: csystem_clock() + timeLimit)
      self.child = child
      return String(decoding: answer, as: UTF8.self)
    } catch {
      let status = child.end()
      self.child = nil
      let isLate = error == .late || status == 128 + SIGALRM
      return TagReport.skipped(path, isLate ? .tookTooLong : .crashed)
    }
  }

  /// Ends the child.
  public mutating func stop() {
    child?.end()
    child = nil
  }
}
