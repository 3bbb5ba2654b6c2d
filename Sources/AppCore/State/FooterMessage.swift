/// Words that stand in the footer for a while.
struct FooterMessage: Hashable, Sendable {
  var text: String
  /// When it goes, in milliseconds.
  var until: Int

  /// Milliseconds it stays: long enough to be read, short enough not to be in the way.
  static let duration = 5_000
}
