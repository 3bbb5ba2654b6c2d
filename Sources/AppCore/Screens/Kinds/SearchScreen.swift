import MusicModel

/// What a search finds, by kind; the first section is the best finding of all.
struct SearchScreen: ScreenDescription {
  func title(in context: ScreenContext) -> String { context.catalogue[.search] }

  func lists(_ options: ScreenOptions) -> [Effect] {
    options.text.isEmpty ? [] : [.search(options.text)]
  }

  func sections(of screen: Screen, in context: ScreenContext) -> [SectionItems] {
    [(.searchField, [.searchField])] + findings(of: screen, in: context)
  }

  private func findings(of screen: Screen, in context: ScreenContext) -> [SectionItems] {
    guard !screen.options.text.isEmpty else { return [(.notice, [.notice])] }
    let found = context.model.findings
    // While an answer is on its way, the last one stays: a list that flickers is not read.
    let sections: [SectionItems] = [
      (.found(.top), found.top.map { [.found(.top, $0)] } ?? []),
      (.found(.artists), found.artists.map { .found(.artists, .artist($0.id)) }),
      (.found(.albums), found.albums.map { .found(.albums, .album($0.id)) }),
      (.found(.songs), found.tracks.map { .found(.songs, .track($0.id)) }),
      (.found(.playlists), found.playlists.map { .found(.playlists, .playlist($0.id)) }),
    ].filter { !$0.items.isEmpty }
    return sections.isEmpty ? [(.notice, [.notice])] : sections
  }

  func header(of section: SectionID, _ options: ScreenOptions, in context: ScreenContext)
    -> String
  {
    guard case .found(let group) = section else { return "" }
    return context.catalogue[group.phrase]
  }

  func notice(in context: ScreenContext) -> Notice {
    let (found, catalogue) = (context.model.findings, context.catalogue)
    guard !found.text.isEmpty else {
      return Notice(title: catalogue[.searchTitle], hint: catalogue[.searchHint])
    }
    let doubt = found.diagnostics.lazy.compactMap { $0.text(catalogue) }.first
    return Notice(title: catalogue[.nothingFound], hint: doubt ?? catalogue[.searchHint])
  }
}

/// The sections of a search's findings.
enum FoundGroup: Hashable, Sendable, CaseIterable {
  case top
  case artists
  case albums
  case songs
  case playlists

  var phrase: Phrase {
    switch self {
    case .top: .topHit
    case .artists: .artists
    case .albums: .albums
    case .songs: .songs
    case .playlists: .playlists
    }
  }
}
