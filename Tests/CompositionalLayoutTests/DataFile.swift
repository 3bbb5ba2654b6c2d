import CompositionalLayout
import Glibc
import Testing

/// Reads a file beside the tests.
func dataFile(_ name: String, file: String = #filePath) throws -> [UInt8] {
  let folder = file.split(separator: "/").dropLast().joined(separator: "/")
  let path = "/\(folder)/Data/\(name)"
  let handle = try #require(fopen(path, "r"), "cannot open \(path)")
  defer { fclose(handle) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = fread(&buffer, 1, buffer.count, handle)
    if count == 0 { return bytes }
    bytes += buffer[..<count]
  }
}
