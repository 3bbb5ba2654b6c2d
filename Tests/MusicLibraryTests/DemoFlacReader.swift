import Testing

/// Reads the kind of FLAC stream the demonstration writes, bit by bit and slowly, straight from
/// RFC 9639; checks both checksums of every frame.
struct DemoFlacReader {
  private let bytes: [UInt8]
  private var position = 0  // in bits

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func samples() throws -> [Int16] {
    #expect(Array(bytes.prefix(4)) == Array("fLaC".utf8))
    position = 32
    var total = 0
    var isLast = false
    while !isLast {
      isLast = bits(1) == 1
      let kind = bits(7)
      let length = bits(24)
      let body = position
      if kind == 0 {
        _ = bits(16 + 16) + bits(48)
        #expect(bits(20) == 11_025)
        #expect(bits(3) + 1 == 1)
        #expect(bits(5) + 1 == 16)
        total = bits(36)
      }
      position = body + length * 8
    }
    var result: [Int16] = []
    var number = 0
    while position < bytes.count * 8 {
      result += try frame(number: number)
      number += 1
    }
    #expect(result.count == total)
    return result
  }

  private mutating func frame(number: Int) throws -> [Int16] {
    let start = position / 8
    #expect(bits(16) == 0xfff8)
    #expect(bits(16) == 0x7008)
    #expect(codedNumber() == number)
    let count = bits(16) + 1
    #expect(remainder(start, position / 8, degree: 8, polynomial: 0x07) == bits(8))
    #expect(bits(1) == 0)
    let kind = bits(6)
    #expect(bits(1) == 0)
    let values = kind == 1 ? (0..<count).map { _ in signed(16) } : try predicted(count, kind)
    position = (position + 7) / 8 * 8
    #expect(remainder(start, position / 8, degree: 16, polynomial: 0x8005) == bits(16))
    return try values.map { try #require(Int16(exactly: $0)) }
  }

  private mutating func predicted(_ count: Int, _ kind: Int) throws -> [Int] {
    try #require(kind == 0b001010)
    var values = [signed(16), signed(16)]
    try #require(bits(6) == 0)
    let parameter = bits(4)
    while values.count < count {
      var folded = 0
      while bits(1) == 0 { folded += 1 }
      folded = folded << parameter | bits(parameter)
      let rest = folded % 2 == 0 ? folded / 2 : -(folded + 1) / 2
      values.append(rest + 2 * values[values.count - 1] - values[values.count - 2])
    }
    return values
  }

  private mutating func codedNumber() -> Int {
    let first = bits(8)
    if first < 0x80 { return first }
    let more = first >= 0xe0 ? 2 : 1
    return (0..<more).reduce(first & (more == 2 ? 0x0f : 0x1f)) { value, _ in
      value << 6 | bits(8) & 0x3f
    }
  }

  private mutating func bits(_ count: Int) -> Int {
    var value = 0
    for _ in 0..<count {
      let byte = position / 8 < bytes.count ? Int(bytes[position / 8]) : 0xff
      value = value << 1 | byte >> (7 - position % 8) & 1
      position += 1
    }
    return value
  }

  private mutating func signed(_ count: Int) -> Int {
    let value = bits(count)
    return value >> (count - 1) == 1 ? value - (1 << count) : value
  }

  /// Division of polynomials, bit by bit.
  private func remainder(_ from: Int, _ to: Int, degree: Int, polynomial: Int) -> Int {
    var value = 0
    for byte in bytes[from..<to] {
      for bit in (0..<8).reversed() {
        let top = value >> (degree - 1) & 1 ^ Int(byte) >> bit & 1
        value = (value << 1 & (1 << degree - 1)) ^ (top == 1 ? polynomial : 0)
      }
    }
    return value
  }
}
