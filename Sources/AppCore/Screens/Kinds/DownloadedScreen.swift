import MusicModel

/// What is on this machine, by album, size or format; and apart from it what is offline now.
struct DownloadedScreen: ScreenDescription {
  let sortKeys = [SortKey.album, .size, .format]

  func title(in context: ScreenContext) -> String { context.catalogue[.downloaded] }

  func albumList(_ options: ScreenOptions) -> AlbumList? {
    .downloaded(
      AlbumSort((options.sort ?? sortKeys[0]).ofAlbums, isReversed: options.isReversed))
  }

  func lists(_ options: ScreenOptions) -> [Effect] {
    [albumList(options), .offline].compactMap { $0.map(Effect.loadAlbumIDs) }
  }

  func sections(of screen: Screen, in context: ScreenContext) -> [SectionItems] {
    let grouping: AlbumGrouping = letters(screen.options) == nil ? .byHeading : .byRange
    guard let list = albumList(screen.options), let here = context.albums(of: list, grouping),
      let away = context.albums(
        of: .offline, .byHeading, under: { .offlineGroup($0.first) }, orIn: .offlineGroup(""))
    else { return screen.shownBefore }
    return here + away
  }

  func letters(_ options: ScreenOptions) -> ListLetters? {
    (options.sort ?? sortKeys[0]) == .album ? albumList(options).map(ListLetters.albums) : nil
  }

  func header(of section: SectionID, _ options: ScreenOptions, in context: ScreenContext)
    -> String
  {
    switch section {
    case .albumGroup(let range): return range.text(context.signs)
    case .offlineGroup(let root): return context.catalogue(.offlineRoot, root)
    default:
      let phrase: Phrase = options.isReversed ? .sortedByReversed : .sortedBy
      return context.catalogue(phrase, (options.sort ?? sortKeys[0]).text(context.catalogue))
    }
  }

  func notice(in context: ScreenContext) -> Notice {
    Notice(title: context.catalogue[.noDownloads], hint: context.emptyHint)
  }
}
