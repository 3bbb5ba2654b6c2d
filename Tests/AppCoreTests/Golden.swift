import Glibc
import Testing

/// Holds rows of text against a file beside the tests.
///
/// With `OTODANA_RECORD` set the file is written anew, and the test fails all the same, so that
/// nothing is ever blessed by accident.
func expectGolden(
  _ rows: [String], named name: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  let path = goldenFolder + name + ".txt"
  if getenv("OTODANA_RECORD") != nil {
    write(rows, to: path)
    Issue.record("recorded \(path)", sourceLocation: sourceLocation)
    return
  }
  guard let expected = readText(path) else {
    Issue.record("\(path) is missing; make golden records it", sourceLocation: sourceLocation)
    return
  }
  let actual = rows.joined(separator: "\n") + "\n"
  #expect(actual == expected, "\(name) differs:\n\(actual)", sourceLocation: sourceLocation)
}

/// The folder of the checkout, with a slash at its end.
let repositoryFolder = String("\(#filePath)".dropLast("Tests/AppCoreTests/Golden.swift".count))

private let goldenFolder = repositoryFolder + "Tests/AppCoreTests/Golden/"

private func write(_ rows: [String], to path: String) {
  guard let file = fopen(path, "w") else { return }
  defer { fclose(file) }
  fputs(rows.joined(separator: "\n") + "\n", file)
}

/// A whole text file; `nil` when it cannot be read.
func readText(_ path: String) -> String? {
  guard let file = fopen(path, "r") else { return nil }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 65_536)
  while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
    bytes += buffer[..<count]
  }
  return String(decoding: bytes, as: UTF8.self)
}
