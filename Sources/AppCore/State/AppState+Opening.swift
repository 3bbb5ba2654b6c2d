import CollectionViews
import MusicModel
import Playback
import Terminal

extension AppState {
  /// Opens what has the focus.
  mutating func openFocused(at now: Int) -> [Effect] {
    guard let item = screen.view.focusedItem else { return [] }
    if case .playlistChoice(let sources) = screen.kind { return choose(item, for: sources) }
    if let entry = item.queueEntry {
      return refusesOffline([item], at: now) ? [] : play(.jump(entry))
    }
    if let track = item.track {
      guard let album = model.tracks[track]?.album else { return [] }
      push(.album(album))
      screen.focusOnceThere(.track(track))
      return []
    }
    if case .albumHeader = item { return [] }
    if let album = item.album { push(.album(album)) }
    if let artist = item.artist { push(.artist(artist)) }
    if let playlist = item.playlist { push(.playlist(playlist)) }
    switch item {
    case .mix(let reason): push(.mix(reason))
    case .destination(let destination): push(.destination(destination))
    case .searchField: begin(Prompt(.search, text: screen.options.text))
    case .choice(.demo): return [.openDemo]
    case .choice(.folder): begin(Prompt(.folder))
    default: break
    }
    return []
  }

  /// Puts tracks on the chosen playlist and goes back to where they were taken from.
  private mutating func choose(_ item: ItemID, for sources: [TrackSource]) -> [Effect] {
    if item == .newPlaylist {
      beginPlaylist()
      return []
    }
    guard let playlist = item.playlist else { return [] }
    pop()
    return [.collectTracks(sources, for: .append(playlist))]
  }

  /// Opens a screen that can be opened from everywhere; a second time closes it.
  mutating func show(_ overlay: Overlay) {
    switch overlay {
    case .queue: toggle(.queue)
    case .nowPlaying: toggle(.nowPlaying)
    case .report: toggle(.report)
    case .help: toggle(.help)
    case .info:
      if case .info = screen.kind { return pop() }
      guard let item = screen.view.focusedItem else { return }
      if let track = item.track { push(.info(.track(track))) }
      if let album = item.album { push(.info(.album(album))) }
    }
  }

  private mutating func toggle(_ kind: ScreenKind) {
    if screen.kind == kind { pop() } else { push(kind) }
  }

  /// Opens the search, with its text ready to be typed.
  mutating func openSearch() {
    if screen.kind != .search { push(.search) }
    begin(Prompt(.search, text: screen.options.text))
  }
}
