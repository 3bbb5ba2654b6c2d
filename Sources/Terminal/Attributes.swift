/// Ways of emphasising a cell besides colour.
public struct Attributes: OptionSet, Hashable, Sendable {
  /// One bit for each attribute.
  public let rawValue: UInt8

  /// Makes a set from its bits; unknown bits are kept and mean nothing.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Heavier, or brighter where the terminal has no heavier face.
  public static let bold = Attributes(rawValue: 1 << 0)
  /// Fainter; for what matters less.
  public static let dim = Attributes(rawValue: 1 << 1)
  /// Slanted.
  public static let italic = Attributes(rawValue: 1 << 2)
  /// With a line under it.
  public static let underline = Attributes(rawValue: 1 << 3)
  /// Foreground and background exchanged; the one emphasis that works without colour.
  public static let reverse = Attributes(rawValue: 1 << 4)
}
