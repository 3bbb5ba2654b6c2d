import MusicModel

/// The tracks of a playlist.
struct PlaylistScreen: ScreenDescription {
  let playlist: PlaylistID

  func title(in context: ScreenContext) -> String {
    context.model.playlists?.first { $0.id == playlist }?.name ?? context.catalogue[.playlists]
  }

  func lists(_ options: ScreenOptions) -> [Effect] { [.loadPlaylist(playlist)] }

  func sections(of screen: Screen, in context: ScreenContext) -> [SectionItems] {
    guard let tracks = context.model.playlistTracks[playlist], !tracks.isEmpty else { return [] }
    return [(.tracks, tracks.enumerated().map { .entry(position: $0, $1) })]
  }

  func notice(in context: ScreenContext) -> Notice {
    Notice(title: context.catalogue[.emptyPlaylist], hint: "")
  }
}
