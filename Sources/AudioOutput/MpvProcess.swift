import CSystem
import Glibc
import JSON
import Playback

/// A running mpv and the socket to it.
///
/// mpv ends by itself when the socket closes, so none is left behind, however this process ends.
final class MpvProcess {
  /// Readable while mpv has something to say, or is gone.
  let descriptor: Int32
  /// Identity of the process.
  let pid: pid_t
  private var reader = LineReader(limit: 1 << 24)
  private var unsent: ArraySlice<UInt8> = []
  /// Whether it was asked to end.
  private(set) var isEnding = false
  private var status: Int32?

  /// Nanoseconds to wait for an end: mpv closes its socket first and its sound device after that.
  static let patience: Int64 = 1_000_000_000
  // An mpv that lets so many bytes wait has stopped listening.
  private static let unsentLimit = 1 << 20

  /// Starts mpv.
  ///
  /// - Parameter words: The command line, the program first; it is searched in PATH.
  /// - Throws: `PlaybackFault.playerMissing` or, with the errno, `playerFailed`.
  init(_ words: [String]) throws(PlaybackFault) {
    let arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var partner = csystem_partner()
    let failure = arguments.withUnsafeBufferPointer {
      csystem_spawn_partner($0.baseAddress, &partner)
    }
    if failure == ENOENT { throw .playerMissing(words.first ?? "") }
    if failure != 0 { throw .playerFailed(failure) }
    descriptor = partner.descriptor
    pid = partner.pid
  }

  deinit {
    close(descriptor)
    if status == nil { _ = csystem_end(pid, Self.patience) }
  }

  /// Sends a line; what the socket does not take at once is sent later.
  func send(_ value: JSONValue) {
    unsent += value.bytes
    unsent.append(0x0A)
    flush()
    if unsent.count > Self.unsentLimit { kill(pid, SIGKILL) }
  }

  /// Asks mpv to end; `read` tells when it did.
  func end() {
    isEnding = true
    send(["command": ["quit"]])
  }

  /// Takes the lines that wait.
  ///
  /// - Returns: The lines, and whether mpv is gone.
  func read() -> (lines: [[UInt8]], isGone: Bool) {
    flush()
    var lines: [[UInt8]] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count > 0 {
        guard let more = try? reader.read(buffer[..<count]) else { return (lines, true) }
        lines += more
      } else if count < 0, errno == EINTR {
        continue
      } else {
        return (lines, count == 0 || errno != EAGAIN)
      }
    }
  }

  /// Waits until mpv, which is gone or ending, has ended; a stubborn one is killed.
  ///
  /// - Returns: Its exit status, 128 and the signal's number when a signal ended it.
  func reap() -> Int32 {
    if let status { return status }
    let status = csystem_end(pid, Self.patience)
    self.status = status
    return status
  }

  private func flush() {
    while !unsent.isEmpty {
      let count = unsent.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      unsent.removeFirst(count)
    }
  }
}
