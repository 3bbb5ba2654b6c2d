/// The values of a file's tags by field.
struct TagValues {
  private var values = [[String]](repeating: [], count: TagField.allCases.count)
  private var ranks = [Int](repeating: .max, count: TagField.allCases.count)

  /// Sorts values by field; those of the best name a field has are kept.
  ///
  /// - Parameter pairs: Upper-case names and values that are not empty, in their order.
  init(_ pairs: [(name: String, value: String)]) {
    for (name, value) in pairs {
      guard let (field, rank) = TagField.byName[name] ?? Self.described(name) else { continue }
      let index = field.rawValue
      if rank < ranks[index] {
        ranks[index] = rank
        values[index] = [value]
      } else if rank == ranks[index] {
        values[index].append(value)
      }
    }
  }

  /// The field of a comment or of lyrics with a descriptor behind a colon, which counts when there
  /// is no other; notes that programs keep in comments are none.
  private static func described(_ name: String) -> (field: TagField, rank: Int)? {
    let isNote = name.hasPrefix("COMMENT:ITUN") || name.hasPrefix("COMMENT:SONGS-DB")
    if name.hasPrefix("COMMENT:"), !isNote { return (.comment, lastRank) }
    return name.hasPrefix("LYRICS:") ? (.lyrics, lastRank) : nil
  }

  private static let lastRank = 100

  /// The values of a field, each tidied to one line, without empty ones.
  func list(_ field: TagField) -> [String] {
    values[field.rawValue].map(TextForm.line).filter { !$0.isEmpty }
  }

  /// The first value of a field that is not empty, tidied to one line; empty without any.
  func first(_ field: TagField) -> String {
    for value in values[field.rawValue] {
      let line = TextForm.line(value)
      if !line.isEmpty { return line }
    }
    return ""
  }

  /// The first value of a field that is not empty, with its lines; empty without any.
  func text(_ field: TagField) -> String {
    for value in values[field.rawValue] {
      let lines = TextForm.lines(value)
      if !lines.isEmpty { return lines }
    }
    return ""
  }
}
