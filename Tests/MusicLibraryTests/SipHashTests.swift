import Testing

@testable import MusicLibrary

@Suite struct SipHashTests {
  /// The bytes 0, 1, 2 and so on, hashed with the key 0, 1, … 15.
  ///
  /// - SeeAlso: `vectors_sip128` of the reference implementation, github.com/veorq/SipHash.
  @Test(arguments: [
    (0, "a3817f04ba25a8e66df67214c7550293"), (1, "da87c1d86b99af44347659119b22fc45"),
    (2, "8177228da4a45dc7fca38bdef60affe4"),
  ])
  func `it is what the reference makes of some bytes`(count: Int, expected: String) {
    let bytes = (0..<count).map { UInt8($0) }
    let hash = SipHash(key: (0x0706_0504_0302_0100, 0x0F0E_0D0C_0B0A_0908))
    let result = bytes.withUnsafeBytes { hash.finalized(with: $0) }
    let hex = withUnsafeBytes(of: result.littleEndian) { result in
      result.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }
    #expect(hex == expected)
  }

  @Test func `words count as the bytes they are`() {
    let bytes = (0..<29).map { UInt8($0) }
    var words = SipHash(key: (1, 2))
    words.combine(0x0706_0504_0302_0100)
    words.combine(0x0F0E_0D0C_0B0A_0908)
    let both = bytes.withUnsafeBytes { bytes in
      (
        SipHash(key: (1, 2)).finalized(with: bytes),
        words.finalized(with: UnsafeRawBufferPointer(rebasing: bytes[16...]))
      )
    }
    #expect(both.0 == both.1)
  }
}
