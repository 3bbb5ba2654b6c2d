internal import CSystem
internal import Glibc

/// A running child process that answers one message after the other.
struct MessageChild {
  /// Why there was no answer; the child is of no more use then.
  enum Failure: Error {
    /// It ended.
    case ended
    /// The time was over.
    case late
    /// What came is no answer.
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

  /// Gives a message and waits for the answer.
  ///
  /// - Parameters:
  ///   - message: What is asked: less than a pipe holds, so that giving it never waits.
  ///   - deadline: When to give up, on the system's steady clock in nanoseconds.
  /// - Returns: What the child says.
  /// - Throws: Why there is no answer.
  mutating func answer(
    to message: [UInt8], deadline: Int64
  ) throws(Failure) -> ArraySlice<UInt8> {
    try send([message])
    return try nextAnswer(deadline: deadline)
  }

  /// Gives messages without waiting for the answers.
  ///
  /// - Parameter contents: What is asked; with what has no answer yet less than a pipe holds.
  /// - Throws: `.ended`.
  func send(_ contents: [[UInt8]]) throws(Failure) {
    var bytes: [UInt8] = []
    for content in contents { MessageBuffer.append(content, to: &bytes) }
    guard MessageBuffer.writeAll(bytes, to: process.input) else { throw .ended }
  }

  /// Whether an answer has come already.
  var hasAnswer: Bool { messages.hasMessage }

  /// Waits for the next answer.
  ///
  /// - Parameter deadline: When to give up, on the system's steady clock in nanoseconds.
  /// - Returns: What the child says.
  /// - Throws: Why there is no answer.
  mutating func nextAnswer(deadline: Int64) throws(Failure) -> ArraySlice<UInt8> {
    while true {
      if let answer = messages.next() { return answer }
      guard messages.isSound else { throw .nonsense }
      try waitForOutput(until: deadline)
      guard messages.fill(from: process.output) else { throw .ended }
    }
  }

  /// Ends it; there is nothing in it that could be lost.
  ///
  /// - Returns: The exit status, or 128 and the number of the signal that ended it.
  @discardableResult
  func end() -> Int32 {
    kill(process.pid, SIGKILL)
    close(process.input)
    close(process.output)
    return csystem_reap(process.pid)
  }

  private func waitForOutput(until deadline: Int64) throws(Failure) {
    var watch = csystem_watch(descriptor: process.output, readable: false, closed: false)
    while csystem_wait(&watch, 1, max(0, deadline - csystem_clock())) == 0 {
      if csystem_clock() >= deadline { throw .late }
    }
  }
}
