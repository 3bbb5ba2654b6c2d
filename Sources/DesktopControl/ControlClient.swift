import CSystem
import Glibc
import JSON

/// The asking program's end of the control socket.
public enum ControlClient {
  // A search of a large library on a busy machine takes a second.
  private static let patience: Int64 = 10_000_000_000

  /// Asks the running program and waits for its answer, ten seconds at most for each step.
  ///
  /// - Parameters:
  ///   - request: What to ask.
  ///   - path: The path of the socket.
  /// - Returns: What is heard after the request was done.
  /// - Throws: `ControlFault.notRunning` when there is no program to ask, `noAnswer`, or what the
  ///   program says is wrong.
  public static func ask(
    _ request: ControlRequest, path: String
  ) throws(ControlFault) -> ControlStatus {
    let descriptor = csystem_local_connect(path, patience)
    if descriptor == -ENOENT || descriptor == -ECONNREFUSED { throw .notRunning }
    if descriptor < 0 { throw .unusable(-descriptor) }
    defer { close(descriptor) }
    guard send(request.line + [0x0A], to: descriptor) else { throw .noAnswer }
    var reader = LineReader(limit: ControlSocket.lineLimit)
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0, let lines = try? reader.read(buffer[..<count]) else { throw .noAnswer }
      if let line = lines.first { return try ControlAnswer.status(line) }
    }
  }

  private static func send(_ line: [UInt8], to descriptor: Int32) -> Bool {
    var rest = line[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
