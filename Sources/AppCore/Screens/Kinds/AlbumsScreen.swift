import MusicModel

/// All albums, sorted as a person likes, under letters or decades where the order has some.
struct AlbumsScreen: ScreenDescription {
  let sortKeys = [SortKey.title, .artist, .year, .added, .plays]

  func title(in context: ScreenContext) -> String { context.catalogue[.albums] }

  func albumList(_ options: ScreenOptions) -> AlbumList? {
    .all(AlbumSort((options.sort ?? sortKeys[0]).ofAlbums, isReversed: options.isReversed))
  }

  func sections(of screen: Screen, in context: ScreenContext) -> [SectionItems] {
    guard let list = albumList(screen.options), let albums = context.albums(of: list, .byRange)
    else { return screen.shownBefore }
    return albums
  }

  func letters(_ options: ScreenOptions) -> ListLetters? {
    guard [.title, .artist].contains(options.sort ?? sortKeys[0]) else { return nil }
    return albumList(options).map(ListLetters.albums)
  }

  func header(of section: SectionID, _ options: ScreenOptions, in context: ScreenContext)
    -> String
  {
    if case .albumGroup(let range) = section {
      return range.text(context.signs) { Self.name(ofHeading: $0, context.catalogue) }
    }
    let phrase: Phrase = options.isReversed ? .sortedByReversed : .sortedBy
    return context.catalogue(phrase, (options.sort ?? sortKeys[0]).text(context.catalogue))
  }

  /// A letter is its own name, ten years are not that of the first: 1997 is in the 1990s.
  ///
  /// The heading tells which it is, since those of the order before stay until another is there.
  private static func name(ofHeading heading: String, _ catalogue: Catalogue) -> String {
    guard !heading.isEmpty else { return catalogue[.unknownYear] }
    return Int(heading) == nil ? heading : catalogue(.decade, heading)
  }
}
