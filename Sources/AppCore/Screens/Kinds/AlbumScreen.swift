import MusicModel

/// An album: its cover and words, its tracks by disc, other albums of its artist.
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
    let others = detail.moreBy.map { ItemID.shelved(.albums, $0.id) }
    return [(.albumHeader, [.albumHeader(album)])] + tracks(of: detail)
      + (others.isEmpty ? [] : [(.moreBy, others)])
  }

  /// The tracks by disc, in one section where there is one disc.
  private func tracks(of detail: AlbumDetail) -> [SectionItems] {
    guard Set(detail.tracks.map(\.disc)).count > 1 else {
      return [(.tracks, detail.tracks.map { .track($0.id) })]
    }
    var sections: [SectionItems] = []
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
    if section == .moreBy {
      let artist = context.model.details[album].map { context.catalogue.artist(of: $0.album) }
      return context.catalogue(.mixMoreBy, artist ?? "")
    }
    guard case .disc(let disc) = section else { return "" }
    guard let disc else { return context.catalogue[.songs] }
    let name = context.catalogue(.disc, "\(disc)")
    let tracks = context.model.details[album]?.tracks ?? []
    let subtitles = tracks.lazy.filter { $0.disc == disc }.compactMap(\.discSubtitle)
    guard let subtitle = subtitles.first else { return name }
    return name + context.signs.dash + subtitle
  }

  func notice(in context: ScreenContext) -> Notice {
    context.goneNotice
  }
}
