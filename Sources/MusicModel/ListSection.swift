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
}
