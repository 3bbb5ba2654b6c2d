/// The columns of a scalar whose East Asian Width is Ambiguous, such as `☆`, `α` or `…`.
///
/// Terminals that are set up for Chinese, Japanese or Korean give them two. Text has to be measured
/// by the rule of the terminal that shows it; a frame carries the rule it was drawn by.
///
/// - SeeAlso: Unicode Standard Annex 11
public enum AmbiguousWidth: Int, Hashable, Sendable, CaseIterable {
  /// One column, as in most terminals.
  case narrow = 1
  /// Two columns.
  case wide = 2

  /// What ends a text that was cut, in glyphs of one column; where `…` is wide, of signs whose
  /// width nobody disagrees on.
  var ellipsis: [Glyph] {
    switch self {
    case .narrow: ["…"]
    case .wide: [".", "."]
    }
  }
}
