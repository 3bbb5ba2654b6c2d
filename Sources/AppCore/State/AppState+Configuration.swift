extension AppState {
  /// Takes a configuration that was changed while the program runs, and what in it means nothing.
  ///
  /// A wrong value leaves everything as it is until the file is mended.
  mutating func take(
    _ configuration: Configuration, _ diagnostics: [ConfigurationDiagnostic], at now: Int
  ) -> [Effect] {
    let told = diagnostics.filter(\.isWorthTelling)
    if let first = told.first(where: { !$0.isWarning }) ?? told.first {
      show(first.text(catalogue), at: now)
    } else {
      show(catalogue[.configurationRead], at: now)
    }
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

  /// Takes texts of another language; what is shown speaks it from now on.
  mutating func take(_ catalogue: Catalogue) {
    if message?.text == self.catalogue[.configurationRead] {
      message?.text = catalogue[.configurationRead]
    }
    self.catalogue = catalogue
    screen.rebuild(in: context)
  }
}
