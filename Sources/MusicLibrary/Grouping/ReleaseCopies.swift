/// Releases of which the library has several copies: their tracks meet at the same places.
struct ReleaseCopies {
  private var releases: Set<String> = []

  /// Finds the releases that lie in several directory families with a track number in common.
  ///
  /// - Complexity: O(*n*).
  init(in tracks: [GroupingTrack]) {
    var families: [String: [PathKey: Set<Place>]] = [:]
    for track in tracks where !track.releaseID.isEmpty {
      families[track.releaseID, default: [:]][PathKey(track.family), default: []]
        .insert(Place(track))
    }
    for (release, copies) in families where copies.count > 1 {
      var seen: Set<Place> = []
      let meet = copies.values.contains { places in
        let known = places.filter { $0.number != nil }
        defer { seen.formUnion(known) }
        return !seen.isDisjoint(with: known)
      }
      if meet { releases.insert(release) }
    }
  }

  /// What identifies the album of a track with a release: each copy is one.
  func key(of track: GroupingTrack) -> AlbumKey {
    .release(track.releaseID, copyIn: releases.contains(track.releaseID) ? track.family : nil)
  }

  private struct Place: Hashable {
    let disc: Int
    let number: Int?

    init(_ track: GroupingTrack) {
      disc = track.disc ?? 1
      number = track.number
    }
  }
}
