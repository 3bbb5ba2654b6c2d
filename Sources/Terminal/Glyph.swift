/// What one cell, or a pair of cells, shows: a base scalar, up to four marks on it, a width.
///
/// A glyph is 16 bytes without references, so that frames compare and copy as plain memory.
/// Text becomes glyphs only through `DisplayText` and `init(_:)`, hence no glyph ever holds
/// a control character.
public struct Glyph: Hashable, Sendable {
  // Five scalars of 21 bits; the width follows the last one. An absent mark is 0.
  private var low: UInt64  // scalars 0, 1, 2
  private var high: UInt64  // scalars 3, 4 and the width

  /// The most scalars in a glyph; ncurses keeps no more in a cell.
  public static let maximumScalars = 5

  /// One empty column.
  public static let blank = Glyph(base: " ", width: 1)

  /// What stands for a scalar that cannot be shown, as wide as it is by a rule.
  static func replacement(_ ambiguous: AmbiguousWidth) -> Glyph {
    Glyph(base: "\u{FFFD}", width: ambiguous.rawValue)
  }

  /// The second column of a wide glyph; only frames make it.
  static let continuation = Glyph(base: " ", width: 0)

  /// Makes the glyph of one scalar, one column wide where its width is ambiguous; a scalar that
  /// takes no column of its own or cannot be shown becomes U+FFFD.
  ///
  /// For the program's own signs: a canvas shows another in its place where it would be wide.
  public init(_ scalar: Unicode.Scalar) {
    guard let width = CharacterWidth.columns(of: scalar, .narrow), width > 0 else {
      self = .replacement(.narrow)
      return
    }
    self.init(base: scalar, width: width)
  }

  init(base: Unicode.Scalar, width: Int) {
    low = UInt64(base.value)
    high = UInt64(width) << 42
  }

  /// Columns: 1 or 2.
  public var width: Int { Int(high >> 42) }

  /// The base scalar.
  public var base: Unicode.Scalar { scalar(at: 0) ?? "\u{FFFD}" }

  /// The base and its marks, in order; 1 to 5.
  public var scalars: [Unicode.Scalar] {
    [base] + (1..<Self.maximumScalars).compactMap { scalar(at: $0) }
  }

  /// The scalar at a position, the base at 0; nil where there is none.
  ///
  /// - Complexity: O(1), no allocation.
  public func scalar(at position: Int) -> Unicode.Scalar? {
    guard (0..<Self.maximumScalars).contains(position) else { return nil }
    let value = UInt32((word(of: position) >> shift(of: position)) & 0x1F_FFFF)
    return position > 0 && value == 0 ? nil : Unicode.Scalar(value)
  }

  /// The glyph with a mark joined; unchanged when all four places are taken.
  func joining(_ mark: Unicode.Scalar) -> Glyph {
    guard let free = (1..<Self.maximumScalars).first(where: { scalar(at: $0) == nil }) else {
      return self
    }
    var glyph = self
    if free < 3 {
      glyph.low |= UInt64(mark.value) << shift(of: free)
    } else {
      glyph.high |= UInt64(mark.value) << shift(of: free)
    }
    return glyph
  }

  /// Whether the glyph is one base scalar alone.
  var isSingle: Bool { scalar(at: 1) == nil }

  private func word(of position: Int) -> UInt64 { position < 3 ? low : high }
  private func shift(of position: Int) -> UInt64 { UInt64(position % 3) * 21 }
}

extension Glyph: ExpressibleByUnicodeScalarLiteral {
  /// Makes the glyph of a literal such as `"▌"`, as `init(_:)` does.
  public init(unicodeScalarLiteral scalar: Unicode.Scalar) {
    self.init(scalar)
  }
}
