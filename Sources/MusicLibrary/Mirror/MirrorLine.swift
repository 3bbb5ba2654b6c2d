internal import JSON

/// The lines a copy is made of; the name is what `kind` says.
enum MirrorLine: String {
  case root
  case track
  case arrival
  case play
  case skip
  case album
  case playlist
  case entry
  case queue
  case queued
  case charset

  /// An object that is a line of this kind.
  func object() -> JSONObject {
    var object = JSONObject()
    object.add("kind", rawValue)
    return object
  }
}

extension JSONObject {
  /// Adds all 64 bits of a number, which not every reader of JSON could tell apart as a number.
  mutating func add(_ name: String, bits: Int64) {
    let text = String(UInt64(bitPattern: bits), radix: 16)
    add(name, String(repeating: "0", count: 16 - text.utf8.count) + text)
  }
}

extension JSONValue {
  /// The bytes of the path that was added; `nil` when there is none.
  var path: [UInt8]? {
    guard let text = self["path_bytes"]?.text else {
      return self["path"]?.text.map { Array($0.utf8) }
    }
    let digits = Array(text.utf8)
    guard digits.count.isMultiple(of: 2) else { return nil }
    var bytes: [UInt8] = []
    for start in stride(from: 0, to: digits.count, by: 2) {
      let pair = String(decoding: digits[start..<(start + 2)], as: UTF8.self)
      guard let byte = UInt8(pair, radix: 16) else { return nil }
      bytes.append(byte)
    }
    return bytes
  }

  /// A whole number as the database has them.
  var whole64: Int64? { whole.map { Int64($0) } }

  /// All 64 bits of a number.
  func bits(_ name: String) -> Int64? {
    guard let text = self[name]?.text, let number = UInt64(text, radix: 16) else { return nil }
    return Int64(bitPattern: number)
  }
}
