import MusicModel

@testable import MusicLibrary

/// Everything a person made of a library, by names instead of identities, so that two libraries
/// can be compared by eye.
struct UserDataPicture: Equatable {
  var tracks: [String: TrackUserData] = [:]
  var albums: [String: AlbumUserData] = [:]
  var history: [String] = []
  var playlists: [String: [String]] = [:]
  var queue: [String] = []

  init(_ store: LibraryStore) async throws {
    let summaries = try await store.tracks(try await store.trackIDs())
    let titles = Dictionary(uniqueKeysWithValues: summaries.map { ($0.id, $0.title) })
    for (id, data) in try await store.userData(of: summaries.map(\.id)) {
      tracks[titles[id] ?? "?"] = data
    }
    for album in try await store.albums(try await store.albumIDs(.title)) {
      albums[album.title] = try await store.userData(of: [album.id])[album.id]
    }
    for kind in ListeningRecord.Kind.allCases {
      history += try await store.history(kind).map { record in
        "\(record.kind) \(titles[record.track] ?? "gone") \(record.time)"
      }
    }
    for playlist in try await store.playlists() {
      let kind = try await store.playlistKind(playlist.id)
      playlists["\(playlist.name) \(kind.map { "\($0)" } ?? "")"] =
        try await store.playlistEntries(playlist.id).map { entry in
          "\(entry.track.map { titles[$0] ?? "?" } ?? "missing") \(entry.location.count)"
        }
    }
    if let saved = try await store.storedQueue() {
      queue = saved.entries.map { entry in
        "\(entry.track.map { titles[$0] ?? "?" } ?? "file") \(entry.path) \(entry.playOrder ?? -1)"
      }
      queue.append("\(saved.current ?? -1) \(saved.elapsed) \(saved.modes)")
    }
  }
}

extension MusicFolder {
  /// A small library of which a person has made something of every kind.
  static func loved() async throws -> MusicFolder {
    let folder = try await MusicFolder()
    for (name, title) in [("a/1", "One"), ("a/2", "Two"), ("b/3", "Three"), ("b/4", "Four")] {
      try folder.add(
        name + ".flac", title: title, artist: "Ann", album: name.hasPrefix("a") ? "A" : "B",
        modifiedAt: 1_500_000_000)
    }
    try await folder.scan()
    try folder.add("c/5.flac", title: "Five", artist: "Cy", album: "C")
    try await folder.scan()
    let store = folder.store
    let tracks = try await folder.tracks()
    let ids = Dictionary(uniqueKeysWithValues: tracks.map { ($0.title, $0.id) })
    let (one, two, three) = (ids["One"], ids["Two"], ids["Three"])
    guard let one, let two, let three else { throw SystemFailure(number: 0) }
    for time in [1_000, 2_000, 2_000] as [Int64] { try await store.recordPlay(of: one, at: time) }
    try await store.recordSkip(of: two, at: 3_000)
    try await store.rate(4, tracks: [one])
    try await store.favourite(tracks: [two])
    for album in try await store.albums(try await store.albumIDs(.title)) where album.title == "B" {
      try await store.rate(5, albums: [album.id])
      try await store.favourite(albums: [album.id])
    }
    let playlist = try await store.createPlaylist("Mine \"so\"\u{1F3B5}")
    try await store.append([three, one, one], to: playlist)
    _ = try await store.createSmartPlaylist("Smart", query: "artist:ann")
    try await store.saveQueue(
      StoredQueue(
        entries: [
          StoredQueue.Entry(track: two, path: [0x2F, 0x61], playOrder: 1),
          StoredQueue.Entry(track: nil, path: [0x2F, 0xFF, 0xC3, 0x28]),
        ], current: 1, elapsed: 61_500, modes: "repeat=all"))
    return folder
  }

  /// Takes the database away, but not the copies of what the person made.
  func loseDatabase() {
    for name in ["", "-wal", "-shm"] { _ = try? directory.delete("data/library.db" + name) }
  }

  /// What the person made of the library.
  func picture() async throws -> UserDataPicture { try await UserDataPicture(store) }
}
