import CollectionViews
import MusicModel
import Terminal

extension AppState {
  /// Opens what has the focus.
  mutating func openFocused() -> [Effect] {
    switch screen.view.focusedItem {
    case .destination(let destination): push(.destination(destination))
    case .album(let id), .shelfAlbum(_, let id): push(.album(id))
    case .artist(let id): push(.artist(id))
    case .playlist(let id): push(.playlist(id))
    case .track(let id), .entry(_, let id):
      if let album = model.tracks[id]?.album {
        push(.album(album))
      }
    case .choice(.demo): return [.openDemo]
    case .choice(.folder): folderPrompt = LineEditor()
    case .albumHeader, .sample, .binding, .notice, nil: break
    }
    return []
  }

  /// Takes a key while a path is typed.
  mutating func type(_ key: Key) -> [Effect] {
    guard var editor = folderPrompt else { return [] }
    switch editor.take(key) {
    case .editing: folderPrompt = editor
    case .cancelled: folderPrompt = nil
    case .done(let path):
      folderPrompt = nil
      return path.isEmpty ? [] : [.openFolder(path)]
    }
    return []
  }

  /// Takes pasted text, where text is typed.
  mutating func paste(_ text: String) -> [Effect] {
    folderPrompt?.insert(text)
    return []
  }
}
