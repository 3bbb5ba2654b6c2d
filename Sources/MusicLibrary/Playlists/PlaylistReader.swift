internal import MusicModel

/// Reads playlist files.
enum PlaylistReader {
  /// Reads a playlist; what makes no sense in it is left out, so it never fails.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - format: What its name says it is.
  ///   - preferred: The charset that wins near ties.
  /// - Returns: The playlist, without entries when there are none.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  static func read(
    _ bytes: [UInt8], as format: PlaylistFormat, preferred: Charset? = nil
  ) -> PlaylistDocument {
    let text = PlaylistText(bytes, preferred: preferred)
    switch format {
    case .m3u: return M3UReader.read(text)
    case .pls: return PLSReader.read(text)
    case .xspf: return XSPFReader.read(text.text)
    }
  }

  /// Milliseconds of a number of seconds; `nil` for 0, -1 and what is no number.
  static func milliseconds(_ seconds: some StringProtocol) -> Int? {
    guard let value = Double(String(seconds)), value > 0, value < 1e9 else { return nil }
    return Int((value * 1_000).rounded())
  }

  /// A text without blanks at its ends.
  static func trimmed(_ text: some StringProtocol) -> String {
    guard let first = text.firstIndex(where: { !$0.isWhitespace }),
      let last = text.lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(text[first...last])
  }
}
