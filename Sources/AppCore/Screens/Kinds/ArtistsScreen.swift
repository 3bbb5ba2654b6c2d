import MusicModel

/// Album artists under their letters.
struct ArtistsScreen: ScreenDescription {
  func title(in context: ScreenContext) -> String { context.catalogue[.artists] }

  func lists(_ options: ScreenOptions) -> [Effect] { [.loadArtists] }

  func sections(of screen: Screen, in context: ScreenContext) -> [SectionItems] {
    var sections: [SectionItems] = []
    for artist in context.model.artists ?? [] {
      let id = SectionID.letter(artist.letter)
      if sections.last?.id != id { sections.append((id, [])) }
      sections[sections.count - 1].items.append(.artist(artist.id))
    }
    return sections
  }

  func letters(_ options: ScreenOptions) -> ListLetters? { .headings }

  func header(of section: SectionID, _ options: ScreenOptions, in context: ScreenContext)
    -> String
  {
    guard case .letter(let letter) = section else { return "" }
    return letter
  }

  func notice(in context: ScreenContext) -> Notice {
    Notice(title: context.catalogue[.noArtists], hint: context.emptyHint)
  }
}
