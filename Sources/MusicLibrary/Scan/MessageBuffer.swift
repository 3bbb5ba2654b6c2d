internal import Glibc

/// Cuts a stream of bytes into messages: four bytes of length in the machine's order, then content.
struct MessageBuffer {
  private var bytes: [UInt8] = []
  private var start = 0

  /// The longest message that makes sense: tags of a file with texts of any sane length.
  private static let longest = 64 * 1_024 * 1_024

  /// Whether no message claimed to be longer than makes sense.
  private(set) var isSound = true

  /// Reads once what is there; waits when there is nothing.
  ///
  /// - Returns: `false` at the end of the stream or on a failure.
  mutating func fill(from descriptor: Int32) -> Bool {
    bytes.removeFirst(start)
    start = 0
    let chunk = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, filled in
      var count = read(descriptor, buffer.baseAddress, buffer.count)
      while count < 0, errno == EINTR { count = read(descriptor, buffer.baseAddress, buffer.count) }
      filled = max(0, count)
    }
    bytes.append(contentsOf: chunk)
    return !chunk.isEmpty
  }

  /// The next whole message; `nil` when more bytes are needed.
  mutating func next() -> ArraySlice<UInt8>? {
    guard isSound, bytes.count - start >= 4 else { return nil }
    let length = bytes.withUnsafeBytes {
      Int($0.loadUnaligned(fromByteOffset: start, as: UInt32.self))
    }
    guard length <= Self.longest else {
      isSound = false
      return nil
    }
    let end = start + 4 + length
    guard bytes.count >= end else { return nil }
    defer { start = end }
    return bytes[(start + 4)..<end]
  }

  /// Writes one message.
  ///
  /// - Returns: `false` when the other end is gone.
  static func write(_ content: [UInt8], to descriptor: Int32) -> Bool {
    let message = withUnsafeBytes(of: UInt32(content.count)) { [UInt8]($0) } + content
    return message.withUnsafeBytes { bytes in
      var done = 0
      while done < bytes.count {
        let count = Glibc.write(descriptor, bytes.baseAddress.map { $0 + done }, bytes.count - done)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        done += count
      }
      return true
    }
  }
}
