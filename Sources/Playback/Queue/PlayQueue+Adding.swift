public import MusicModel

extension PlayQueue {
  /// Replaces the queue by tracks and makes one of them the one that plays now.
  ///
  /// Where the queue is shuffled, the chosen track comes first and the others follow in a random
  /// order; by albums, its album stays whole around it.
  ///
  /// - Parameters:
  ///   - tracks: The tracks in their order; a track may come several times.
  ///   - start: Index of the track to play now; the nearest one is taken when it is out of range.
  ///   - album: Album of a track; asked only where albums are shuffled.
  public mutating func play(
    _ tracks: some Collection<TrackID>, startingAt start: Int = 0,
    album: (TrackID) -> AlbumID? = { _ in nil }
  ) {
    entries = makeEntries(tracks)
    position = max(0, min(start, entries.count - 1))
    heard = []
    stopsAfterNow = false
    unshuffled = nil
    if shuffleMode != .off { arrange(shuffleMode, album: album) }
  }

  /// Inserts tracks right after the one that plays now, in their own order.
  ///
  /// At the end of the queue the first of them becomes the one to play now.
  ///
  /// - Returns: The first entry made; nil when there are no tracks.
  @discardableResult
  public mutating func playNext(_ tracks: some Collection<TrackID>) -> QueueEntry? {
    let added = makeEntries(tracks)
    if let order = unshuffled {
      let place = now.flatMap { now in order.firstIndex { $0.id == now.id } }
      unshuffled?.insert(contentsOf: added, at: place.map { $0 + 1 } ?? order.count)
    }
    entries.insert(contentsOf: added, at: min(position + 1, entries.count))
    return added.first
  }

  /// Adds tracks at the end, in their own order.
  ///
  /// What a person adds is not shuffled, so that it comes as it was chosen.
  ///
  /// - Returns: The first entry made; nil when there are no tracks.
  @discardableResult
  public mutating func add(_ tracks: some Collection<TrackID>) -> QueueEntry? {
    let added = makeEntries(tracks)
    unshuffled?.append(contentsOf: added)
    entries.append(contentsOf: added)
    return added.first
  }

  private mutating func makeEntries(_ tracks: some Collection<TrackID>) -> [QueueEntry] {
    let first = lastID
    lastID += Int64(tracks.count)
    var result: [QueueEntry] = []
    result.reserveCapacity(tracks.count)
    var id = first
    for track in tracks {
      id += 1
      result.append(QueueEntry(id: QueueEntryID(id), track: track))
    }
    return result
  }
}
