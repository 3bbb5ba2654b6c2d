import Glibc
import JSON
import Testing

@testable import CompositionalLayout

/// Runs the reference solver beside the tests, once for many layouts.
enum ReferenceSolver {
  /// Returns the solver's answer for each layout.
  static func solve(_ layouts: [String], file: String = #filePath) throws -> [JSONValue] {
    let folder = "/" + file.split(separator: "/").dropLast().joined(separator: "/")
    var template = Array("/tmp/otodana-layouts-XXXXXX".utf8CString)
    let directory = try #require(mkdtemp(&template).map { String(cString: $0) })
    defer { _ = system("rm -r '\(directory)'") }
    let half = (layouts.count + 1) / 2
    let halves = [layouts.prefix(half), layouts.dropFirst(half)]
    var pipes: [UnsafeMutablePointer<FILE>] = []
    for (index, part) in halves.enumerated() {
      let path = "\(directory)/\(index).json"
      try write("{\"cases\":[\(part.joined(separator: ",\n"))]}", to: path)
      pipes.append(
        try #require(popen("timeout 300 python3 '\(folder)/Data/layout_ref.py' '\(path)'", "r")))
    }
    return try pipes.flatMap { pipe in
      let bytes = read(pipe)
      pclose(pipe)
      return try #require(try JSONValue(bytes).elements)
    }
  }

  private static func write(_ text: String, to path: String) throws {
    let file = try #require(fopen(path, "w"))
    defer { fclose(file) }
    let bytes = Array(text.utf8)
    #expect(fwrite(bytes, 1, bytes.count, file) == bytes.count)
  }

  private static func read(_ pipe: UnsafeMutablePointer<FILE>) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, pipe)
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }
}
