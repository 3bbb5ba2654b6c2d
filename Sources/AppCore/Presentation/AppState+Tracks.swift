import MusicModel

extension AppState {
  /// What the row of a track shows on the current screen.
  func track(_ id: TrackID, _ isFocused: Bool) -> TrackRow {
    if case .album(let album) = screen.kind { return albumTrack(id, in: album, isFocused) }
    let track = model.tracks[id]
    return TrackRow(
      title: track?.title ?? "", artist: track?.artist ?? "", album: track?.albumTitle ?? "",
      duration: track?.duration.map(Numbers.clock) ?? "", isFocused: isFocused)
  }

  /// In an album a track has its number, and its artist only where it is not the album's.
  private func albumTrack(_ id: TrackID, in album: AlbumID, _ isFocused: Bool) -> TrackRow {
    let detail = model.details[album]
    let track = detail?.tracks.first { $0.id == id }
    let isOwn = track?.artist == detail?.album.artist
    return TrackRow(
      number: track?.number.map(String.init) ?? "", title: track?.title ?? "",
      artist: isOwn ? "" : track?.artist ?? "", album: "",
      duration: track?.duration.map(Numbers.clock) ?? "", isFocused: isFocused)
  }
}
