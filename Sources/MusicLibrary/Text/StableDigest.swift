/// A number of some texts that is the same in every run, unlike `Hasher`'s.
///
/// FNV-1a with 64 bits; a byte that no UTF-8 holds parts the texts.
///
/// - SeeAlso: Fowler, Noll, Vo, "The FNV non-cryptographic hash algorithm", RFC 9923.
struct StableDigest {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  /// The number of the texts so far.
  var value: Int64 { Int64(bitPattern: hash) }

  /// The number of some texts.
  static func of(_ texts: [String]) -> Int64 {
    var digest = StableDigest()
    for text in texts { digest.add(text) }
    return digest.value
  }

  /// Adds a text.
  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add($0) { $0 } }
  }

  /// Adds `TextForm.folded` of a text, which is not made of ASCII.
  mutating func add(folded text: String) {
    var text = text
    let isASCII = text.withUTF8 { bytes in
      guard bytes.allSatisfy({ $0 < 0x80 }) else { return false }
      add(bytes) { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
      return true
    }
    if !isASCII { add(TextForm.folded(text)) }
  }

  private mutating func add(
    _ bytes: UnsafeBufferPointer<UInt8>, as form: (UInt8) -> UInt8
  ) {
    for byte in bytes { hash = (hash ^ UInt64(form(byte))) &* 0x100_0000_01b3 }
    hash = (hash ^ 0xFF) &* 0x100_0000_01b3
  }

  /// FNV-1a over words of 64 bits, then over the bytes that are left: many bytes, quickly.
  ///
  /// - SeeAlso: www.isthe.com/chongo/tech/comp/fnv
  static func of(bytes: some Collection<UInt8>) -> Int64 {
    bytes.withContiguousStorageIfAvailable { of(UnsafeRawBufferPointer($0)) }
      ?? Array(bytes).withUnsafeBytes { of($0) }
  }

  private static func of(_ bytes: UnsafeRawBufferPointer) -> Int64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    let whole = bytes.count & ~7
    for offset in stride(from: 0, to: whole, by: 8) {
      hash =
        (hash ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* 0x100_0000_01b3
      hash ^= hash >> 32
    }
    for byte in bytes[whole...] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return Int64(bitPattern: hash)
  }
}
