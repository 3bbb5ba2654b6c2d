public import MusicModel
import SeededRandom

extension PlayQueue {
  /// Arranges what was not heard yet at random, or takes the former order back.
  ///
  /// What was heard comes first, in the order it was heard, then what plays now, then the others.
  /// By albums, the rest of the album that plays now comes first. A queue at its end begins anew.
  ///
  /// - Parameters:
  ///   - mode: The new arrangement; where one is in force already, it is made once more.
  ///   - album: Album of a track; asked only by `.albums`. A track without one stands alone.
  /// - Complexity: O(*n*), where *n* is the number of entries.
  public mutating func shuffle(
    _ mode: ShuffleMode, album: (TrackID) -> AlbumID? = { _ in nil }
  ) {
    if let order = unshuffled {
      let current = now?.id
      entries = order
      unshuffled = nil
      position = current.flatMap { index(of: $0) } ?? entries.count
    }
    shuffleMode = mode
    if mode == .off { return }
    if now == nil { beginAnew() }
    arrange(mode, album: album)
  }

  /// Puts the entries, which are in the order they were added, into a random order.
  mutating func arrange(_ mode: ShuffleMode, album: (TrackID) -> AlbumID?) {
    unshuffled = entries
    guard let now else { return }
    let past = entriesHeard(without: now.id)
    let known = Set(past.map(\.id) + [now.id])
    var random = SplitMix64(seed: seed)
    seed = random.next()
    switch mode {
    case .off: return
    case .tracks:
      let open = entries.filter { !known.contains($0.id) }
      entries = past + [now] + open.shuffled(using: &random)
      position = past.count
    case .albums:
      let before = AlbumGroups(entries[..<position].filter { !known.contains($0.id) }, album)
      let after = AlbumGroups(entries[position...].filter { !known.contains($0.id) }, album)
      let current = album(now.track)
      let others = before.joined(with: after, without: current).shuffled(using: &random)
      let head = past + before.entries(of: current)
      entries = head + [now] + after.entries(of: current) + others.joined()
      position = head.count
    }
  }

  /// The entries that were heard and are still there, each once, in the order they were heard last.
  private func entriesHeard(without current: QueueEntryID) -> [QueueEntry] {
    if heard.isEmpty { return [] }
    var seen: Set<QueueEntryID> = [current]
    let latest = heard.reversed().filter { seen.insert($0).inserted }
    let places = Dictionary(uniqueKeysWithValues: latest.enumerated().map { ($1, -$0) })
    return entries.filter { places[$0.id] != nil }
      .sorted { (places[$0.id] ?? 0) < (places[$1.id] ?? 0) }
  }
}
