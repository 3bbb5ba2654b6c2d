import MusicModel

/// All tracks in a table.
struct SongsScreen: ScreenDescription {
  let trackColumns = [
    TrackColumn.title, .artist, .album, .year, .genre, .plays, .rating, .duration,
  ]
  let hasTrackTable = true
  let sortKeys = [
    SortKey.title, .artist, .album, .year, .genre, .plays, .rating, .duration, .added,
  ]

  func title(in context: ScreenContext) -> String { context.catalogue[.songs] }

  func lists(_ options: ScreenOptions) -> [Effect] { [.loadTrackIDs(sort(options))] }

  private func sort(_ options: ScreenOptions) -> TrackSort {
    TrackSort((options.sort ?? .title).ofTracks, isReversed: options.isReversed)
  }

  func letters(_ options: ScreenOptions) -> ListLetters? {
    let hasLetters = [.title, .artist, .album, .genre].contains(options.sort ?? .title)
    return hasLetters ? .tracks(sort(options)) : nil
  }

  func sections(of screen: Screen, in context: ScreenContext) -> [SectionItems] {
    // While another order is on its way, the last one stays.
    guard let ids = context.model.tracksInOrder?.ids, !ids.isEmpty else { return [] }
    return [(.tracks, ids.map(ItemID.track))]
  }

  func notice(in context: ScreenContext) -> Notice {
    Notice(title: context.catalogue[.noSongs], hint: context.emptyHint)
  }
}
