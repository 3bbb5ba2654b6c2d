import AppCore
import CTOML
import Glibc
import MusicLibrary
import MusicModel

/// The configuration file of a person: where it is, and what it says.
struct ConfigurationFile: Sendable {
  let path: String

  /// What a file says, as it was read.
  struct Reading: Sendable {
    /// What it chooses.
    var configuration = Configuration()
    /// What of it means nothing.
    var diagnostics: [ConfigurationDiagnostic] = []
    /// The file that was read; `nil` where there was none.
    var stamp: FileStamp?
  }

  /// What the file says, and what of it means nothing.
  ///
  /// A file that is not there says nothing. One that cannot be read, or is no TOML, is one
  /// diagnostic, and everything is as without it.
  func read() -> Reading {
    var reading = Reading()
    // Taken first: what is written while it is read makes another one.
    reading.stamp = FileStamp(path)
    guard reading.stamp != nil else { return reading }
    do throws(Failure) {
      let bytes = try TextFile.bytes(Array(path.utf8))
      switch Self.entries(of: bytes) {
      case .success(let entries):
        (reading.configuration, reading.diagnostics) = Configuration.read(entries)
        reading.diagnostics = (reading.diagnostics + Self.doubts(of: entries))
          .sorted { $0.line < $1.line }
      case .failure(let diagnostic): reading.diagnostics = [diagnostic]
      }
    } catch {
      reading.diagnostics = [ConfigurationDiagnostic(.notReadable(path), line: 1)]
    }
    return reading
  }

  /// The values of the file; none when it is not there or is no configuration.
  func entries() -> [ConfigurationEntry] {
    guard access(path, F_OK) == 0, let bytes = try? TextFile.bytes(Array(path.utf8)) else {
      return []
    }
    return (try? Self.entries(of: bytes).get()) ?? []
  }

  /// What in the queries of the Library's sections means nothing.
  private static func doubts(of entries: [ConfigurationEntry]) -> [ConfigurationDiagnostic] {
    entries.flatMap { entry -> [ConfigurationDiagnostic] in
      guard entry.path.starts(with: ["library", "section"]), entry.path.last == "query",
        case .text(let text) = entry.value
      else { return [] }
      return Query(text).diagnostics.filter { $0.text(.english) != nil }.map {
        ConfigurationDiagnostic(.query("query", $0), line: entry.line)
      }
    }
  }

  /// A line of a text, from 1, without its end; empty behind the last one.
  private static func line(_ number: Int, of bytes: [UInt8]) -> Substring {
    let lines = bytes.split(
      separator: UInt8(ascii: "\n"), maxSplits: max(0, number), omittingEmptySubsequences: false)
    guard lines.indices.contains(number - 1) else { return "" }
    let line = lines[number - 1]
    return String(
      decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)[...]
  }

  /// The values of a text in the order of its lines.
  static func entries(
    of bytes: [UInt8]
  ) -> Result<[ConfigurationEntry], ConfigurationDiagnostic> {
    let document = bytes.withUnsafeBytes { buffer in
      ctoml_parse(buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count)
    }
    guard let document else { return .success([]) }
    defer { ctoml_free(document) }
    if let reason = ctoml_error(document) {
      let line = Int(ctoml_error_line(document))
      let column = Int(ctoml_error_column(document))
      let text = Self.line(line, of: bytes)
      let fault = SyntaxFault(
        parser: String(cString: reason), rest: text.dropFirst(max(0, column - 1)), line: text)
      return .failure(ConfigurationDiagnostic(.syntax(fault), line: line, column: column))
    }
    return .success(
      (0..<ctoml_count(document)).map { ConfigurationEntry(ctoml_at(document, $0)) })
  }
}

extension ConfigurationEntry {
  /// What the parser found.
  fileprivate init(_ entry: ctoml_entry) {
    let separator = Character(Unicode.Scalar(UInt8(CTOML_SEPARATOR)))
    let text = UnsafeBufferPointer(start: entry.text, count: entry.text_length)
      .withMemoryRebound(to: UInt8.self) { String(decoding: $0, as: UTF8.self) }
    let value: ConfigurationValue =
      switch entry.kind {
      case CTOML_TEXT: .text(text)
      case CTOML_NUMBER: .number(Int(entry.number))
      case CTOML_FLAG: .flag(entry.flag)
      case CTOML_TEXTS where entry.text_count == 0: .texts([])
      case CTOML_TEXTS:
        .texts(text.split(separator: separator, omittingEmptySubsequences: false).map(String.init))
      default: .other
      }
    self.init(
      path: String(cString: entry.path).split(separator: separator).map(String.init),
      value: value, line: Int(entry.line))
  }
}
