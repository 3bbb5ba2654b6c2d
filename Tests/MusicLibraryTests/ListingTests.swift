import MusicModel
import Testing

@testable import MusicLibrary

/// Lists of the whole library in an order.
@Suite struct ListingTests {
  @Test func `tracks are listed by title, artist and album`() async throws {
    let folder = try await MusicFolder()
    try folder.add("z/1.flac", title: "B", artist: "Zoe", album: "Alpha", track: 1)
    try folder.add("z/2.flac", title: "A", artist: "Zoe", album: "Alpha", track: 2)
    try folder.add("a/1.flac", title: "C", artist: "Ann", album: "Beta", track: 1)
    try await folder.scan()
    func titles(_ order: TrackOrder) async throws -> String {
      try await folder.store.tracks(folder.store.trackIDs(by: order)).map(\.title).joined()
    }
    #expect(try await titles(.title) == "ABC")
    #expect(try await titles(.artist) == "CBA")
    #expect(try await titles(.album) == "BAC")
  }

  @Test func `spellings of a genre are one, and the most frequent is shown`() async throws {
    let folder = try await MusicFolder()
    for (number, genres) in [["Hip-Hop"], ["hip hop", "Rock"], ["Hip-Hop"], ["Ärger"], []]
      .enumerated()
    {
      try folder.add(
        "\(number).flac", title: "\(number)", artist: "Ann", album: "A",
        extra: genres.map { ("GENRE", $0) })
    }
    try await folder.scan()
    #expect(
      try await folder.store.genres() == [
        GenreSummary(name: "Ärger", trackCount: 1), GenreSummary(name: "Hip-Hop", trackCount: 3),
        GenreSummary(name: "Rock", trackCount: 1),
      ])
  }
}
