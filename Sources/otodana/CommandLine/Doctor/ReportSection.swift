import AppCore
import Terminal

/// A part of a report: a heading and a short table.
struct ReportSection {
  let title: String
  var rows: [[String]]
  /// Whether something in it needs a person.
  var needsAttention = false

  /// How many things of a list are shown to a person; programs get all of them.
  static let limit = 10

  /// The heading and the rows, indented, for a terminal with a rule of width.
  func text(_ ambiguous: AmbiguousWidth) -> String {
    let indented = rows.map { ["  " + ($0.first ?? "")] + $0.dropFirst() }
    return title + "\n" + TextTable(rows: indented, ambiguous: ambiguous).text
  }

  /// Adds the first things of a list, and how many more there are; a label stands in front of the
  /// first one.
  mutating func add<Element>(
    _ list: [Element], _ words: Catalogue, label: String? = nil, row: (Element) -> [String]
  ) {
    for (index, element) in list.prefix(Self.limit).enumerated() {
      rows.append((label.map { [index == 0 ? $0 : ""] } ?? []) + row(element))
    }
    addRest(of: list.count, words)
  }

  /// Says how many things of a list are not shown.
  mutating func addRest(of count: Int, _ words: Catalogue) {
    let rest = count - Self.limit
    if rest > 0 { rows.append(["  " + words(ReportPhrase.andMore, Numbers.grouped(rest))]) }
  }
}

/// Bytes as a person reads them.
enum ByteCount {
  /// A number and its unit: `512 B`, `1.2 MB`.
  static func text(_ bytes: Int) -> String {
    var (tenths, unit) = (bytes * 10, 0)
    let units = ["B", "kB", "MB", "GB", "TB"]
    while tenths >= 10_000, unit < units.count - 1 {
      tenths /= 1_000
      unit += 1
    }
    let number = unit == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    return "\(number) \(units[unit])"
  }
}
