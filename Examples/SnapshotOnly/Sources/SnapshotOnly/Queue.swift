import DiffableSnapshot

/// A track as the example shows it: its identity, and what is drawn of it.
struct Track: Sendable {
  /// Which track it is, which never changes, however the rest does.
  var id: Int
  var title: String
  var plays: Int

  var line: String { "\(title) (\(plays))" }
}

/// Two shelves of tracks, with the model beside the snapshot.
struct Queue: Sendable {
  var tracks: [Int: Track]
  var order: Snapshot<String, Int>

  init() throws {
    let all = [
      Track(id: 1, title: "So What", plays: 4), Track(id: 2, title: "Blue in Green", plays: 1),
      Track(id: 3, title: "Naima", plays: 0), Track(id: 4, title: "Footprints", plays: 2),
      Track(id: 5, title: "Nardis", plays: 7),
    ]
    tracks = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
    order = Snapshot()
    try order.append(section: "Playing next", items: [1, 2, 3])
    try order.append(section: "Favourites", items: [4, 5])
  }

  /// The lines of a plain list, titles of sections included.
  var lines: [String] {
    order.sections.flatMap { section in
      ["\(section):"] + order.items(in: section).map { "  " + (tracks[$0]?.line ?? "?") }
    }
  }
}
