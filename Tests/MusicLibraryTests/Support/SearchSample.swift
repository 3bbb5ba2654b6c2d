import MusicModel
import SeededRandom

@testable import MusicLibrary

/// A small library of random tracks, and what a query finds in it by a plain filter of its rows.
struct SearchSample {
  /// A track with all that can be asked of it.
  struct Track {
    var id: Int64 = 0
    var title: String
    var album: String
    var artist: String
    var genres: [String]
    var year: Int
    var format: AudioFormat
    /// Days since it came, and since it was last heard.
    var age: Int
    var heard: Int?
    var plays: Int
    var stars: Int
    var isFavourite: Bool
  }

  private(set) var shelf: SearchShelf
  private var all: [Track] = []

  static let words = [
    "golden", "gold", "river", "ol", "r", "夜", "夜空", "night", "\"en ri\"", "zenith",
  ]
  private static let names = ["Golden", "River", "Night", "Old", "夜空", "夜"]
  static let albumFields = [
    "year:1990", "year:1990..1993", "year:<1992", "added:<30d", "added:>200d", "artist:river",
    "artist:go", "album:night", "album:夜",
  ]
  static let fields =
    albumFields + [
      "title:golden", "genre:fado", "genre:rock", "genre:ro", "genre:\"folk rock\"", "format:mp3",
      "format:opus", "format:unknown", "plays:0", "plays:>0", "plays:3..5", "rating:0", "rating:4",
      "rating:>3", "favourite:yes", "favourite:no", "played:<30d", "played:>30d", "played:never",
    ]

  /// Makes so many tracks, eight an album.
  init(tracks count: Int, _ random: inout SplitMix64) async throws {
    shelf = try await SearchShelf()
    for album in 0..<(count / 8) {
      let name = Self.phrase(&random) + " \(album)"
      let artist = Self.phrase(&random)
      let year = Int.random(in: 1988...1995, using: &random)
      let age = [10, 100, 400].randomElement(using: &random) ?? 10
      for number in 0..<8 {
        let heard = [nil, nil, 5, 90].randomElement(using: &random) ?? nil
        let track = Track(
          title: Self.phrase(&random) + " \(number)", album: name, artist: artist,
          genres: [["Rock"], ["Folk-Rock", "Jazz"], [], ["Fado"]].randomElement(using: &random)
            ?? [],
          year: year, format: [.flac, .flac, .mpeg, .opus].randomElement(using: &random) ?? .flac,
          age: age, heard: heard, plays: heard == nil ? 0 : Int.random(in: 1...6, using: &random),
          stars: Int.random(in: 0...5, using: &random),
          isFavourite: Int.random(in: 0..<6, using: &random) == 0)
        try await add(track)
      }
    }
  }

  private mutating func add(_ track: Track) async throws {
    var track = track
    try await shelf.add(["\(track.artist) | \(track.album) | \(track.title)"]) { tags in
      tags.date = TagDate(year: track.year)
      tags.genres = track.genres
      tags.format = track.format
    }
    track.id = Int64(all.count + 1)
    all.append(track)
    let heard = track.heard.map { "unixepoch() - \($0 * 86_400)" } ?? "NULL"
    try await shelf.store.execute(
      """
      UPDATE items SET added_at = unixepoch() - \(track.age * 86_400), plays = \(track.plays),
        last_played_at = \(heard), rating = nullif(\(track.stars * 20), 0),
        is_favourite = \(track.isFavourite ? 1 : 0) WHERE id = \(track.id);
      UPDATE albums SET added_at = unixepoch() - \(track.age * 86_400)
        WHERE id = (SELECT album_id FROM tracks WHERE id = \(track.id));
      """)
  }

  private static func phrase(_ random: inout SplitMix64) -> String {
    (0..<Int.random(in: 1...2, using: &random))
      .map { _ in names.randomElement(using: &random) ?? "" }.joined(separator: " ")
  }

  /// Up to three of some terms, some of them negated.
  static func query(_ random: inout SplitMix64, _ terms: [String]) -> String {
    (0..<Int.random(in: 1...3, using: &random)).map { _ in
      let term = terms.randomElement(using: &random) ?? ""
      return Int.random(in: 0..<5, using: &random) == 0 ? "-" + term : term
    }.joined(separator: " ")
  }

  // MARK: Filter

  /// The tracks a query finds.
  func tracks(_ text: String) -> Set<Int64> {
    let terms = Query(text).terms
    return Set(
      all.filter { track in
        terms.allSatisfy { Self.holds($0.condition, of: track) != $0.isNegated }
      }.map(\.id))
  }

  /// The albums a query finds; a condition that albums do not have is one that they do not fulfil.
  func albums(_ text: String) async throws -> Set<Int64> {
    let terms = Query(text).terms
    var found: Set<Int64> = []
    for track in all {
      var album = track
      album.title = album.album
      let holds = terms.allSatisfy { Self.holds($0.condition, of: album) != $0.isNegated }
      guard holds else { continue }
      let id = try await shelf.store.numbers("SELECT album_id FROM tracks WHERE id = \(track.id)")
      found.formUnion(id.map(Int64.init))
    }
    return found
  }

  private static func holds(_ condition: Query.Condition, of track: Track) -> Bool {
    switch condition {
    case .text(let field, let piece):
      let texts =
        switch field {
        case .anywhere: [track.title, track.album, track.artist]
        case .title: [track.title]
        case .album: [track.album]
        case .artist: [track.artist]
        }
      return texts.contains { SearchText.folded($0).contains(piece) }
    case .year(let range): return range.contains(track.year)
    case .genre(let piece):
      return track.genres.contains { FoldedTexts.genre($0).contains(piece) }
    case .age(let range): return range.contains(track.age * 86_400)
    case .plays(let range): return range.contains(track.plays)
    case .rating(let range): return range.contains(track.stars)
    case .favourite(let isFavourite): return track.isFavourite == isFavourite
    case .played(let range):
      guard let heard = track.heard else { return range == nil }
      return range?.contains(heard * 86_400) ?? false
    case .format(let name): return FormatName.formats(name).contains(track.format)
    }
  }
}
