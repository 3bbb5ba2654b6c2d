/// The signs that are not letters, each one cell wide; a terminal that shows nothing but ASCII gets
/// its own for each.
enum Sign {
  static let playing = "▶"
  static let paused = "‖"
  static let favourite = "♥"
  static let mark = "✓"
  static let star = "★"
  static let ascending = "↑"
  static let descending = "↓"
  static let elapsed = "━"
  static let remaining = "─"
  static let offline = "✗"

  /// A rating as stars; none where nothing was given.
  static func stars(_ rating: Int) -> String {
    String(repeating: star, count: max(0, min(5, rating)))
  }
}
