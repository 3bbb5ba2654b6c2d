import Glibc
import MusicModel
import Synchronization
import Testing

@testable import MusicLibrary

/// Several programs with one library; two stores stand for them, since their locks are apart.
@Suite struct TwoProgramsTests {
  @Test func `one of them scans, and when it ends the other may`() async throws {
    let directory = try TemporaryDirectory()
    let path = directory.path("library.db")
    var first: LibraryStore? = try LibraryStore(path: path)
    let second = try LibraryStore(path: path)
    #expect(first?.claimScanning() == true)
    #expect(first?.claimScanning() == true)
    #expect(second.claimScanning() == false)
    first = nil
    let clock = ContinuousClock()
    let limit = clock.now + .seconds(30)
    while !second.claimScanning(), clock.now < limit { try await Task.sleep(for: .milliseconds(5)) }
    #expect(second.claimScanning())
  }

  @Test func `each sees what the other changed, and not what it did itself`() async throws {
    let directory = try TemporaryDirectory()
    let path = directory.path("library.db")
    let one = try LibraryStore(path: path)
    let two = try LibraryStore(path: path)
    #expect(try await one.hasForeignChange() == false)
    #expect(try await two.hasForeignChange() == false)
    _ = try await one.createPlaylist("P")
    #expect(try await one.hasForeignChange() == false)
    #expect(try await two.hasForeignChange())
    #expect(try await two.hasForeignChange() == false)
    #expect(try await two.playlists().map(\.name) == ["P"])
  }

  @Test func `what one of them did and did not come to copy is copied by the other`() async throws {
    let directory = try TemporaryDirectory()
    let path = directory.path("library.db")
    let slow = try LibraryStore(path: path, busyTimeout: 5_000, copyDelay: .seconds(3_600))
    let quick = try LibraryStore(path: path, busyTimeout: 5_000, copyDelay: .milliseconds(10))
    try await slow.writeCopies()
    #expect(try await quick.hasForeignChange() == false)
    _ = try await slow.createPlaylist("P")
    #expect(try await quick.hasForeignChange())
    let files = MirrorFiles(database: path)
    let connection = try Connection(path: path, access: .readOnly)
    let clock = ContinuousClock()
    let limit = clock.now + .seconds(30)
    while try !files.areCurrent(connection), clock.now < limit {
      try await Task.sleep(for: .milliseconds(5))
    }
    #expect(try files.areCurrent(connection))
  }

  @Test func `what both count at the same time is all counted`() async throws {
    let folder = try await MusicFolder()
    try folder.add("a/1.flac", title: "One", album: "A")
    try await folder.scan()
    let track = try #require(try await folder.store.trackIDs().first)
    let stores = [folder.store, try LibraryStore(path: folder.database)]
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<40 {
        group.addTask {
          try await stores[number % 2].recordPlay(of: track, at: Int64(number))
        }
      }
      try await group.waitForAll()
    }
    #expect(try await folder.store.userData(of: [track])[track]?.plays == 40)
    #expect(try await stores[1].history().count == 40)
  }

  @Test func `a database that another program has open is not repaired under it`() async throws {
    let folder = try await MusicFolder.loved()
    let before = try await folder.picture()
    let other = try LibraryStore(path: folder.database)
    await #expect(throws: LibraryError.damaged) { try await folder.store.repair() }
    #expect(try await UserDataPicture(other) == before)
    #expect(try await folder.picture() == before)
  }

  @Test func `no question waits for a long write`() async throws {
    let folder = try await MusicFolder.loved()
    let store = folder.store
    let before = try await UserDataPicture(store)
    let gate = Gate()
    async let writing: Void = store.write(until: gate)
    await gate.hasEntered()
    #expect(try await UserDataPicture(store) == before)
    gate.open()
    try await writing
    #expect(try await store.playlists().map(\.name).contains("Long"))
  }
}

/// Where a write waits in the middle of its transaction.
private final class Gate: Sendable {
  private let state = Mutex((isEntered: false, isOpen: false))

  func enter() {
    state.withLock { $0.isEntered = true }
    while !state.withLock({ $0.isOpen }) { usleep(1_000) }
  }

  func hasEntered() async {
    while !state.withLock({ $0.isEntered }) { try? await Task.sleep(for: .milliseconds(1)) }
  }

  func open() { state.withLock { $0.isOpen = true } }
}

extension LibraryStore {
  /// Writes, and does not come to an end before the gate is opened.
  fileprivate func write(until gate: Gate) throws(LibraryError) {
    try connection.transaction { () throws(LibraryError) in
      try connection.run("INSERT INTO playlists(name, created_at) VALUES ('Long', 1)")
      gate.enter()
    }
  }
}
