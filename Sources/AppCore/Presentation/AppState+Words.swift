import MusicModel
import Terminal

extension AppState {
  /// The header of a section on the shown screen.
  func header(of section: SectionID) -> SectionHeader {
    let title = screen.description.header(of: section, screen.options, in: context)
    return SectionHeader(title: title, indent: isInset(section) ? 0 : 3)
  }

  /// Whether the layout of a section has insets, which its header keeps to.
  private func isInset(_ section: SectionID) -> Bool {
    switch section {
    case .albums, .albumGroup, .offlineGroup:
      context.showsTiles(screen.options.mode) || !context.showsAlbumTable
    case .home(let index): showsHomeTiles(index) || !context.showsAlbumTable
    case .artistShelf, .moreBy: true
    default: false
    }
  }

  /// What stands above the choices of the First run screen.
  func welcome() -> Notice {
    Notice(
      title: catalogue[.firstRunTitle], hint: catalogue[.firstRunText],
      note: art.reason == .nothingBetter ? catalogue[.coversElsewhere] : "")
  }

  /// What stands where a list would be.
  func notice() -> Notice {
    let pending = screen.listEffects.filter { !isAnswered($0) }
    if let failure = pending.lazy.compactMap({ failures[$0] }).first {
      return Notice(
        title: catalogue[.listFailed], hint: failure.text(catalogue), note: catalogue[.tryAgain])
    }
    if !pending.isEmpty {
      return Notice(title: catalogue[.loading], hint: screens.count > 1 ? context.backHint : "")
    }
    return screen.description.notice(in: context)
  }

  /// Whether what a list was asked for is there.
  func isAnswered(_ effect: Effect) -> Bool {
    switch effect {
    case .loadAlbumIDs(let list): model.albumLists[list] != nil
    case .loadArtists: model.artists != nil
    case .loadTrackIDs: model.tracksInOrder != nil
    case .loadPlaylists: model.playlists != nil
    case .loadPlaylist(let id): model.playlistTracks[id] != nil
    case .loadAlbum(let id): model.answeredAlbums.contains(id)
    case .loadArtist(let id): model.answeredArtists.contains(id)
    case .loadRecommendations: model.recommendations != nil
    case .search(let text): model.findings.text == text
    case .loadFaultyFiles: model.faultyFiles != nil
    case .loadInfo(let subject): model.info[subject] != nil
    case .loadQueue: model.isQueueKnown
    default: true
    }
  }
}
