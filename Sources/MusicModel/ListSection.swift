/// A part of a long list that stands under one heading, such as a letter or ten years.
public struct ListSection: Hashable, Sendable {
  /// The heading: a letter, `#` for digits and symbols, the first year of ten, or empty.
  public var label: String
  /// How many items of the list it has.
  public var count: Int

  /// Makes a section from its parts.
  public init(label: String, count: Int) {
    self.label = label
    self.count = count
  }

  /// The sections of a list whose items have these headings in order.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  public static func runs(of labels: [String]) -> [ListSection] {
    var sections: [ListSection] = []
    for label in labels {
      if sections.last?.label == label {
        sections[sections.count - 1].count += 1
      } else {
        sections.append(ListSection(label: label, count: 1))
      }
    }
    return sections
  }
}
