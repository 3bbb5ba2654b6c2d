import Glibc
import Testing

/// Text in old charsets.
enum OldText {
  /// Text as an old tag holds it, encoded by the C library.
  static func encode(_ text: String, _ charset: String) throws -> [UInt8] {
    let converter = iconv_open(charset, "UTF-8")
    defer { iconv_close(converter) }
    var source = Array(text.utf8CString.dropLast())
    var target = [CChar](repeating: 0, count: source.count * 4)
    let written: Int? = source.withUnsafeMutableBufferPointer { from in
      target.withUnsafeMutableBufferPointer { to in
        var fromStart = from.baseAddress
        var toStart = to.baseAddress
        var fromLeft = from.count
        var toLeft = to.count
        let code = iconv(converter, &fromStart, &fromLeft, &toStart, &toLeft)
        return code == Int.max || fromLeft > 0 ? nil : to.count - toLeft
      }
    }
    return target.prefix(try #require(written)).map { UInt8(bitPattern: $0) }
  }
}
