import Glibc

/// The programs built together with the tests.
public enum Product {
  /// The path of an executable product; the test runner stands in the same folder.
  public static func path(_ name: String) -> String {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = buffer.withUnsafeMutableBytes { bytes in
      bytes.baseAddress.map { readlink("/proc/self/exe", $0, bytes.count) }
    }
    let runner = String(decoding: buffer.prefix(max(0, count ?? 0)), as: UTF8.self)
    let folder = runner.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return (folder + [Substring(name)]).joined(separator: "/")
  }
}
