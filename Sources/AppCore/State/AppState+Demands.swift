import CollectionViews
import Geometry
import MusicModel

extension AppState {
  /// What the shown screen lacks: its list, the rows in view and just below, their covers.
  mutating func demands() -> [Effect] {
    listDemands() + rowDemands() + coverDemands()
  }

  /// Whether rows that can be seen are still on their way.
  var isWaitingForRows: Bool {
    shownAlbums().contains { model.albums[$0] == nil }
  }

  private mutating func listDemands() -> [Effect] {
    screen.listEffects.filter { requestedLists.insert($0).inserted }
  }

  private mutating func rowDemands() -> [Effect] {
    var effects: [Effect] = []
    let albums = model.albums.missing(of: shownAlbums())
    if !albums.isEmpty { effects.append(.loadAlbums(albums)) }
    let tracks = model.tracks.missing(of: shownTracks())
    if !tracks.isEmpty { effects.append(.loadTracks(tracks)) }
    return effects
  }

  private mutating func coverDemands() -> [Effect] {
    guard isLargeEnough else { return [] }
    var requests: [CoverRequest] = []
    for (album, size) in shownCovers() {
      guard let cover = model.albums[album]?.cover, !size.isEmpty else { continue }
      let request = CoverRequest(cover: cover, cells: size)
      if !requests.contains(request) { requests.append(request) }
    }
    return model.covers.want(requests).map { [.wantCovers($0)] } ?? []
  }

  private func shownAlbums() -> [AlbumID] {
    screen.view.itemsToPrepare().compactMap { prepared in
      switch prepared.item {
      case .album(let id), .shelfAlbum(_, let id), .albumHeader(let id): id
      default: nil
      }
    }
  }

  private func shownTracks() -> [TrackID] {
    guard screen.kind == .destination(.songs) else { return [] }
    return screen.view.itemsToPrepare().compactMap { prepared in
      if case .track(let id) = prepared.item { id } else { nil }
    }
  }

  /// Albums whose covers are shown or soon will be, with the cover's size in cells.
  private func shownCovers() -> [(AlbumID, Size)] {
    screen.view.itemsToPrepare().compactMap { prepared in
      switch prepared.item {
      case .album(let id) where context.showsTiles(screen.mode):
        (id, AlbumTile.coverSize(in: prepared.size))
      case .albumHeader(let id): (id, AlbumHeader.coverSize(in: prepared.size))
      default: nil
      }
    }
  }
}

extension CoverRequest {
  /// The request for a cover that fills a number of half-block cells.
  init(cover: CoverID, cells: Size) {
    self.init(cover: cover, width: cells.width, height: cells.height * 2)
  }
}
