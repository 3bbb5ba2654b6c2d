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

  /// Says that something is offline, and the key that looks for it again.
  mutating func sayOffline(_ name: String, at now: Int) {
    show(catalogue(.offlineNotPlayed, name, keys.shown("rescan")), at: now)
  }
}
