/// A number of some texts that is the same in every run, unlike `Hasher`'s.
enum StableDigest {
  /// FNV-1a with 64 bits; a byte that no UTF-8 holds parts the texts.
  ///
  /// - SeeAlso: Fowler, Noll, Vo, "The FNV non-cryptographic hash algorithm", RFC 9923.
  static func of(_ texts: [String]) -> Int64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for text in texts {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      hash = (hash ^ 0xFF) &* 0x100_0000_01b3
    }
    return Int64(bitPattern: hash)
  }
}
