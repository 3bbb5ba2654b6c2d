import Glibc

/// The limits of the figures, one a line: the name of a workload, two blanks or more, a number.
package struct Thresholds {
  private var limits: [String: Double] = [:]

  /// Reads a file, leaving out empty lines and those that begin with `#`.
  ///
  /// Nil when there is no such file.
  package init?(path: String) {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var buffer = [CChar](repeating: 0, count: 1024)
    while fgets(&buffer, Int32(buffer.count), file) != nil {
      let bytes = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      let words = String(decoding: bytes, as: UTF8.self)
        .split(whereSeparator: \.isWhitespace)
      guard let last = words.last, let limit = Double(last), words.first?.first != "#" else {
        continue
      }
      limits[words.dropLast().joined(separator: " ")] = limit
    }
  }

  package subscript(name: String) -> Double? { limits[name] }
}
