import Terminal

/// The same in several lengths, so that nothing has to be cut in its middle.
struct TextChoice: Hashable, Sendable {
  /// The texts, the longest first.
  var texts: [String]

  /// Makes a choice from texts, the longest first.
  init(_ texts: [String]) { self.texts = texts }

  /// All parts joined, then as many as are left without the first ones.
  init(dropping parts: [String], separator: String) {
    texts = parts.indices.map { parts[$0...].joined(separator: separator) }
  }

  /// The longest text that fits a width; `nil` where none does.
  func fitting(_ width: Int, _ ambiguous: AmbiguousWidth) -> String? {
    texts.first { DisplayText($0, ambiguous).width <= width }
  }

  /// The longest text that fits a width, else the shortest, which is cut then.
  func fittingOrShortest(_ width: Int, _ ambiguous: AmbiguousWidth) -> String {
    fitting(width, ambiguous) ?? texts.last ?? ""
  }
}
