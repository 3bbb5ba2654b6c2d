import MusicModel

/// The tracks of a playlist.
struct PlaylistScreen: ScreenDescription {
  let playlist: PlaylistID

  func title(in context: ScreenContext) -> String {
    context.model.playlists?.first { $0.id == playlist }?.name ?? context.catalogue[.playlists]
  }

  func lists(_ options: ScreenOptions) -> [Effect] {
    [.loadPlaylists, .loadPlaylist(playlist)]
  }

  func sections(of screen: Screen, in context: ScreenContext) -> [SectionItems] {
    guard let tracks = context.model.playlistTracks[playlist], !tracks.isEmpty else { return [] }
    return [(.tracks, tracks.enumerated().map { .entry(position: $0, $1) })]
  }

  func notice(in context: ScreenContext) -> Notice {
    guard let playlist = context.model.playlists?.first(where: { $0.id == playlist }) else {
      return context.goneNotice
    }
    if playlist.trackCount > 0 {
      return Notice(title: context.catalogue[.emptyPlaylist], hint: context.lookAgainHint)
    }
    return playlist.isEditable
      ? Notice(
        title: context.catalogue[.unfilledPlaylist],
        hint: context.catalogue(.unfilledPlaylistHint, context.keys.shown("add-to-playlist")))
      : Notice(title: context.catalogue[.unmatchedPlaylist], hint: context.lookAgainHint)
  }
}
