internal import MusicModel

/// The lines of a playlist or cue file as text.
///
/// A byte order mark decides; else text that is UTF-8 is; else the charset is guessed from the
/// whole file. Lines end in LF, CRLF or CR, also in one file.
struct PlaylistText {
  /// A line without its end.
  struct Line: Hashable {
    var text: String
    /// The bytes in the file, where they are not the text's.
    var literal: [UInt8]?
  }

  /// The lines, empty ones too.
  let lines: [Line]

  /// Decodes a file.
  ///
  /// - Parameters:
  ///   - bytes: Its content.
  ///   - preferred: The charset that wins near ties.
  init(_ bytes: [UInt8], preferred: Charset? = nil) {
    if let text = Self.utf16(bytes) {
      lines = Self.split(Array(text.utf8)).map { Line(text: String(decoding: $0, as: UTF8.self)) }
      return
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let content = bytes.starts(with: mark) ? bytes[3...] : bytes[...]
    let parts = Self.split(content)
    if String(validating: content, as: UTF8.self) != nil {
      lines = parts.map { Line(text: String(decoding: $0, as: UTF8.self)) }
      return
    }
    let charset = Self.charset(of: parts, preferred)
    lines = parts.map { Self.line($0, charset) }
  }

  private static func charset(of lines: [ArraySlice<UInt8>], _ preferred: Charset?) -> Charset {
    let sample = lines.filter { $0.contains { $0 >= 0x80 } }.joined(separator: [0x0A])
      .prefix(sampleSize)
    let isTooShort = sample.count { $0 >= 0x80 } < fewestBytes && preferred == nil
    if isTooShort { return .western }
    return CharsetGuess(preferred: preferred.map { [$0] } ?? []).charset(of: Array(sample))
  }

  /// Fewer bytes that are not ASCII could be any alphabet's.
  private static let fewestBytes = 4

  /// All lines in one text.
  var text: String { lines.map(\.text).joined(separator: "\n") }

  /// Bytes that are enough for a guess.
  private static let sampleSize = 16_384

  private static func line(_ bytes: ArraySlice<UInt8>, _ charset: Charset) -> Line {
    guard bytes.contains(where: { $0 >= 0x80 }) else {
      return Line(text: String(decoding: bytes, as: UTF8.self))
    }
    let bytes = Array(bytes)
    // A line in yet another charset is at least readable byte by byte.
    let text =
      charset.decode(bytes) ?? Charset.western.decode(bytes)
      ?? String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    return Line(text: text, literal: bytes)
  }

  private static func split(_ bytes: some Collection<UInt8>) -> [ArraySlice<UInt8>] {
    let bytes = Array(bytes)
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    var index = 0
    while index < bytes.count {
      if bytes[index] == 0x0A || bytes[index] == 0x0D {
        lines.append(bytes[start..<index])
        if bytes[index] == 0x0D, index + 1 < bytes.count, bytes[index + 1] == 0x0A { index += 1 }
        start = index + 1
      }
      index += 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  private static func utf16(_ bytes: [UInt8]) -> String? {
    guard bytes.count >= 2 else { return nil }
    let isLittle: Bool
    switch (bytes[0], bytes[1]) {
    case (0xFF, 0xFE): isLittle = true
    case (0xFE, 0xFF): isLittle = false
    default: return nil
    }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isLittle ? first | second << 8 : first << 8 | second
    }
    return String(decoding: units, as: UTF16.self)
  }
}
