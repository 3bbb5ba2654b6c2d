import Synchronization
import Testing

@testable import MusicLibrary

/// A database that another program writes is noticed without looking.
@Suite struct DatabaseWatchTests {
  /// What a watch told so far.
  private final class Told: Sendable {
    private let times = Mutex(0)
    private let hasEnded = Mutex(false)
    var count: Int { times.withLock { $0 } }
    var isOver: Bool { hasEnded.withLock { $0 } }

    init(_ watch: DatabaseWatch) {
      Task {
        while await watch.next() { self.times.withLock { $0 += 1 } }
        self.hasEnded.withLock { $0 = true }
      }
    }
  }

  private func wait(_ what: String, until condition: () -> Bool) async throws {
    let end = ContinuousClock.now + .seconds(30)
    while !condition() {
      guard ContinuousClock.now < end else {
        Issue.record("no \(what)")
        return
      }
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  @Test func `a write of an open program and one that comes and goes are told`() async throws {
    let directory = try TemporaryDirectory()
    let path = directory.path("library.db")
    let store = try LibraryStore(path: path)
    _ = try await store.hasForeignChange()
    let watch = try DatabaseWatch(database: path)
    let told = Told(watch)
    let other = try LibraryStore(path: path)
    _ = try await other.createPlaylist("A")
    try await wait("news of a write") { told.count > 0 }
    #expect(try await store.hasForeignChange())
    try await Task.sleep(for: .milliseconds(200))
    let before = told.count
    _ = try await other.createPlaylist("B")
    try await wait("news of another") { told.count > before }
    watch.close()
    try await wait("end") { told.isOver }
  }

  @Test func `what is not of the database and a rest are no news`() async throws {
    let directory = try TemporaryDirectory()
    let path = directory.path("library.db")
    let store = try LibraryStore(path: path)
    _ = try await store.createPlaylist("A")
    // They are read from the database, which would be opened for it later.
    try await store.writeCopies()
    let watch = try DatabaseWatch(database: path)
    let told = Told(watch)
    try directory.write([1, 2, 3], to: "library.db-notes")
    try directory.write([1, 2, 3], to: "other.db")
    try await Task.sleep(for: .milliseconds(400))
    #expect(told.count == 0)
    watch.close()
    try await wait("end") { told.isOver }
  }

  @Test func `writes in a row are not told one by one`() async throws {
    let directory = try TemporaryDirectory()
    let path = directory.path("library.db")
    let store = try LibraryStore(path: path)
    let watch = try DatabaseWatch(database: path)
    let told = Told(watch)
    try await store.createPlaylists(300)
    try await wait("news") { told.count > 0 }
    #expect(told.count < 30)
    watch.close()
    try await wait("end") { told.isOver }
  }
}

extension LibraryStore {
  /// Writes so many times without a rest.
  fileprivate func createPlaylists(_ count: Int) throws(LibraryError) {
    for number in 0..<count { _ = try createPlaylist("\(number)") }
  }
}
