import CollectionViews
import DiffableSnapshot
import MusicModel

/// All albums, sorted as a person likes, under letters or decades where the order has some.
struct AlbumsScreen: ScreenDescription {
  let sortKeys = [SortKey.title, .artist, .year, .added, .plays]

  func title(in context: ScreenContext) -> String { context.catalogue[.albums] }

  func albumList(_ options: ScreenOptions) -> AlbumList? {
    .all(AlbumSort((options.sort ?? sortKeys[0]).ofAlbums, isReversed: options.isReversed))
  }

  func sections(of screen: Screen, in context: ScreenContext) -> [SectionItems] {
    guard let list = albumList(screen.options), let ids = context.model.albumLists[list] else {
      return shownBefore(on: screen)
    }
    let parts = context.model.albumSections[list] ?? []
    guard !parts.isEmpty, parts.reduce(0, { $0 + $1.count }) == ids.count else {
      return ids.isEmpty ? [] : [(.albums, ids.map(ItemID.album))]
    }
    var start = 0
    return parts.map { part in
      defer { start += part.count }
      return (.albumGroup(part.label), ids[start..<start + part.count].map(ItemID.album))
    }
  }

  /// Until another order is there, the one before stays, so that the focus is not lost.
  private func shownBefore(on screen: Screen) -> [SectionItems] {
    let snapshot = screen.view.snapshot
    return snapshot.sections.filter { $0 != .notice }
      .map { ($0, Array(snapshot.items(in: $0))) }
  }

  func header(of section: SectionID, _ options: ScreenOptions, in context: ScreenContext)
    -> String
  {
    if case .albumGroup(let label) = section {
      return label.isEmpty ? context.catalogue[.unknownYear] : label
    }
    let phrase: Phrase = options.isReversed ? .sortedByReversed : .sortedBy
    return context.catalogue(phrase, (options.sort ?? sortKeys[0]).text(context.catalogue))
  }
}
