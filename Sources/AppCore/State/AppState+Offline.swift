import CollectionViews
import MusicModel

extension AppState {
  /// Says why items are not played, where nothing of them can be; whether that was so.
  ///
  /// What plays then goes on, instead of giving way to what cannot be heard.
  mutating func refusesOffline(_ items: [ItemID], at now: Int) -> Bool {
    let names = items.map(offlineName)
    guard let first = names.first, let name = first, !names.contains(nil) else { return false }
    sayOffline(name, at: now)
    return true
  }

  /// The name of a track or an album of which nothing can be played now; `nil` for all else.
  private func offlineName(_ item: ItemID) -> String? {
    if let id = item.track {
      return summary(of: id).flatMap { $0.isOffline ? $0.title : nil }
    }
    return item.album.flatMap { model.albums[$0] }.flatMap {
      $0.isOffline ? catalogue.title(of: $0) : nil
    }
  }

  /// Says that nothing of what was to be played can be heard; what plays goes on.
  mutating func refuse(_ sources: [TrackSource], for use: TrackUse, at now: Int) -> [Effect] {
    sayOffline(sources.count == 1 ? name(of: sources[0]) : nil, at: now)
    if case .playFor(let request) = use { return [.answer(request, .failed)] }
    return []
  }

  /// What a source of tracks is called; `nil` for several tracks.
  private func name(of source: TrackSource) -> String? {
    switch source {
    case .album(let id): model.albums[id].map(catalogue.title)
    case .artist(let id):
      (model.artistDetails[id]?.artist ?? model.artistsByID[id]).map(catalogue.name)
    case .playlist(let id): model.playlists?.first { $0.id == id }?.name
    case .tracks(let ids): ids.count == 1 ? summary(of: ids[0])?.title : nil
    case .all, .query: nil
    }
  }

  /// Says that something is offline, and the key that looks for it again.
  ///
  /// - Parameters:
  ///   - name: What it is called; `nil` for all that was chosen.
  ///   - now: Milliseconds of a clock that never goes back.
  mutating func sayOffline(_ name: String?, at now: Int) {
    let key = keys.shown("rescan")
    show(
      name.map { catalogue(.offlineNotPlayed, $0, key) } ?? catalogue(.allOfflineNotPlayed, key),
      at: now)
  }
}
