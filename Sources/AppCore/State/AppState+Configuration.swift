extension AppState {
  /// Takes a configuration that was changed while the program runs, and what in it means nothing.
  ///
  /// A wrong value leaves everything as it is until the file is mended.
  mutating func take(
    _ configuration: Configuration, _ diagnostics: [ConfigurationDiagnostic], at now: Int
  ) -> [Effect] {
    show(news(of: diagnostics.filter(\.isWorthTelling)), at: now)
    guard diagnostics.allSatisfy(\.isWarning) else { return [] }
    let width = self.width
    settings = settings.adopting(configuration.settings)
    configuredSettings = configuration.settings
    look.theme = configuration.theme
    keys = configuration.keys
    interpreter = KeyInterpreter(map: keys)
    for index in screens.indices { screens[index].adopt(settings) }
    screen.rebuild(in: context)
    resize(to: size)
    return adoptWidth(since: width) + chooseArt() + adoptSound(configuration)
      + [.adopt(configuration)]
  }

  /// What is said of a configuration: the worst fault, and how to see the others.
  private func news(of diagnostics: [ConfigurationDiagnostic]) -> String {
    guard let first = diagnostics.first(where: { !$0.isWarning }) ?? diagnostics.first else {
      return catalogue[.configurationRead]
    }
    let text = first.text(catalogue)
    // The end of a long line is cut, so what leads on comes first.
    return diagnostics.count > 1
      ? catalogue(.configFaults, "\(diagnostics.count)", "otodana config --check", text) : text
  }

  /// Takes texts of another language; what is shown speaks it from now on.
  mutating func take(_ catalogue: Catalogue) {
    if message?.text == self.catalogue[.configurationRead] {
      message?.text = catalogue[.configurationRead]
    }
    self.catalogue = catalogue
    takeColumnNames()
    screen.rebuild(in: context)
  }
}
