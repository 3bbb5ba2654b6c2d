import CWidth

extension Glyph {
  /// The ASCII glyph that stands for this one where nothing else can be shown.
  ///
  /// It is what looks alike, else the letter without marks, else a question mark; always of one
  /// column.
  public var asciiSubstitute: Glyph {
    if base.isASCII { return Glyph(base) }
    if let lookAlike = Self.lookAlikes[base] { return Glyph(lookAlike) }
    let letter = Unicode.Scalar(cwidth_base(base.value)) ?? "?"
    return letter.isASCII ? Glyph(letter) : "?"
  }

  /// The glyph that a canvas shows where ambiguous scalars have some width: this one, or what looks
  /// alike in one column where this one is counted as one and would take two.
  func suiting(_ ambiguous: AmbiguousWidth) -> Glyph {
    guard ambiguous == .wide, width == 1, cwidth_is_ambiguous(base.value) else { return self }
    return asciiSubstitute
  }

  private static let lookAlikes: [Unicode.Scalar: Unicode.Scalar] = {
    // Each group: the ASCII character, then what it stands for.
    let groups = [
      ">▌▐▶►▸›»→⏵", "<◀◄◂‹«←", "^↑▲△", "v↓▼▽✓✔", "|│┃║‖▎▏▕╎╏┆┇┊┋", "-─━═╌╍┄┅┈┉–—―−",
      "+┌┐└┘├┤┬┴┼┏┓┗┛┣┫┳┻╋╔╗╚╝╠╣╦╩╬╭╮╰╯", "#█▀▄▓▒▣■▪▮▖▗▘▙▚▛▜▝▞▟", ".░·∙…", "*★☆✶✱•●○◆◇♥♡",
      "=≡≣☰", "'‘’‛′", "\"“”„″", " \u{A0}\u{3000}", "x×✕✗", "!⚠", "~〜～♪♫♩♬", "aæ", "AÆ", "oøœ",
      "OØŒ",
      "dðđ", "DÐĐ", "pþ", "PÞ", "lł", "LŁ", "sß", "iı",
    ]
    var table: [Unicode.Scalar: Unicode.Scalar] = [:]
    for group in groups {
      for scalar in group.unicodeScalars.dropFirst() {
        table[scalar] = group.unicodeScalars.first
      }
    }
    return table
  }()
}
