import MusicModel
import Testing

@testable import MusicLibrary

/// What is on this machine, in its orders, and what is not.
@Suite struct DownloadsTests {
  private func titles(_ albums: [AlbumID], _ folder: MusicFolder) async throws -> [String] {
    try await folder.store.albums(albums).map(\.title)
  }

  /// A large album, a small one and one in two formats.
  private func filled() async throws -> MusicFolder {
    let folder = try await MusicFolder()
    try folder.add("c/1.flac", title: "1", album: "Cold")
    try folder.add("b/1.flac", title: "1", album: "Big")
    try folder.add("a/1.flac", title: "1", album: "Air")
    try folder.add("a/2.flac", title: "2", album: "Air")
    try await folder.scan()
    // As if the files were of other kinds; tests write no files of many megabytes.
    try await folder.store.execute(
      """
      UPDATE tracks SET format = \(AudioFormat.mpeg.rawValue) WHERE title = '2';
      UPDATE tracks SET size = 100000000
      WHERE album_id = (SELECT id FROM albums WHERE title = 'Big');
      """)
    return folder
  }

  @Test func `albums come by title, size and format, under headings`() async throws {
    let folder = try await filled()
    let byTitle = try await folder.store.downloads(AlbumSort(.title))
    #expect(try await titles(byTitle.albums, folder) == ["Air", "Big", "Cold"])
    #expect(byTitle.sections.map(\.label) == ["A", "B", "C"])

    let bySize = try await folder.store.downloads(AlbumSort(.size))
    #expect(try await titles(bySize.albums, folder).first == "Big")
    #expect(
      bySize.sections
        == [ListSection(label: "> 100 MB", count: 1), ListSection(label: "< 100 MB", count: 2)])

    let byFormat = try await folder.store.downloads(AlbumSort(.format))
    #expect(try await titles(byFormat.albums, folder) == ["Big", "Cold", "Air"])
    #expect(
      byFormat.sections
        == [ListSection(label: "FLAC", count: 2), ListSection(label: "FLAC, MP3", count: 1)])

    let reversed = try await folder.store.downloads(AlbumSort(.title, isReversed: true))
    #expect(try await titles(reversed.albums, folder) == ["Cold", "Big", "Air"])
  }

  @Test func `albums of a root that is offline stand under it, and nowhere else`() async throws {
    let folder = try await filled()
    #expect(try await folder.store.offlineAlbums().albums == [])
    try folder.directory.rename("music", to: "away")
    try await folder.scan()
    #expect(try await folder.store.downloads(AlbumSort(.size)).albums == [])
    let away = try await folder.store.offlineAlbums()
    #expect(try await titles(away.albums, folder) == ["Air", "Big", "Cold"])
    #expect(away.sections == [ListSection(label: folder.directory.path("music"), count: 3)])
  }

  @Test func `what is offline says so, track by track and album by album`() async throws {
    let folder = try await filled()
    let ids = try await folder.store.albumIDs(.title)
    #expect(try await folder.store.albums(ids).allSatisfy { $0.offlineCount == 0 })
    let air = try #require(ids.first)
    #expect(try await folder.store.albumDetail(air)?.tracks.map(\.isOffline) == [false, false])
    // One of two tracks is below a mount whose disk is away.
    try folder.add("usb/3.flac", title: "3", album: "Air")
    try await folder.scan()
    let path = folder.directory.path("music/usb")
    try await folder.store.execute(
      "INSERT INTO mounts SELECT CAST('\(path)' AS BLOB), id, 1 FROM roots")
    let some = try await folder.store.albums(try await folder.store.albumIDs(.title))
    #expect(some.map(\.isOffline).contains(false))
    #expect(some.map(\.offlineCount).reduce(0, +) == 1)
    let tracks = try await folder.store.trackIDs(sortedBy: TrackSort(.title))
    let offline = try await folder.store.tracks(tracks).filter(\.isOffline)
    #expect(offline.map(\.title) == ["3"])
    #expect(try await folder.store.areAllOffline(offline.map(\.id)))
    #expect(try await !folder.store.areAllOffline(tracks))
    #expect(try await !folder.store.areAllOffline([]))

    try folder.directory.rename("music", to: "away")
    try await folder.scan()
    let all = try await folder.store.albums(try await folder.store.albumIDs(.title))
    #expect(all.allSatisfy { $0.isOffline })
    #expect(try await folder.store.tracks(tracks).allSatisfy { $0.isOffline })
  }
}
