import AppCore
import JSON

/// Files or folders under a heading.
struct PathList {
  let paths: [[UInt8]]

  /// How many are listed for a person.
  private static let limit = 20

  /// The heading and a line for each path; nothing without paths.
  func text(_ heading: String, _ words: Catalogue) -> String {
    guard !paths.isEmpty else { return "" }
    var rows = paths.prefix(Self.limit).map { ["  " + String(decoding: $0, as: UTF8.self)] }
    let rest = paths.count - rows.count
    if rest > 0 { rows.append(["  " + words(ReportPhrase.andMore, Numbers.grouped(rest))]) }
    return heading + "\n" + TextTable(rows: rows).text
  }

  /// An object for each path.
  var objects: [JSONObject] {
    paths.map { path in
      var object = JSONObject()
      object.add(path: path)
      return object
    }
  }
}
