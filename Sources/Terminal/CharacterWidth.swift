import CWidth

/// Columns that single scalars take in a terminal.
///
/// The figures are those of the C library's `wcwidth` for every scalar both know; a test
/// compares all of them. The source of the tables is utf8proc (Unicode 15).
enum CharacterWidth {
  /// The columns of a scalar: 1 or 2, 0 for what joins the cell before it, nil for what cannot
  /// be shown (control, format, unassigned).
  ///
  /// - Complexity: O(1); two table look-ups, none for ASCII.
  static func columns(of scalar: Unicode.Scalar, ambiguous: Int = 1) -> Int? {
    if scalar.value >= 0x20 && scalar.value < 0x7F { return 1 }
    let columns = Int(cwidth_columns(scalar.value))
    if columns < 0 { return nil }
    return columns == 1 && ambiguous == 2 && cwidth_is_ambiguous(scalar.value) ? 2 : columns
  }
}
