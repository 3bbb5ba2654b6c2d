internal import JSON
public import MusicModel

/// Playlists as JSON, for programs.
public enum PlaylistReport {
  /// Describes a playlist as an object on one line.
  ///
  ///     {"id": 3, "name": "New", "kind": "smart", "query": "added:<30d", "entries": 12, …}
  ///
  /// - Parameters:
  ///   - playlist: The playlist.
  ///   - kind: Where its entries come from.
  ///   - missing: How many entries have no track.
  /// - Returns: One line without a line feed.
  public static func json(
    _ playlist: PlaylistSummary, kind: PlaylistKind, missing: Int
  ) -> String {
    var object = JSONObject()
    object.add("id", Int(playlist.id.rawValue))
    object.add("name", playlist.name)
    switch kind {
    case .own: object.add("kind", "own")
    case .file(let path):
      object.add("kind", "file")
      object.add(path: path)
    case .smart(let query):
      object.add("kind", "smart")
      object.add("query", query)
    }
    object.add("entries", playlist.trackCount)
    object.add("missing", missing)
    return object.text
  }

  /// Describes an entry that has no track; one that has is described by `SearchReport`.
  public static func json(missing entry: PlaylistEntry) -> String {
    var object = JSONObject()
    object.add("missing", true)
    object.add("title", entry.title)
    object.add("duration", entry.duration.map { $0 / 1_000 })
    object.add(path: entry.location)
    return object.text
  }
}
