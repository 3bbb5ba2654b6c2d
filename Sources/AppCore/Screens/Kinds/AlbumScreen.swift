import MusicModel

/// An album: its cover and words, then its tracks by disc.
struct AlbumScreen: ScreenDescription {
  let album: AlbumID
  let trackColumns = [TrackColumn.number, .title, .artist, .rating, .duration]

  func title(in context: ScreenContext) -> String {
    guard let album = context.model.albums[album] else { return context.catalogue[.albums] }
    return context.catalogue.title(of: album)
  }

  func lists(_ options: ScreenOptions) -> [Effect] { [.loadAlbum(album)] }

  func sections(of screen: Screen, in context: ScreenContext) -> [SectionItems] {
    guard let detail = context.model.details[album] else { return [] }
    var sections: [SectionItems] = [(.albumHeader, [.albumHeader(album)])]
    guard Set(detail.tracks.map(\.disc)).count > 1 else {
      return sections + [(.tracks, detail.tracks.map { .track($0.id) })]
    }
    for track in detail.tracks {
      let disc = SectionID.disc(track.disc)
      if sections.last?.id != disc { sections.append((disc, [])) }
      sections[sections.count - 1].items.append(.track(track.id))
    }
    return sections
  }

  func header(of section: SectionID, _ options: ScreenOptions, in context: ScreenContext)
    -> String
  {
    guard case .disc(let disc) = section else { return "" }
    guard let disc else { return context.catalogue[.songs] }
    let name = context.catalogue(.disc, "\(disc)")
    let tracks = context.model.details[album]?.tracks ?? []
    let subtitles = tracks.lazy.filter { $0.disc == disc }.compactMap(\.discSubtitle)
    guard let subtitle = subtitles.first else { return name }
    return "\(name) — \(subtitle)"
  }

  func notice(in context: ScreenContext) -> Notice {
    Notice(title: context.catalogue[.emptyAlbum], hint: "")
  }
}
