import CollectionViews
import MusicModel
import Terminal

extension AppState {
  /// Lets a person type a line of text.
  mutating func begin(_ prompt: Prompt) { self.prompt = prompt }

  /// Takes a key while something is typed.
  mutating func type(_ key: Key, at now: Int) -> [Effect] {
    prompt?.completed = nil
    if key != Key(.tab) { prompt?.withdrawChoice() }
    guard var prompt else { return [] }
    if let effects = steer(prompt, with: key) { return effects }
    switch prompt.editor.take(key) {
    case .editing:
      self.prompt = prompt
      textChanged()
    case .cancelled: cancel(prompt)
    case .done(let text):
      self.prompt = nil
      return take(text, for: prompt.purpose, at: now)
    }
    return []
  }

  /// Takes pasted text, where text is typed.
  mutating func paste(_ text: String) -> [Effect] {
    prompt?.editor.insert(text)
    textChanged()
    return []
  }

  /// What the text of a prompt changes while it is typed.
  private mutating func textChanged() {
    guard let prompt, prompt.purpose == .search || isFilter(prompt) else { return }
    filter(String(prompt.editor.text))
  }

  /// Whether what is typed filters the list while it is typed.
  private func isFilter(_ prompt: Prompt) -> Bool {
    prompt.purpose == .find && screen.kind == .help
  }

  /// Keys that mean something else than text in some prompts: from the search to its findings,
  /// and completion of a command or a path.
  private mutating func steer(_ prompt: Prompt, with key: Key) -> [Effect]? {
    switch (prompt.purpose, key.code) {
    case (.search, .down), (.search, .tab):
      self.prompt = nil
      screen.view.moveToSection(forward: true)
      return []
    case (.command, .tab), (.folder, .tab), (.importPlaylist, .tab), (.exportPlaylist, .tab):
      if let effects = completePath() { return effects }
      let text = String(prompt.editor.text)
      let lines = TypedCommand.lines(sortingBy: screen.description.sortKeys)
      var prompt = prompt
      prompt.editor.replace(with: TypedCommand.completion(of: text, among: lines))
      prompt.offer(
        TypedCommand.candidates(for: text, among: lines), in: footerWidth, ambiguousWidth)
      self.prompt = prompt
      return []
    default: return nil
    }
  }

  private mutating func cancel(_ prompt: Prompt) {
    self.prompt = nil
    if prompt.purpose == .search { pop() }
    if isFilter(prompt) { filter("") }
  }

  private mutating func take(_ text: String, for purpose: Prompt.Purpose, at now: Int) -> [Effect] {
    switch purpose {
    case .folder: return text.isEmpty ? [] : [.openFolder(text)]
    case .find: return find(text, at: now)
    case .search:
      screen.view.moveToSection(forward: true)
      return []
    case .command: return run(text, at: now)
    case .newPlaylist(let sources):
      return text.isEmpty ? [] : [.collectTracks(sources, for: .newPlaylist(text))]
    case .importPlaylist: return text.isEmpty ? [] : importPlaylist(text)
    case .exportPlaylist(let playlist):
      return text.isEmpty ? [] : [.exportPlaylist(playlist, path: text)]
    case .rename(let playlist):
      return text.isEmpty ? [] : [.edit(.renamePlaylist(playlist, to: text), .person)]
    }
  }
}

extension AppState {
  /// Does what a typed command says.
  private mutating func run(_ line: String, at now: Int) -> [Effect] {
    guard line.contains(where: { $0 != " " }) else { return [] }
    guard let command = TypedCommand.command(of: line) else {
      show(refusal(of: line), at: now)
      return []
    }
    return perform(command, at: now)
  }

  /// Why a line is no command: that there is none of its name, or what the one of its name takes.
  private func refusal(of line: String) -> String {
    guard let (name, words) = TypedCommand.words(for: line) else {
      return catalogue(.unknownCommand, line.trimmingBlanks())
    }
    if name == "sort" { return orders }
    let all = catalogue(.wrongWord, name, words.joined(separator: ", "))
    return DisplayText(all, ambiguousWidth).width <= footerWidth
      ? all : catalogue(.wrongWordOfMany, name, "\(words.count)")
  }
}

extension String {
  /// The text without blanks at its ends.
  fileprivate func trimmingBlanks() -> String {
    var text = self[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
