import MusicModel

/// All playlists, own and found ones.
struct PlaylistsScreen: ScreenDescription {
  func title(in context: ScreenContext) -> String { context.catalogue[.playlists] }

  func lists(_ options: ScreenOptions) -> [Effect] { [.loadPlaylists] }

  func letters(_ options: ScreenOptions) -> ListLetters? { .playlists }

  func sections(of screen: Screen, in context: ScreenContext) -> [SectionItems] {
    guard let playlists = context.model.playlists, !playlists.isEmpty else { return [] }
    return [(.playlists, playlists.map { .playlist($0.id) })]
  }

  func notice(in context: ScreenContext) -> Notice {
    Notice(
      title: context.catalogue[.noPlaylists],
      hint: context.catalogue(.noPlaylistsHint, context.keys.shown("new")))
  }
}
