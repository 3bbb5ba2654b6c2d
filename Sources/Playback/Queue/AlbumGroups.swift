import MusicModel

/// Entries by album: albums in the order of their first entries, entries in their own order.
struct AlbumGroups {
  private var groups: [[QueueEntry]] = []
  private var albums: [AlbumID?] = []
  private var places: [AlbumID: Int] = [:]

  /// Groups entries; each one without an album is a group of its own.
  init(_ entries: [QueueEntry], _ album: (TrackID) -> AlbumID?) {
    for entry in entries { add([entry], album: album(entry.track)) }
  }

  /// The entries of an album; none without one.
  func entries(of album: AlbumID?) -> [QueueEntry] {
    guard let album, let place = places[album] else { return [] }
    return groups[place]
  }

  /// The groups of both, albums that are in both made one; all but those of an album.
  func joined(with other: AlbumGroups, without album: AlbumID?) -> [[QueueEntry]] {
    var result = self
    for (group, album) in zip(other.groups, other.albums) { result.add(group, album: album) }
    return zip(result.groups, result.albums).filter { $1 == nil || $1 != album }.map(\.0)
  }

  private mutating func add(_ entries: [QueueEntry], album: AlbumID?) {
    if let album, let place = places[album] {
      groups[place] += entries
      return
    }
    if let album { places[album] = groups.count }
    groups.append(entries)
    albums.append(album)
  }
}
