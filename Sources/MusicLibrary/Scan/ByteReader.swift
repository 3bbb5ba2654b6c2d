/// Reads what `ByteWriter` wrote; bytes that make no sense give empty values and are remembered.
struct ByteReader {
  private let bytes: ArraySlice<UInt8>
  private var position: Int
  /// Whether everything read so far made sense.
  private(set) var isSound = true

  /// Starts at the first byte.
  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  /// A whole number.
  mutating func number() -> Int64 {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while position < bytes.endIndex, shift < 64 {
      let byte = bytes[position]
      position += 1
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1) }
      shift += 7
    }
    isSound = false
    return 0
  }

  /// A number that may be missing.
  mutating func optional() -> Int? { number() == 0 ? nil : Int(number()) }

  /// A text.
  mutating func text() -> String { String(decoding: piece(), as: UTF8.self) }

  /// Bytes that need not be text.
  mutating func raw() -> [UInt8] { [UInt8](piece()) }

  private mutating func piece() -> ArraySlice<UInt8> {
    let count = number()
    guard count >= 0, count <= Int64(bytes.endIndex - position) else {
      isSound = false
      return []
    }
    let end = position + Int(count)
    defer { position = end }
    return bytes[position..<end]
  }

  /// A list of texts.
  mutating func list() -> [String] {
    var texts: [String] = []
    for _ in 0..<max(0, number()) where isSound { texts.append(text()) }
    return texts
  }

  /// A number with a fraction that may be missing.
  mutating func optionalFraction() -> Double? {
    number() == 0 ? nil : Double(bitPattern: UInt64(bitPattern: number()))
  }
}
