/// The name of a sort of supplementary or decoration element, chosen by the program.
///
///     extension ElementKind { static let badge: ElementKind = "badge" }
public struct ElementKind: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name itself.
  public var name: String

  /// Makes a kind from its name.
  public init(_ name: String) { self.name = name }

  /// Makes a kind from a literal.
  public init(stringLiteral value: String) { name = value }

  /// Above a section or a whole layout.
  public static let header: ElementKind = "header"
  /// Below a section or a whole layout.
  public static let footer: ElementKind = "footer"
  /// Behind a section.
  public static let background: ElementKind = "background"
  /// The line under a row of a list.
  public static let separator: ElementKind = "separator"
}

extension ElementKind: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
