import CWidth

/// Turns scalars into glyphs one at a time, by the rules of `DisplayText`.
struct GlyphReader {
  var glyphs: [Glyph] = []
  private let ambiguous: AmbiguousWidth
  // A joiner followed an emoji: a following emoji would be drawn into it by some terminals only.
  private var isJoiningEmoji = false

  init(_ ambiguous: AmbiguousWidth) {
    self.ambiguous = ambiguous
  }

  mutating func read(_ scalar: Unicode.Scalar) {
    if scalar.value >= 0x20 && scalar.value < 0x7F {
      isJoiningEmoji = false
      glyphs.append(Glyph(base: scalar, width: 1))
      return
    }
    switch Treatment(of: scalar) {
    case .drop: break
    case .joinEmoji: isJoiningEmoji = lastIsPictographic
    case .show(let shown): show(shown)
    }
  }

  private var lastIsPictographic: Bool {
    glyphs.last.map { cwidth_is_pictographic($0.base.value) } ?? false
  }

  private mutating func show(_ scalar: Unicode.Scalar) {
    defer { isJoiningEmoji = false }
    if isJoiningEmoji && cwidth_is_pictographic(scalar.value) { return }
    switch CharacterWidth.columns(of: scalar, ambiguous) {
    case .none: glyphs.append(Glyph.replacement(ambiguous))
    case .some(0): join(scalar)
    case .some(let width): glyphs.append(Glyph(base: scalar, width: width))
    }
  }

  /// Joins a mark to the last glyph, as one scalar where Unicode has it.
  ///
  /// File names of macOS are decomposed; composed they look right in more fonts, and a Hangul
  /// syllable is no longer three scalars.
  private mutating func join(_ mark: Unicode.Scalar) {
    guard let last = glyphs.popLast() else { return }
    let composed = last.isSingle ? cwidth_compose(last.base.value, mark.value) : 0
    if composed != 0, let scalar = Unicode.Scalar(composed),
      CharacterWidth.columns(of: scalar, ambiguous) == last.width
    {
      glyphs.append(Glyph(base: scalar, width: last.width))
    } else {
      glyphs.append(last.joining(mark))
    }
  }
}

/// What is done with a scalar before its width is asked.
private enum Treatment {
  case drop
  case joinEmoji
  case show(Unicode.Scalar)

  init(of scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x2028, 0x2029: self = .show(" ")
    case 0x200D: self = .joinEmoji
    case 0xFE00...0xFE0F, 0xE0100...0xE01EF: self = .drop  // variation selectors
    case 0x20E3: self = .drop  // keycap frame
    case 0x1F3FB...0x1F3FF: self = .drop  // skin tones
    case 0x115F, 0x1160, 0x3164, 0xFFA0: self = .show(" ")  // Hangul fillers
    case 0x10EEEE: self = .show("\u{FFFD}")  // a part of a picture to some terminals
    case 0x10FF00...0x10FFFF: self = .show("\u{FFFD}")  // bytes of paths that are no text
    case 0x3297: self = .show("祝")  // circled: one column in some terminals
    case 0x3299: self = .show("秘")
    case 0x1F1E6...0x1F1FF:  // regional indicators
      self = .show(Unicode.Scalar(UInt8(ascii: "A") + UInt8(scalar.value - 0x1F1E6)))
    default:
      let kind = cwidth_kind_of(scalar.value)
      self = kind == CWIDTH_CONTROL || kind == CWIDTH_FORMAT ? .drop : .show(scalar)
    }
  }
}
