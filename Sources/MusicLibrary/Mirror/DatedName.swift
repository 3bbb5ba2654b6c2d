internal import Glibc

/// Names under which files are kept that may not be lost.
enum DatedName {
  /// A path beside another that says when it was put aside, and is not taken.
  static func path(_ path: String) -> String {
    var now = time(nil)
    var parts = tm()
    gmtime_r(&now, &parts)
    var buffer = [CChar](repeating: 0, count: 32)
    let count = strftime(&buffer, buffer.count, "%Y-%m-%dT%H-%M-%SZ", &parts)
    let date = String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    var name = "\(path).\(date)"
    var number = 1
    while access(name, F_OK) == 0 {
      number += 1
      name = "\(path).\(date).\(number)"
    }
    return name
  }
}
