/// Texts that part others, ready for looking through many.
struct Separators: Sendable {
  private let marks: [[UInt8]]
  /// Whether a mark begins with a byte: most texts hold none of these.
  private let begins: [Bool]
  /// Names inside which no mark counts.
  private var names: [[UInt8]]

  /// Prepares separators; ASCII letters match in any case, and empty ones are left out.
  ///
  /// - Parameters:
  ///   - marks: The separators; of those that fit at a place the first is taken.
  ///   - names: Names that stay whole where they are a part of their own.
  init(_ marks: [String], around names: [String] = []) {
    self.marks = marks.filter { !$0.isEmpty }.map { Self.lowercased(Array($0.utf8)) }
    var begins = [Bool](repeating: false, count: 256)
    for mark in self.marks {
      for byte in mark.prefix(1) {
        begins[Int(byte)] = true
        if (0x61...0x7A).contains(byte) { begins[Int(byte - 0x20)] = true }
      }
    }
    self.begins = begins
    self.names = names.filter { !$0.isEmpty }.map { Self.lowercased(Array($0.utf8)) }
  }

  /// The same separators, with more names inside which no mark counts.
  func around(_ more: [String]) -> Separators {
    var result = self
    // The longest comes first: a name may begin with another.
    result.names += more.map { Self.lowercased(Array($0.utf8)) }
    result.names.sort { $0.count > $1.count }
    return result
  }

  /// The parts of a text as they stand between separators; `nil` when it holds none.
  ///
  /// - Complexity: O(*n*) for a text without the first byte of any separator.
  func parts(of text: String) -> [String]? {
    guard text.utf8.contains(where: { begins[Int($0)] }) else { return nil }
    let bytes = Array(text.utf8)
    let lower = Self.lowercased(bytes)
    var parts: [String] = []
    var start = 0
    var position = 0
    while position < bytes.count {
      if position == start, let end = endOfName(in: lower, from: position) { position = end }
      guard position < bytes.count, let mark = mark(in: lower, at: position) else {
        position += 1
        continue
      }
      parts.append(String(decoding: bytes[start..<position], as: UTF8.self))
      position += mark.count
      start = position
    }
    if parts.isEmpty { return nil }
    parts.append(String(decoding: bytes[min(start, bytes.count)...], as: UTF8.self))
    return parts
  }

  private func mark(in bytes: [UInt8], at position: Int) -> [UInt8]? {
    guard begins[Int(bytes[position])] else { return nil }
    return marks.first { bytes[position...].starts(with: $0) }
  }

  /// Where a name that begins here ends, if a separator or nothing follows.
  private func endOfName(in bytes: [UInt8], from position: Int) -> Int? {
    for name in names where bytes[position...].starts(with: name) {
      let end = position + name.count
      if end == bytes.count || mark(in: bytes, at: end) != nil { return end }
    }
    return nil
  }

  private static func lowercased(_ bytes: [UInt8]) -> [UInt8] { bytes.map(lowercased) }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte + 0x20 : byte
  }
}
