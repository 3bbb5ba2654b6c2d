internal import JSON

/// The copies of the person's data that lie beside a database as plain text.
///
/// `docs/user-data.md` describes their form, so that they can be read without the program.
struct MirrorFiles {
  /// One of the copies.
  enum Part: String, CaseIterable, Sendable {
    /// All the person made; small, written soon after each change.
    case marks
    /// When tracks came into the library; large, written when scans have calmed down.
    case arrivals
  }

  /// The version of the form that this program writes.
  static let version: Int64 = 1
  /// What the first line says the file is.
  static let format = "otodana user data"

  private let base: String

  /// The copies that belong to a database.
  init(database path: String) {
    base = path.hasSuffix(".db") ? String(path.dropLast(3)) : path
  }

  /// The path of a copy.
  func path(_ part: Part) -> String {
    switch part {
    case .marks: base + ".userdata.jsonl"
    case .arrivals: base + ".added.jsonl"
    }
  }

  /// The path at which the copy of an earlier day is kept.
  func earlierPath(_ part: Part) -> String {
    String(path(part).dropLast(".jsonl".count)) + ".earlier.jsonl"
  }

  /// Whether there is a copy of what the person made.
  var exist: Bool { RegularFile(path: Array(path(.marks).utf8)).map { $0.close() } != nil }

  /// What the first line of a copy says; `nil` when there is no copy or it begins otherwise.
  func header(_ part: Part) -> (version: Int64, state: Int64)? {
    guard let file = RegularFile(path: Array(path(part).utf8)) else { return nil }
    defer { file.close() }
    // A first line is much shorter.
    let line = file.bytes(at: 0, count: 1_024).prefix { $0 != 0x0A }
    guard let value = try? JSONValue(line), value["format"]?.text == Self.format,
      let version = value["version"]?.whole64
    else { return nil }
    return (version, value["state"]?.whole64 ?? -1)
  }

  /// Whether the copies say all that a database holds.
  func areCurrent(_ connection: Connection) throws(LibraryError) -> Bool {
    let writer = MirrorWriter(connection)
    for part in Part.allCases where header(part)?.state != (try writer.state(part)) { return false }
    return true
  }
}
