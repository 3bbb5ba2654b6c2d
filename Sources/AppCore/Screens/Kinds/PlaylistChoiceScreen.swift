import MusicModel

/// Which playlist tracks are put on: a new one, or one of the own ones.
struct PlaylistChoiceScreen: ScreenDescription {
  let sources: [TrackSource]

  func title(in context: ScreenContext) -> String { context.catalogue[.choosePlaylist] }

  func lists(_ options: ScreenOptions) -> [Effect] { [.loadPlaylists] }

  func letters(_ options: ScreenOptions) -> ListLetters? { .playlists }

  func sections(of screen: Screen, in context: ScreenContext) -> [SectionItems] {
    let own = context.model.playlists?.filter(\.isEditable)
    let choices: SectionItems =
      (.playlists, [.newPlaylist] + (own ?? []).map { .playlist($0.id) })
    return own == nil ? [choices, (.notice, [.notice])] : [choices]
  }
}
