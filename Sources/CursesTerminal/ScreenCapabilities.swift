/// What an open screen can show.
public struct ScreenCapabilities: Hashable, Sendable {
  /// The colours that can be told apart; others are shown as the nearest.
  public var colorDepth: ColorDepth
  /// Whether more than ASCII reaches the terminal; otherwise glyphs are replaced.
  public var isUTF8: Bool
}
