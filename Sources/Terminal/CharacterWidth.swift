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
  static func columns(of scalar: Unicode.Scalar, _ ambiguous: AmbiguousWidth) -> Int? {
    if scalar.value >= 0x20 && scalar.value < 0x7F { return 1 }
    let columns = Int(cwidth_columns_of(scalar.value, Int32(ambiguous.rawValue)))
    return columns < 0 ? nil : columns
  }
}
