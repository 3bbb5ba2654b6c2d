import Terminal

extension AppState {
  /// How wide characters of ambiguous width are, and why.
  var width: WidthRule { WidthRule(settings.ambiguousWidth, terminal.answers, isUTF8: isUTF8) }

  /// The rule by which all text is measured.
  var ambiguousWidth: AmbiguousWidth { width.ambiguous }

  /// The signs that are one column wide on this terminal.
  var signs: Signs { ambiguousWidth.signs }

  /// Takes up a change that may have made another rule: covers are made of other characters then.
  ///
  /// - Parameter former: The rule before.
  /// - Returns: Lines for the log, when it is another rule or goes by another reason.
  mutating func adoptWidth(since former: WidthRule) -> [Effect] {
    guard width != former else { return [] }
    return [.logWidth(width)] + (width.ambiguous == former.ambiguous ? [] : chooseArt())
  }
}
