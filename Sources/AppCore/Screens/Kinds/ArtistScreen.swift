import MusicModel

/// An artist: songs heard most, then shelves of albums.
struct ArtistScreen: ScreenDescription {
  let artist: ArtistID
  let trackColumns = [TrackColumn.title, .album, .plays, .duration]

  func title(in context: ScreenContext) -> String {
    let known = context.model.artistDetails[artist]?.artist ?? context.model.artistsByID[artist]
    return known.map(context.catalogue.name) ?? context.catalogue[.artists]
  }

  func lists(_ options: ScreenOptions) -> [Effect] { [.loadArtist(artist)] }

  func sections(of screen: Screen, in context: ScreenContext) -> [SectionItems] {
    guard let detail = context.model.artistDetails[artist] else { return [] }
    let top: [SectionItems] =
      detail.topTracks.isEmpty ? [] : [(.topTracks, detail.topTracks.map { .track($0.id) })]
    return top
      + ArtistDetail.Shelf.allCases.compactMap { shelf in
        guard let albums = detail.albums[shelf], !albums.isEmpty else { return nil }
        return (.artistShelf(shelf), albums.map { .shelved(shelf, $0.id) })
      }
  }

  func header(of section: SectionID, _ options: ScreenOptions, in context: ScreenContext)
    -> String
  {
    switch section {
    case .topTracks: context.catalogue[.topTracks]
    case .artistShelf(let shelf): context.catalogue[shelf.phrase]
    default: ""
    }
  }

  func notice(in context: ScreenContext) -> Notice { context.goneNotice }
}

extension ArtistDetail.Shelf {
  /// The kind in words.
  var phrase: Phrase {
    switch self {
    case .albums: .albums
    case .singles: .singles
    case .compilations: .compilations
    case .appearsOn: .appearsOn
    }
  }
}
