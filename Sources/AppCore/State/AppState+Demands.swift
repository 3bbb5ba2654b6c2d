import CollectionViews
import Geometry
import MusicModel

extension AppState {
  /// An item in view or just below, with its size.
  private typealias Prepared = (item: ItemID, size: Size)

  /// What the shown screen lacks: its list, the rows in view and just below, their covers.
  mutating func demands() -> [Effect] {
    let items = screen.view.itemsToPrepare()
    return listDemands() + rowDemands(items) + coverDemands(items)
  }

  /// Whether rows that can be seen are still on their way.
  var isWaitingForRows: Bool {
    albums(of: screen.view.itemsToPrepare()).contains { model.albums[$0] == nil }
  }

  private mutating func listDemands() -> [Effect] {
    screen.listEffects.filter { requestedLists.insert($0).inserted }
  }

  /// Lets requests that failed be made again where their answers are still wanted.
  mutating func retryFailedRequests() {
    for effect in failedRequests {
      requestedLists.remove(effect)
      switch effect {
      case .loadAlbums(let ids): model.albums.forgetRequests(for: ids)
      case .loadTracks(let ids): model.tracks.forgetRequests(for: ids)
      default: break
      }
    }
    failedRequests = []
  }

  private mutating func rowDemands(_ items: [Prepared]) -> [Effect] {
    var effects: [Effect] = []
    let albums = model.albums.missing(of: albums(of: items))
    if !albums.isEmpty { effects.append(.loadAlbums(albums)) }
    let tracks = model.tracks.missing(of: tracks(of: items))
    if !tracks.isEmpty { effects.append(.loadTracks(tracks)) }
    return effects
  }

  private mutating func coverDemands(_ items: [Prepared]) -> [Effect] {
    guard isLargeEnough else { return [] }
    var requests: [CoverRequest] = []
    for (album, size) in covers(of: items) {
      guard let cover = model.albums[album]?.cover, !size.isEmpty else { continue }
      let request = CoverRequest(cover: cover, cells: size)
      if !requests.contains(request) { requests.append(request) }
    }
    return model.covers.want(requests).map { [.wantCovers($0)] } ?? []
  }

  private func albums(of items: [Prepared]) -> [AlbumID] {
    items.compactMap { prepared in
      switch prepared.item {
      case .album(let id), .shelfAlbum(_, let id), .albumHeader(let id): id
      default: nil
      }
    }
  }

  private func tracks(of items: [Prepared]) -> [TrackID] {
    items.compactMap { prepared in
      switch prepared.item {
      case .track(let id) where screen.kind == .destination(.songs): id
      case .entry(_, let id): id
      default: nil
      }
    }
  }

  /// Albums whose covers are shown or soon will be, with the cover's size in cells.
  private func covers(of items: [Prepared]) -> [(AlbumID, Size)] {
    items.compactMap { prepared in
      switch prepared.item {
      case .album(let id) where context.showsTiles(screen.mode):
        (id, AlbumTile.coverSize(in: prepared.size))
      case .shelfAlbum(MadeForYou.coverShelf, let id):
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
