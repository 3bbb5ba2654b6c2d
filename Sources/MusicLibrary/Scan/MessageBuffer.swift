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
    return withUnsafeTemporaryAllocation(byteCount: Self.chunkSize, alignment: 1) { chunk in
      var count = read(descriptor, chunk.baseAddress, chunk.count)
      while count < 0, errno == EINTR { count = read(descriptor, chunk.baseAddress, chunk.count) }
      guard count > 0 else { return false }
      bytes.append(contentsOf: chunk[..<count])
      return true
    }
  }

  /// Bytes that are read at once: what a pipe holds.
  private static let chunkSize = 65_536

  /// Whether a whole message is there.
  var hasMessage: Bool { isSound && nextLength.map { bytes.count - start >= 4 + $0 } ?? false }

  private var nextLength: Int? {
    guard bytes.count - start >= 4 else { return nil }
    return bytes.withUnsafeBytes {
      Int($0.loadUnaligned(fromByteOffset: start, as: UInt32.self))
    }
  }

  /// The next whole message; `nil` when more bytes are needed.
  mutating func next() -> ArraySlice<UInt8>? {
    guard isSound, let length = nextLength else { return nil }
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
    var message: [UInt8] = []
    append(content, to: &message)
    return writeAll(message, to: descriptor)
  }

  /// Puts a message behind others that will be written together.
  static func append(_ content: [UInt8], to messages: inout [UInt8]) {
    withUnsafeBytes(of: UInt32(content.count)) { messages.append(contentsOf: $0) }
    messages.append(contentsOf: content)
  }

  /// Writes whole messages as they are.
  ///
  /// - Returns: `false` when the other end is gone.
  static func writeAll(_ messages: [UInt8], to descriptor: Int32) -> Bool {
    messages.withUnsafeBytes { bytes in
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
