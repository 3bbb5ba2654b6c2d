internal import CSystem
internal import Glibc
internal import MusicModel

/// A running child process that makes one cover after the other.
struct ArtworkChild {
  /// Why there was no answer; the child is of no more use then.
  enum Failure: Error {
    /// It ended.
    case ended
    /// The time was over.
    case late
    /// What came is no answer to the job.
    case nonsense
  }

  private let process: csystem_child
  private var messages = MessageBuffer()

  /// Starts a child.
  ///
  /// - Returns: `nil` when the program cannot be started.
  init?(command: [String]) {
    var process = csystem_child()
    let arguments = command.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    guard csystem_spawn(arguments, &process) == 0 else { return nil }
    self.process = process
  }

  /// Its number in the system.
  var identity: pid_t { process.pid }

  /// Gives a job and waits for the answer.
  ///
  /// - Parameters:
  ///   - job: What to make.
  ///   - deadline: When to give up, on the system's steady clock in nanoseconds.
  /// - Returns: What became of the cover.
  /// - Throws: Why there is no answer.
  mutating func answer(
    to job: ArtworkJob, deadline: Int64
  ) throws(Failure) -> ArtworkAnswer {
    // A job is far shorter than what a pipe holds, so this never waits.
    guard MessageBuffer.write(job.message, to: process.input) else { throw .ended }
    while true {
      if let message = messages.next() {
        guard let answer = ArtworkAnswer(message: message, to: job) else { throw .nonsense }
        return answer
      }
      guard messages.isSound else { throw .nonsense }
      try waitForOutput(until: deadline)
      guard messages.fill(from: process.output) else { throw .ended }
    }
  }

  /// Ends it; there is nothing in it that could be lost.
  func end() {
    kill(process.pid, SIGKILL)
    close(process.input)
    close(process.output)
    csystem_reap(process.pid)
  }

  private func waitForOutput(until deadline: Int64) throws(Failure) {
    var watch = csystem_watch(descriptor: process.output, readable: false, closed: false)
    while csystem_wait(&watch, 1, max(0, deadline - csystem_clock())) == 0 {
      if csystem_clock() >= deadline { throw .late }
    }
  }
}
