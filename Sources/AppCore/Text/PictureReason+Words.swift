public import Terminal

extension PictureReason {
  /// The reason in words.
  public func text(_ words: Catalogue) -> String {
    switch self {
    case .version: words[DoctorPhrase.becauseVersion]
    case .outerVersion: words[DoctorPhrase.becauseOuterVersion]
    case .graphicsAnswer: words[DoctorPhrase.becauseGraphics]
    case .deviceAttributes: words[DoctorPhrase.becauseAttributes]
    case .environment(let variable): words(DoctorPhrase.becauseVariable, variable)
    case .noAnswers: words[DoctorPhrase.becauseNoAnswers]
    case .screen: words[DoctorPhrase.becauseScreen]
    case .noPassthrough: words[DoctorPhrase.becauseTmux]
    case .nothingBetter: words[DoctorPhrase.becauseNothing]
    case .configuration: words[DoctorPhrase.becauseConfiguration]
    case .onlyASCII: words[DoctorPhrase.becauseASCII]
    case .noColors: words[DoctorPhrase.becauseNoColors]
    case .wideCharacters: words[DoctorPhrase.becauseWide]
    case .cellSizeUnknown: words[DoctorPhrase.becauseCellUnknown]
    }
  }
}

extension ArtStyle {
  /// The way and the reason: `sixel: the terminal's attributes say so`.
  public func text(_ words: Catalogue) -> String { "\(method.rawValue): \(reason.text(words))" }
}
