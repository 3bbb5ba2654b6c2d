import MusicModel

/// The first screen: the six rows, and the albums added last, or the sections a person chose.
struct LibraryScreen: ScreenDescription {
  let homeSections: [HomeSection]

  func title(in context: ScreenContext) -> String { context.catalogue[.library] }

  func lists(_ options: ScreenOptions) -> [Effect] {
    homeSections.isEmpty
      ? [.loadAlbumIDs(.all(AlbumSort(.added)))] : homeSections.map { .loadAlbumIDs(.home($0)) }
  }

  func albumList(_ options: ScreenOptions) -> AlbumList? {
    homeSections.isEmpty ? .all(AlbumSort(.added)) : homeSections.first.map(AlbumList.home)
  }

  func sections(of screen: Screen, in context: ScreenContext) -> [SectionItems] {
    let albums = homeSections.isEmpty ? albumSection(of: screen, in: context) : home(in: context)
    return [(.navigation, Destination.allCases.map(ItemID.destination))]
      + (albums.isEmpty ? [(.notice, [.notice])] : albums)
  }

  private func home(in context: ScreenContext) -> [SectionItems] {
    // Of a library without albums one notice says so.
    let isEmptyShown = (context.model.counts?.albums ?? 0) > 0
    return homeSections.enumerated().compactMap { index, section in
      guard let ids = context.model.albumLists[.home(section)], isEmptyShown || !ids.isEmpty else {
        return nil
      }
      return (.home(index), ids.map { .home(index, $0) })
    }
  }

  func header(of section: SectionID, _ options: ScreenOptions, in context: ScreenContext)
    -> String
  {
    guard case .home(let index) = section, homeSections.indices.contains(index) else {
      return context.catalogue[.recentlyAdded]
    }
    let section = homeSections[index]
    let isEmpty = context.model.albumLists[.home(section)]?.isEmpty == true
    return isEmpty ? section.title + ": " + context.catalogue[.nothingFound] : section.title
  }
}
