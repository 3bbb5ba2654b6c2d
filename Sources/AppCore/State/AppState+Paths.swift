extension AppState {
  /// The path that is typed in front of the cursor; `nil` where none is.
  private var typedPath: TypedPath? {
    guard let prompt else { return nil }
    let text = String(prompt.editor.text[..<prompt.editor.cursor])
    switch prompt.purpose {
    case .command: return TypedCommand.path(of: text)
    case .folder, .importPlaylist, .exportPlaylist: return TypedPath(text)
    case .find, .search, .newPlaylist, .rename: return nil
    }
  }

  /// Asks for the names that the typed path may go on with; `nil` where no path is typed.
  mutating func completePath() -> [Effect]? {
    guard let path = typedPath else { return nil }
    prompt?.completed = path
    return [.listFolder(path.folder)]
  }

  /// Completes the path for which names were asked, unless something else was typed meanwhile.
  mutating func takeNames(_ names: [FileName], in folder: String) {
    guard var prompt, let path = prompt.completed, path.folder == folder, path == typedPath else {
      return
    }
    let isFolder = prompt.purpose == .folder
    let candidates = path.candidates(among: names).filter { $0.isFolder || !isFolder }
    prompt.completed = nil
    prompt.editor.replaceBeforeCursor(with: path.completed(with: candidates))
    prompt.offer(candidates.map(\.inPath), in: footerWidth, ambiguousWidth)
    self.prompt = prompt
  }
}
