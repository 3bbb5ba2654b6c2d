import MusicModel

extension AppState {
  /// The header of a section on the shown screen.
  func header(of section: SectionID) -> SectionHeader {
    switch section {
    case .albums: SectionHeader(title: albumsTitle, indent: 0)
    case .letter(let letter): SectionHeader(title: letter, indent: 3)
    case .disc(let disc): SectionHeader(title: title(ofDisc: disc), indent: 3)
    default: SectionHeader(title: "", indent: 0)
    }
  }

  private var albumsTitle: String {
    switch screen.kind {
    case .destination(.albums):
      catalogue(.sortedBy, screen.order.text(catalogue))
    case .destination(.downloaded): catalogue[.downloaded]
    case .artist: catalogue[.albums]
    default: catalogue[.recentlyAdded]
    }
  }

  private func title(ofDisc disc: Int?) -> String {
    guard let disc else { return catalogue[.songs] }
    let name = catalogue(.disc, "\(disc)")
    guard case .album(let album) = screen.kind,
      let subtitle = model.details[album]?.tracks.lazy.filter({ $0.disc == disc })
        .compactMap(\.discSubtitle).first
    else { return name }
    return "\(name) — \(subtitle)"
  }

  /// What stands above the choices of the First run screen.
  func welcome() -> Notice {
    Notice(title: catalogue[.firstRunTitle], hint: catalogue[.firstRunText])
  }

  /// What stands where a list would be.
  func notice() -> Notice {
    let isPending = screen.listEffects.contains { !isAnswered($0) }
    if isPending { return Notice(title: catalogue[.loading], hint: "") }
    let isFilling = model.scan.isRunning || model.isWritingDemo
    let hint: Phrase = isFilling ? .stillScanning : .emptyHint
    return switch screen.kind {
    case .destination(.playlists):
      Notice(title: catalogue[.noPlaylists], hint: catalogue[.noPlaylistsHint])
    case .destination(.artists): Notice(title: catalogue[.noArtists], hint: catalogue[hint])
    case .destination(.songs): Notice(title: catalogue[.noSongs], hint: catalogue[hint])
    case .destination(.downloaded): Notice(title: catalogue[.noDownloads], hint: catalogue[hint])
    case .destination(.madeForYou): Notice(title: catalogue[.noMixes], hint: catalogue[hint])
    case .album: Notice(title: catalogue[.emptyAlbum], hint: "")
    case .playlist: Notice(title: catalogue[.emptyPlaylist], hint: "")
    default: Notice(title: catalogue[.noAlbums], hint: catalogue[hint])
    }
  }

  private func isAnswered(_ effect: Effect) -> Bool {
    switch effect {
    case .loadAlbumIDs(let list): model.albumLists[list] != nil
    case .loadArtists: model.artists != nil
    case .loadTrackIDs: model.trackIDs != nil
    case .loadPlaylists: model.playlists != nil
    case .loadPlaylist(let id): model.playlistTracks[id] != nil
    case .loadAlbum(let id): model.answeredAlbums.contains(id)
    default: true
    }
  }
}
