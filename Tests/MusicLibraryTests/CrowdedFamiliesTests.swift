import MusicModel
import Testing

@testable import MusicLibrary

/// Directories with thousands of tracks, which are regrouped in growing steps.
@Suite struct CrowdedFamiliesTests {
  private static let family = Array("/m/many".utf8)

  @Test func `regrouping a growing directory takes a few times its tracks, not their square`() {
    var crowded = CrowdedFamilies()
    var (size, regrouped, longestWait, wait) = (0, 0, 0, 0)
    for _ in 1...100 {
      size += 1_000
      wait += 1
      guard crowded.takeChanges(in: [Self.family], count: 1_000).isEmpty else { continue }
      longestWait = max(longestWait, wait)
      wait = 0
      regrouped += size
      crowded.takeSizes([Self.family: size])
    }
    #expect(regrouped < 3 * size)
    #expect(longestWait < 50)
  }

  @Test func `what waits is regrouped when the scan is in another directory`() {
    var crowded = CrowdedFamilies()
    crowded.takeSizes([Self.family: 10_000])
    #expect(crowded.takeChanges(in: [Self.family], count: 10) == [Self.family])
    let other = Array("/m/other".utf8)
    #expect(crowded.takeChanges(in: [other], count: 10).isEmpty)
    #expect(crowded.waiting == [Self.family])
    crowded.takeSizes([Self.family: 10_010, other: 10])
    #expect(crowded.waiting.isEmpty)
  }

  /// A library with a crowded directory by Ann, and a thousand tracks by others that came to it.
  private func library() async throws -> MusicFolder {
    let folder = try await MusicFolder()
    let root = try #require(try await folder.store.roots().first)
    let many = CrowdedFamilies.crowd
    try await folder.store.add(0..<many, to: root, album: "A") { _ in "Ann" }
    #expect(try await folder.albums() == ["Ann: A (\(many))"])
    try await folder.store.add(many..<(many + 990), to: root, album: "A") { "Artist \($0)" }
    try await folder.store.add((many + 990)..<(many + 1_000), to: root, album: "B") { _ in "Bea" }
    return folder
  }

  private static let waiting = ["Ann: A (\(CrowdedFamilies.crowd + 990))", "Bea: B (10)"]
  private static let whole = ["*: A (\(CrowdedFamilies.crowd + 990))", "Bea: B (10)"]

  @Test func `tracks are in albums and found before their directory is regrouped`() async throws {
    let folder = try await library()
    #expect(try await folder.albums() == Self.waiting)
    let tracks = try await folder.tracks()
    #expect(tracks.count == CrowdedFamilies.crowd + 1_000)
    #expect(try await folder.store.search(Query("album:b artist:bea")).tracks.count == 10)
    let root = try #require(try await folder.store.roots().first)
    _ = try await folder.store.finish(root, ScanLeftovers(), isWhole: true)
    #expect(try await folder.albums() == Self.whole)
    #expect(try await folder.tracks().map(\.id) == tracks.map(\.id))
  }

  @Test func `what waits when a program is ended is regrouped by the next`() async throws {
    let folder = try await library()
    try await folder.reopen()
    #expect(try await folder.albums() == Self.waiting)
    while try await folder.store.applySettings() != nil {}
    #expect(try await folder.albums() == Self.whole)
  }
}

extension LibraryStore {
  /// Publishes a batch of new files of one directory.
  fileprivate func add(
    _ numbers: Range<Int>, to root: LibraryRoot, album: String, artist: (Int) -> String
  ) throws(LibraryError) {
    var batch = ScanBatch()
    for number in numbers {
      var tags = FileTags()
      (tags.title, tags.artist, tags.album) = ("Song \(number)", artist(number), album)
      batch.files.append(
        ScanBatch.File(
          folder: root.path + Array("/many".utf8), name: Array("\(number).flac".utf8),
          stamp: FileStamp(
            identity: FileIdentity(device: 1, inode: Int64(number + 1)), size: 10, modifiedAt: 1),
          content: .tracks([TrackPart(whole: tags)], fingerprint: Int64(number))))
    }
    _ = try publish(batch, root: root)
  }
}
