/// The values of a file's tags by field.
struct TagValues {
  private var values = [[String]](repeating: [], count: TagField.allCases.count)
  private var ranks = [Int](repeating: .max, count: TagField.allCases.count)

  /// Sorts values by field; those of the best name a field has are kept.
  ///
  /// - Parameter pairs: Upper-case names and values that are not empty, in their order.
  init(_ pairs: [(name: String, value: String)]) {
    for (name, value) in pairs {
      guard let (field, rank) = TagField.byName[name] else { continue }
      let index = field.rawValue
      if rank < ranks[index] {
        ranks[index] = rank
        values[index] = [value]
      } else if rank == ranks[index] {
        values[index].append(value)
      }
    }
  }

  /// The values of a field as they are.
  func raw(_ field: TagField) -> [String] { values[field.rawValue] }

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
