/// Bytes as letters, as terminals take files.
///
/// - SeeAlso: RFC 4648, 4.
enum Base64 {
  private static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// - Returns: Four letters for every three bytes, the last group filled up with `=`.
  /// - Complexity: O(*n*)
  static func encode(_ bytes: [UInt8]) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: (bytes.count + 2) / 3 * 4) { text, count in
      letters.withUnsafeBufferPointer { letters in
        bytes.withUnsafeBufferPointer { bytes in
          count = fill(text, with: bytes, letters)
        }
      }
    }
  }

  private static func fill(
    _ text: UnsafeMutableBufferPointer<UInt8>, with bytes: UnsafeBufferPointer<UInt8>,
    _ letters: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var count = 0
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let rest = bytes.count - start
      var group = UInt32(bytes[start]) << 16
      if rest > 1 { group |= UInt32(bytes[start + 1]) << 8 }
      if rest > 2 { group |= UInt32(bytes[start + 2]) }
      for position in 0..<4 {
        let letter = letters[Int(group >> UInt32(18 - 6 * position) & 63)]
        text.initializeElement(at: count, to: position <= rest ? letter : UInt8(ascii: "="))
        count += 1
      }
    }
    return count
  }
}
