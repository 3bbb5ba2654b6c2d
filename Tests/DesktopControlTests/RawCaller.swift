import CSystem
import Glibc

/// Somebody who calls a socket and sends whatever it likes.
final class RawCaller {
  private let descriptor: Int32

  init(_ path: String) { descriptor = csystem_local_connect(path, 5_000_000_000) }

  deinit { close(descriptor) }

  /// Sends bytes, as many as are taken at once; says whether all were.
  @discardableResult
  func send(_ bytes: [UInt8]) -> Bool {
    let flags = Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)
    return bytes.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, flags) }
      == bytes.count
  }

  /// Sends a line.
  func send(_ line: String) { send(Array((line + "\n").utf8)) }

  /// What has been answered so far; nil when it was hung up on.
  func answers() -> String? {
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = recv(descriptor, &buffer, buffer.count, Int32(MSG_DONTWAIT))
      if count == 0 || (count < 0 && errno != EAGAIN) { return result.isEmpty ? nil : text(result) }
      if count < 0 { return text(result) }
      result += buffer[..<count]
    }
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
