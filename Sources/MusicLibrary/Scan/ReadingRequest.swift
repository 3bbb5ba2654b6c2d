/// What a child process is asked: a file to read, and the charset of its old text.
struct ReadingRequest: Hashable, Sendable {
  var path: [UInt8]
  var charset = LegacyCharset.guessed()

  /// Makes a request.
  init(path: [UInt8], charset: LegacyCharset = .guessed()) {
    self.path = path
    self.charset = charset
  }

  /// Reads a request; what makes no sense behind the path counts for nothing.
  init(encoded bytes: ArraySlice<UInt8>) {
    let end = bytes.firstIndex(of: 0) ?? bytes.endIndex
    path = Array(bytes[..<end])
    guard end < bytes.endIndex else { return }
    let texts = bytes[end...].split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    charset = LegacyCharset(texts: texts) ?? .guessed()
  }

  /// The bytes that stand for the request: the path, and behind zero bytes, which no path holds,
  /// the charset where it is not the usual.
  var encoded: [UInt8] {
    guard charset != .guessed() else { return path }
    return path + charset.texts.flatMap { [0] + Array($0.utf8) }
  }
}
