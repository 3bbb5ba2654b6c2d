import CollectionViews
import Geometry
import MusicModel
import Playback
import Terminal

extension AppState {
  /// An item in view or just below, with its size.
  private typealias Prepared = (item: ItemID, size: Size, isNear: Bool)

  /// What the shown screen lacks: its list, the rows in view and just below, their covers.
  ///
  /// - Returns: Requests that were not made yet, in the order in which they are to be performed.
  public mutating func demands() -> [Effect] {
    let items = screen.view.itemsToPrepare()
    trimRows(items)
    return listDemands() + rowDemands(items) + playerDemands() + coverDemands(items)
  }

  /// Drops rows that are neither on the screen nor of what plays, where there are too many.
  private mutating func trimRows(_ items: [Prepared]) {
    if model.tracks.isOverfull { model.tracks.keep(tracks(of: items) + playingTracks) }
    if model.albums.isOverfull {
      let playing = playingTracks.first.flatMap { model.tracks[$0]?.album }
      model.albums.keep(albums(of: items) + [playing].compactMap(\.self))
    }
  }

  /// What plays, and what follows it.
  private var playingTracks: [TrackID] {
    guard let track = player.status.entry?.track else { return [] }
    return [track] + (player.queue.following.map { [$0.track] } ?? [])
  }

  /// Whether rows that can be seen are still on their way.
  var isWaitingForRows: Bool {
    albums(of: screen.view.itemsToPrepare().filter(\.isNear)).contains { model.albums[$0] == nil }
  }

  private mutating func listDemands() -> [Effect] {
    (Self.standingLists + screen.listEffects).filter { requestedLists.insert($0).inserted }
  }

  /// What is asked for once, whatever is shown, and again only where it failed.
  static let standingLists = [Effect.loadQueue]

  /// Takes the fact that something did not work: a message tells it, and a list that is not there
  /// for it says so in its place.
  mutating func takeFailure(_ failure: Failure, of effect: Effect?, at now: Int) -> [Effect] {
    show(failure.text(catalogue), at: now)
    guard let effect else { return [] }
    failedRequests.append(effect)
    if wantedLists.contains(effect) { failures[effect] = failure }
    return refuse(effect)
  }

  /// Forgets why lists failed that are there now, or that no screen wants any more.
  mutating func forgetFailures() {
    guard !failures.isEmpty else { return }
    let wanted = wantedLists
    failures = failures.filter { wanted.contains($0.key) && !isAnswered($0.key) }
  }

  /// What the open screens show, and what is asked for whatever they show.
  private var wantedLists: Set<Effect> {
    Set(screens.flatMap(\.listEffects)).union(Self.standingLists)
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

  /// Rows are asked for once one is near, and then all that are prepared: half a screen at a time,
  /// not one with each row that is scrolled.
  private mutating func rowDemands(_ items: [Prepared]) -> [Effect] {
    var effects: [Effect] = []
    let near = items.filter(\.isNear)
    if albums(of: near).contains(where: model.albums.lacks) {
      effects.append(.loadAlbums(model.albums.missing(of: albums(of: items))))
    }
    if tracks(of: near).contains(where: model.tracks.lacks) {
      effects.append(.loadTracks(model.tracks.missing(of: tracks(of: items))))
    }
    return effects
  }

  /// The row of what plays, which the footer shows on every screen, and of what follows it; the
  /// album and the words of what plays, where they are shown.
  private mutating func playerDemands() -> [Effect] {
    guard let track = player.status.entry?.track else { return [] }
    var effects: [Effect] = []
    let rows = model.tracks.missing(of: playingTracks)
    if !rows.isEmpty { effects.append(.loadTracks(rows)) }
    guard screen.kind == .nowPlaying else { return effects }
    if let album = model.tracks[track]?.album {
      let missing = model.albums.missing(of: [album])
      if !missing.isEmpty { effects.append(.loadAlbums(missing)) }
    }
    if model.lyricsTrack != track, requestedLyrics != track {
      requestedLyrics = track
      effects.append(.loadLyrics(track))
    }
    return effects
  }

  private mutating func coverDemands(_ items: [Prepared]) -> [Effect] {
    guard isLargeEnough, art.method != .none else { return [] }
    var requests: [CoverRequest] = []
    for (album, size) in covers(of: items) {
      guard let cover = model.albums[album]?.cover, !size.isEmpty else { continue }
      let request = art.request(for: cover, cells: size)
      if !requests.contains(request) { requests.append(request) }
    }
    return model.covers.want(requests).map { [.wantCovers($0)] } ?? []
  }

  /// Whether a section that a person put together shows tiles now.
  func showsHomeTiles(_ index: Int) -> Bool {
    let sections = settings.homeSections
    return sections.indices.contains(index) && sections[index].arrangement != .rows
      && context.showsTiles(.tiles)
  }

  private func albums(of items: [Prepared]) -> [AlbumID] { items.compactMap(\.item.album) }

  /// The tracks in view; those of an album came with it.
  private func tracks(of items: [Prepared]) -> [TrackID] {
    if case .album = screen.kind { return [] }
    return items.compactMap(\.item.track)
  }

  /// Albums whose covers are shown or soon will be, with the cover's size in cells.
  private func covers(of items: [Prepared]) -> [(AlbumID, Size)] {
    items.compactMap { prepared in
      switch prepared.item {
      case .album(let id) where context.showsTiles(screen.options.mode):
        (id, AlbumTile.coverSize(in: prepared.size, art.cell))
      case .shelfAlbum(MadeForYou.coverShelf, let id):
        (id, AlbumTile.coverSize(in: prepared.size, art.cell))
      case .home(let section, let id) where showsHomeTiles(section):
        (id, AlbumTile.coverSize(in: prepared.size, art.cell))
      case .shelved(_, let id): (id, AlbumTile.coverSize(in: prepared.size, art.cell))
      case .albumHeader(let id): (id, AlbumHeader.coverSize(in: prepared.size, art.cell))
      case .nowPlaying:
        player.status.entry.flatMap { model.tracks[$0.track]?.album }
          .map { ($0, PlayingCard.coverSize(in: prepared.size, art.cell)) }
      default: nil
      }
    }
  }
}
