import MusicModel

@testable import MusicLibrary

/// A library of tracks without files, to be searched.
struct SearchShelf {
  let store: LibraryStore
  private let root: LibraryRoot
  private var count: Int64 = 0

  init() async throws {
    store = try LibraryStore(path: "")
    root = try await store.makeRoot(Array("/m".utf8))
  }

  /// Adds tracks, each written as "artist | album | title", with what a closure adds to the tags.
  mutating func add(
    _ lines: [String], folder: String? = nil, _ change: (inout FileTags) -> Void = { _ in }
  ) async throws {
    var batch = ScanBatch()
    for line in lines {
      let parts = line.split(separator: "|", omittingEmptySubsequences: false).map { part in
        String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      }
      count += 1
      var tags = FileTags()
      tags.format = .flac
      (tags.artist, tags.album, tags.title) = (parts[0], parts[1], parts[2])
      change(&tags)
      batch.files.append(
        ScanBatch.File(
          folder: Array((folder ?? "/m/\(parts[0])/\(parts[1])").utf8),
          name: Array("\(count).flac".utf8),
          stamp: FileStamp(
            identity: FileIdentity(device: 1, inode: count), size: 1, modifiedAt: 1),
          content: .tracks([TrackPart(whole: tags)], fingerprint: count)))
    }
    _ = try await store.publish(batch, root: root)
  }

  /// The titles of the tracks a query finds, in their order.
  func titles(_ query: String, limit: Int? = 200) async throws -> [String] {
    let ids = try await store.search(Query(query), limit: limit).tracks
    return try await store.tracks(ids).map(\.title)
  }

  /// The titles of the albums a query finds, in their order.
  func albums(_ query: String) async throws -> [String] {
    try await store.albums(try await store.search(Query(query)).albums).map(\.title)
  }

  /// The names of the artists a query finds, in their order.
  func artists(_ query: String) async throws -> [String] {
    let ids = try await store.search(Query(query)).artists
    let all = try await store.artists()
    return ids.compactMap { id in all.first { $0.id == id }?.name }
  }
}

extension LibraryStore {
  /// A root that no directory stands behind.
  func makeRoot(_ path: [UInt8]) throws(LibraryError) -> LibraryRoot {
    try connection.run("INSERT INTO roots(path) VALUES (?)", [.blob(path)])
    return LibraryRoot(id: Identifier(connection.lastInsertedID), path: path)
  }

  /// Runs SQL that takes no values.
  func execute(_ sql: String) throws(LibraryError) { try connection.execute(sql) }

  /// The whole numbers a query gives.
  func numbers(_ sql: String) throws(LibraryError) -> [Int] {
    try connection.rows(sql) { $0.int(0) }
  }
}
