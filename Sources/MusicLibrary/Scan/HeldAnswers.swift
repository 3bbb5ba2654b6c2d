internal import CSystem
internal import Glibc

/// Answers of a child process that wait to be written together, and the time that one job takes.
struct HeldAnswers {
  /// Bytes that are worth waking the parent for.
  private let mostBytes: Int
  /// Nanoseconds an answer may wait, and one job longer.
  private let longestWait: Int64
  /// Seconds a job may take before the child ends itself, should nobody be there to end it.
  private let lastResort: UInt32
  private var bytes: [UInt8] = []
  private var lastFlush = csystem_clock()
  private var alarmed: Int64?

  /// Nanoseconds by which the last resort may be late, which saves a system call for most jobs.
  private static let slack: Int64 = 1_000_000_000

  init(mostBytes: Int, longestWait: Int64, lastResort: UInt32) {
    self.mostBytes = mostBytes
    self.longestWait = longestWait
    self.lastResort = lastResort
  }

  /// Answers the messages that are there, in their order.
  ///
  /// - Parameters:
  ///   - messages: What came from the parent.
  ///   - answer: Makes one answer; `nil` where a message makes no sense.
  /// - Returns: `false` when the parent is gone, or makes no sense.
  mutating func answer(
    _ messages: inout MessageBuffer, by answer: (ArraySlice<UInt8>) -> [UInt8]?
  ) -> Bool {
    while let message = messages.next() {
      keepAlarm()
      guard let content = answer(message) else { return false }
      MessageBuffer.append(content, to: &bytes)
      let isDue = !messages.hasMessage || areDue
      guard !isDue || flush() else { return false }
    }
    // Waiting for jobs is no job's fault.
    endAlarm()
    return messages.isSound
  }

  private var areDue: Bool {
    bytes.count >= mostBytes || csystem_clock() - lastFlush > longestWait
  }

  private mutating func flush() -> Bool {
    defer { bytes.removeAll(keepingCapacity: true) }
    lastFlush = csystem_clock()
    return MessageBuffer.writeAll(bytes, to: STDOUT_FILENO)
  }

  private mutating func keepAlarm() {
    let now = csystem_clock()
    if let alarmed, now - alarmed < Self.slack { return }
    alarmed = now
    alarm(lastResort)
  }

  private mutating func endAlarm() {
    alarmed = nil
    alarm(0)
  }
}
