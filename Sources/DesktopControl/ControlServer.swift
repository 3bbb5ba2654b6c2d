import CSystem
import Glibc
import JSON

/// The running program's end of the control socket.
///
/// Requests come out of `read`, answers go in by `answer`, and nothing waits for anybody: a caller
/// that sends nonsense, too much, or takes no answers is hung up on. One thread uses it.
public final class ControlServer {
  /// A caller that waits for an answer.
  public struct Caller: Hashable, Sendable {
    let descriptor: Int32
    let number: Int
  }

  /// Readable while somebody calls, asks, or hangs up.
  public let descriptor: Int32
  private let listener: Int32
  private let path: String
  private var connections: [Connection] = []
  private var lastNumber = 0

  // A person's scripts; what calls more often than that loses its oldest calls.
  private static let connectionLimit = 16

  private struct Connection {
    let caller: Caller
    var reader = LineReader(limit: ControlSocket.lineLimit)
  }

  /// Listens at a path; the socket is this person's alone.
  ///
  /// - Throws: `ControlFault.alreadyRunning`, or `unusable` with the errno.
  public init(path: String) throws(ControlFault) {
    listener = csystem_local_listen(path)
    if listener == -EADDRINUSE { throw .alreadyRunning }
    if listener < 0 { throw .unusable(-listener) }
    self.path = path
    descriptor = csystem_gather_open()
    guard descriptor >= 0, csystem_gather_add(descriptor, listener) == 0 else {
      let failure = errno
      unlink(path)
      close(listener)
      if descriptor >= 0 { close(descriptor) }
      throw .unusable(failure)
    }
  }

  deinit {
    unlink(path)
    for connection in connections { close(connection.caller.descriptor) }
    close(listener)
    close(descriptor)
  }

  /// Takes everything that was asked; call it when `descriptor` is readable.
  ///
  /// - Returns: Requests in the order of each caller; each waits for one `answer`. What cannot be
  ///   understood has been answered already.
  public func read() -> [(caller: Caller, request: ControlRequest)] {
    while case let caller = csystem_local_accept(listener), caller >= 0 { admit(caller) }
    var requests: [(caller: Caller, request: ControlRequest)] = []
    for caller in connections.map(\.caller) {
      for line in lines(of: caller) {
        do throws(ControlFault) {
          requests.append((caller, try ControlRequest(line: line)))
        } catch {
          answer(caller, .failure(error))
        }
      }
    }
    return requests
  }

  /// Answers a request; a caller that has hung up meanwhile is passed over.
  public func answer(_ caller: Caller, _ answer: Result<NowPlaying, ControlFault>) {
    guard connections.contains(where: { $0.caller == caller }) else { return }
    let line = ControlAnswer.line(answer) + [0x0A]
    let sent = line.withUnsafeBytes {
      send(caller.descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
    }
    if sent != line.count { hangUp(caller) }
  }

  private func admit(_ descriptor: Int32) {
    if connections.count == Self.connectionLimit, let oldest = connections.first {
      hangUp(oldest.caller)
    }
    guard csystem_gather_add(self.descriptor, descriptor) == 0 else {
      close(descriptor)
      return
    }
    lastNumber += 1
    connections.append(Connection(caller: Caller(descriptor: descriptor, number: lastNumber)))
  }

  /// The lines a caller has sent; one that hung up or sends too much is dropped.
  private func lines(of caller: Caller) -> [[UInt8]] {
    guard let index = connections.firstIndex(where: { $0.caller == caller }) else { return [] }
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    let count = Glibc.read(caller.descriptor, &buffer, buffer.count)
    if count < 0, errno == EAGAIN || errno == EINTR { return [] }
    guard count > 0, let lines = try? connections[index].reader.read(buffer[..<count]) else {
      hangUp(caller)
      return []
    }
    return lines
  }

  private func hangUp(_ caller: Caller) {
    guard let index = connections.firstIndex(where: { $0.caller == caller }) else { return }
    connections.remove(at: index)
    close(caller.descriptor)
  }
}
