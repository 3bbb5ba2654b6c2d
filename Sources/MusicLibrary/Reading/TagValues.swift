/// The values of a file's tags by field.
struct TagValues {
  /// The field of each value.
  ///
  /// There are so few that looking through all of them takes less than a list for each field.
  private var fields: [TagField] = []
  /// The values, in their order.
  private var values: [String] = []

  /// Sorts values by field; those of the best name a field has are kept.
  ///
  /// - Parameter pairs: Upper-case names and values that are not empty, in their order.
  init(_ pairs: [(name: String, value: String)]) {
    fields.reserveCapacity(pairs.count)
    values.reserveCapacity(pairs.count)
    var ranks = [Int](repeating: Self.noRank, count: TagField.allCases.count)
    for (name, value) in pairs {
      guard let (field, rank) = TagField.named(name) ?? Self.described(name) else { continue }
      let best = ranks[field.rawValue]
      guard rank <= best else { continue }
      if rank < best, best != Self.noRank { removeAll(of: field) }
      ranks[field.rawValue] = rank
      fields.append(field)
      values.append(value)
    }
  }

  private mutating func removeAll(of field: TagField) {
    let kept = fields.indices.filter { fields[$0] != field }
    (fields, values) = (kept.map { fields[$0] }, kept.map { values[$0] })
  }

  /// The field of a comment or of lyrics with a descriptor behind a colon, which counts when there
  /// is no other; notes that programs keep in comments are none.
  private static func described(_ name: String) -> (field: TagField, rank: Int)? {
    let isNote = name.hasPrefix("COMMENT:ITUN") || name.hasPrefix("COMMENT:SONGS-DB")
    if name.hasPrefix("COMMENT:"), !isNote { return (.comment, lastRank) }
    return name.hasPrefix("LYRICS:") ? (.lyrics, lastRank) : nil
  }

  private static let lastRank = 100
  private static let noRank = 101

  /// The values of a field, each tidied to one line, without empty ones.
  func list(_ field: TagField) -> [String] {
    var lines: [String] = []
    for index in fields.indices where fields[index] == field {
      let line = TextForm.line(values[index])
      if !line.isEmpty { lines.append(line) }
    }
    return lines
  }

  /// The first value of a field that is not empty, tidied to one line; empty without any.
  func first(_ field: TagField) -> String {
    for index in fields.indices where fields[index] == field {
      let line = TextForm.line(values[index])
      if !line.isEmpty { return line }
    }
    return ""
  }

  /// The first value of a field that is not empty, with its lines; empty without any.
  func text(_ field: TagField) -> String {
    for index in fields.indices where fields[index] == field {
      let lines = TextForm.lines(values[index])
      if !lines.isEmpty { return lines }
    }
    return ""
  }
}
