/// Text made safe for a terminal and cut into glyphs: the one way from outside to the screen.
///
/// Tags, file names, playlists and answers of servers may hold anything: escape sequences,
/// direction marks, hundreds of marks on a letter, scalars on whose width terminals disagree.
/// What remains here is one sequence of glyphs that every terminal advances alike:
///
/// - tabs, line ends and separators become a space, other control characters are dropped, so an
///   escape sequence is left as harmless letters;
/// - direction marks, joiners, tags, variation selectors, skin tones and keycap frames are
///   dropped; of an emoji joined from several the first remains;
/// - flags become their two letters, Hangul fillers a space, the unknown U+FFFD;
/// - a mark joins the glyph before it, composed when there is a composition, at most four;
///   without a glyph before it the mark is dropped.
///
/// How wide a text is depends on the terminal, which the rule for ambiguous scalars tells of.
///
///     let text = DisplayText("\u{1B}[1m夜に\u{200B}駆ける", .narrow)
///     text.string   // "[1m夜に駆ける"
///     text.width    // 13: three narrow glyphs and five wide ones
public struct DisplayText: Hashable, Sendable {
  /// The glyphs in reading order.
  public let glyphs: [Glyph]
  /// The columns of all glyphs together.
  public let width: Int

  /// Makes display text from anything.
  ///
  /// - Parameters:
  ///   - untrusted: Text from any source; bytes that are not UTF-8 should have been decoded to
  ///     U+FFFD.
  ///   - ambiguous: The rule of the terminal that shows it.
  /// - Complexity: O(*n*) in the number of scalars.
  public init(_ untrusted: String, _ ambiguous: AmbiguousWidth) {
    var reader = GlyphReader(ambiguous)
    reader.glyphs.reserveCapacity(untrusted.utf8.count)
    for scalar in untrusted.unicodeScalars { reader.read(scalar) }
    self.init(glyphs: reader.glyphs)
  }

  /// Any text made safe, as a string: for where nothing has to fit into columns.
  public static func safe(_ untrusted: String) -> String { DisplayText(untrusted, .narrow).string }

  /// Makes display text from glyphs.
  public init(glyphs: [Glyph]) {
    self.glyphs = glyphs
    width = glyphs.reduce(0) { $0 + $1.width }
  }

  /// The glyphs that fit into a number of columns, ended by an ellipsis when some do not.
  ///
  /// The result may be one column short of `width`, where a wide glyph did not fit; it is never
  /// padded.
  ///
  ///     DisplayText("Greatest Hits", .narrow).truncated(to: 9, .narrow)   // "Greatest…"
  ///
  /// - Parameters:
  ///   - width: Columns; a negative number counts as none.
  ///   - ambiguous: The rule that the text was made by; it says what the ellipsis is.
  /// - Returns: At most `width` columns of glyphs.
  /// - Complexity: O(*k*), where *k* is the number of glyphs returned.
  public func truncated(to width: Int, _ ambiguous: AmbiguousWidth) -> [Glyph] {
    if self.width <= width { return glyphs }
    // In the narrowest field an ellipsis of several glyphs is cut itself.
    let ellipsis = ambiguous.ellipsis.prefix(max(0, width))
    var used = 0
    var end = glyphs.startIndex
    while used + glyphs[end].width <= width - ellipsis.count {
      used += glyphs[end].width
      end += 1
    }
    return Array(glyphs[..<end]) + Array(ellipsis)
  }

  /// The text as a string; equal display text gives equal strings.
  public var string: String {
    var scalars = String.UnicodeScalarView()
    for glyph in glyphs { scalars.append(contentsOf: glyph.scalars) }
    return String(scalars)
  }
}
