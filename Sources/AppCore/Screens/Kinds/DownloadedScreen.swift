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
    guard let list = albumList(screen.options), let here = context.albums(of: list),
      let away = context.albums(
        of: .offline, under: SectionID.offlineGroup, orIn: .offlineGroup(""))
    else { return screen.shownBefore }
    return here + away
  }

  func letters(_ options: ScreenOptions) -> ListLetters? {
    (options.sort ?? sortKeys[0]) == .album ? .headings : nil
  }

  func header(of section: SectionID, _ options: ScreenOptions, in context: ScreenContext)
    -> String
  {
    switch section {
    case .albumGroup(let label): return label
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
