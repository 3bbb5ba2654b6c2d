import CVTerm
import Glibc

extension Term {
  /// Waits until a condition is true on a whole frame; the frame on the screen counts.
  ///
  /// The screen stays as that frame left it until something is waited for again.
  ///
  /// - Throws: `TermError.timedOut` after `patience`, `TermError.ended` when the program ends.
  public func waitForFrame(
    _ what: String = "a frame", _ condition: (Term) throws -> Bool
  ) throws {
    if !frameSizes.isEmpty, try condition(self) { return }
    try waitForNextFrame(what, condition)
  }

  /// Waits until a condition is true on a frame that comes after the one on the screen.
  public func waitForNextFrame(
    _ what: String = "the next frame", _ condition: (Term) throws -> Bool = { _ in true }
  ) throws {
    try wait(for: what) {
      guard showNextFrame() else { return false }
      return try condition(self)
    }
  }

  /// Types text and waits for the next frame.
  public func press(_ text: String) throws {
    send(text)
    try waitForNextFrame("the frame after \(text.debugDescription)")
  }

  /// Waits until a condition is true of everything written so far, frames or not; for shells and
  /// for what a program leaves behind.
  public func waitForOutput(
    _ what: String = "output", _ condition: (Term) throws -> Bool
  ) throws {
    try wait(for: what) {
      showRest()
      return try condition(self)
    }
  }

  /// Waits for the program to end; the screen is then what it left.
  @discardableResult
  public func waitForExit() throws -> ExitStatus {
    let deadline = ContinuousClock.now + Self.patience
    while exitStatus == nil {
      if ContinuousClock.now > deadline {
        throw TermError.timedOut(waitingFor: "the end of the program", screen: rows)
      }
      readOutput(waiting: 1)
      checkForEnd()
    }
    while showNextFrame() {}
    showRest()
    return exitStatus ?? .exited(0)
  }

  /// The bytes the program writes within a time, without waiting for anything to be written.
  public func bytesWritten(within duration: Duration) -> Int {
    let before = output.count
    let deadline = ContinuousClock.now + duration
    while ContinuousClock.now < deadline { readOutput(waiting: 1) }
    return output.count - before
  }

  /// The bytes the program writes until a byte it ends with, which is not counted.
  ///
  /// - Throws: As the others that wait.
  public func bytesWritten(until end: UInt8) throws -> Int {
    let before = output.count
    try wait(for: "the byte \(end)") {
      showRest()
      return output[before...].contains(end)
    }
    return (output[before...].firstIndex(of: end) ?? before) - before
  }

  private func wait(for what: String, until isDone: () throws -> Bool) throws {
    let deadline = ContinuousClock.now + Self.patience
    while try !isDone() {
      if let exitStatus {
        throw TermError.ended(exitStatus, waitingFor: what, screen: rows)
      }
      if ContinuousClock.now > deadline {
        throw TermError.timedOut(waitingFor: what, screen: rows)
      }
      // The condition was false on one frame of several that have come.
      if splitter.hasFrame { continue }
      readOutput(waiting: 100)
      checkForEnd()
    }
  }

  private func checkForEnd() {
    var status: Int32 = 0
    guard exitStatus == nil, cvterm_has_ended(processID, &status) else { return }
    // What it wrote last is still on the way.
    while terminal >= 0, readOutput(waiting: 0) {}
    exitStatus = status < 0 ? .killed(signal: Int(-status)) : .exited(Int(status))
  }

  /// Reads what there is, waiting for its first byte; returns whether anything came.
  @discardableResult
  func readOutput(waiting milliseconds: Int32) -> Bool {
    guard terminal >= 0 else {
      usleep(1000)
      return false
    }
    if milliseconds > 0 { cvterm_wait(terminal, milliseconds) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var hasAny = false
    while true {
      let count = cvterm_read(terminal, &buffer, buffer.count)
      guard count > 0 else { return hasAny }
      hasAny = true
      output += buffer[..<count]
      splitter.append(buffer[..<count])
    }
  }

  /// Shows output up to the end of the next frame; false while there is none.
  private func showNextFrame() -> Bool {
    guard let frame = splitter.takeFrame() else { return false }
    if !frameSizes.isEmpty { strayByteCount += frame.strayCount }
    frameSizes.append(frame.frameSize)
    show(frame.bytes)
    return true
  }

  private func showRest() {
    while showNextFrame() {}
    show(splitter.takeRest())
  }

  private func show(_ bytes: [UInt8]) {
    let shown = wideFilter.filter(filter.filter(bytes))
    cvterm_feed(screen, shown, shown.count)
    var answers = [UInt8](repeating: 0, count: 4096)
    let count = cvterm_take_answers(screen, &answers, answers.count)
    guard terminal >= 0 else { return }
    if let told = self.answers {
      if String(decoding: bytes, as: UTF8.self).contains("\u{1B}[c") { send(told) }
    } else if count > 0 {
      write(terminal, answers, count)
    }
  }
}
