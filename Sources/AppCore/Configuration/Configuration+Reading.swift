import CompositionalLayout
import Geometry

extension Configuration {
  /// Reads the entries of a file.
  ///
  /// - Parameter entries: The entries in the order of the file.
  /// - Returns: What they choose, and what of them means nothing, by line.
  public static func read(
    _ entries: [ConfigurationEntry]
  ) -> (configuration: Configuration, diagnostics: [ConfigurationDiagnostic]) {
    var configuration = Configuration()
    var diagnostics: [ConfigurationDiagnostic] = []
    var sections = HomeSectionReader()
    for entry in entries {
      let fault =
        if entry.path.starts(with: ["library", "section"]) {
          sections.take(entry)
        } else {
          configuration.take(entry)
        }
      if let fault { diagnostics.append(ConfigurationDiagnostic(fault, line: entry.line)) }
    }
    configuration.settings.homeSections = sections.sections
    diagnostics += configuration.clashes()
    return (configuration, diagnostics.sorted { $0.line < $1.line })
  }

  private mutating func take(_ entry: ConfigurationEntry) -> ConfigurationDiagnostic.Fault? {
    let name = entry.path.joined(separator: ".")
    if let key = ConfigurationKey.all.first(where: { $0.name == name }) {
      return key.apply(entry.value, &self) ? nil : .wrongValue(name, takes: key.takes)
    }
    guard entry.path.count == 2, entry.path[0] == "keys" else { return .unknownKey(name) }
    return takeBinding(of: entry.path[1], entry)
  }

  private mutating func takeBinding(
    of command: String, _ entry: ConfigurationEntry
  ) -> ConfigurationDiagnostic.Fault? {
    let name = "keys." + command
    guard KeyMap.standard.bindings.contains(where: { $0.name == command }) else {
      return .unknownKey(name)
    }
    let sequences: [String]
    switch entry.value {
    case .text(let text): sequences = text.isEmpty ? [] : [text]
    case .texts(let texts): sequences = texts
    case .number(let number) where (0...9).contains(number): sequences = ["\(number)"]
    case .number, .flag, .other: return .wrongValue(name, takes: "\"gg\", [\"<c-d>\", …]")
    }
    guard sequences.allSatisfy({ KeyNotation.keys($0)?.isEmpty == false }) else {
      return .wrongValue(name, takes: "\"gg\", [\"<c-d>\", …]")
    }
    bindings.append(KeyChoice(command: command, sequences: sequences, line: entry.line))
    return nil
  }

  /// Sequences that were given to two commands of one place, each told once, and those that were
  /// taken from a command that had them by itself.
  private func clashes() -> [ConfigurationDiagnostic] {
    let all = presetKeys.bindings
    return bindings.enumerated().flatMap { index, choice -> [ConfigurationDiagnostic] in
      guard let own = all.first(where: { $0.name == choice.command }) else { return [] }
      let others = all.filter { $0.name != own.name && $0.place == own.place }
      return choice.sequences.flatMap { sequence in
        others.compactMap { other in
          diagnostic(sequence, of: choice, with: other, among: bindings[..<index])
        }
      }
    }
  }

  /// What a sequence has to do with another command; `earlier` are the choices above its own.
  private func diagnostic(
    _ sequence: String, of choice: KeyChoice, with other: Binding,
    among earlier: ArraySlice<KeyChoice>
  ) -> ConfigurationDiagnostic? {
    if let rival = bindings.first(where: { $0.command == other.name }) {
      let isClash =
        earlier.contains(rival) && rival.sequences.contains { KeyNotation.collide($0, sequence) }
      return isClash
        ? ConfigurationDiagnostic(
          .clash(sequence: sequence, choice.command, other.name), line: choice.line) : nil
    }
    guard other.sequences.contains(where: { KeyNotation.collide($0, sequence) }) else { return nil }
    return ConfigurationDiagnostic(
      .taken(sequence: sequence, choice.command, from: other.name), line: choice.line)
  }
}

/// Reads the tables of `[[library.section]]`.
private struct HomeSectionReader {
  private(set) var sections: [HomeSection] = []

  /// Takes one value of one table.
  mutating func take(_ entry: ConfigurationEntry) -> ConfigurationDiagnostic.Fault? {
    let name = entry.path.joined(separator: ".")
    guard entry.path.count == 4, let index = Int(entry.path[2]), index <= sections.count else {
      return .unknownKey(name)
    }
    if index == sections.count { sections.append(HomeSection(title: "")) }
    switch (entry.path[3], entry.value) {
    case ("title", .text(let text)): sections[index].title = text
    case ("query", .text(let text)): sections[index].query = text
    case ("layout", .text(let text)):
      guard let arrangement = HomeSection.Arrangement(text) else {
        return .wrongValue(name, takes: "\"grid\", \"rows\", \"shelf\", \"{ … }\"")
      }
      sections[index].arrangement = arrangement
    case ("sort", .text(let text)):
      guard let key = SortKey(rawValue: text) else {
        return .wrongValue(name, takes: SortKey.allCases.map(\.rawValue).joined(separator: ", "))
      }
      sections[index].sort = key
    case ("limit", .number(let count)) where count > 0: sections[index].limit = count
    case ("title", _), ("query", _), ("layout", _), ("sort", _):
      return .wrongValue(name, takes: "\"text\"")
    case ("limit", _): return .wrongValue(name, takes: "1…")
    default: return .unknownKey(name)
    }
    return nil
  }
}

extension HomeSection.Arrangement {
  /// The arrangement a text names, or the first section of the layout it is.
  fileprivate init?(_ text: String) {
    switch text {
    case "grid": self = .grid
    case "rows": self = .rows
    case "shelf": self = .shelf
    default:
      let space = Environment(container: Container(size: Size(width: 80, height: 24)))
      guard let layout = (try? LayoutDocument(text))?.cases.first?.layout,
        let section = layout.sectionProvider(0, space)
      else { return nil }
      self = .custom(section)
    }
  }
}
