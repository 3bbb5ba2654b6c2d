import MusicModel
import Testing

@testable import MusicLibrary

/// The first of all tracks under a letter, in the orders that have letters.
@Suite struct LetterTests {
  private func filled() async throws -> MusicFolder {
    let folder = try await MusicFolder()
    for (title, artist, album, genre) in [
      ("Apple", "Zoe", "Night", "Rock"), ("The Arrow", "Zoe", "Night", "Rock"),
      ("Éclair", "Bob", "Morning", "Jazz"), ("12 Bars", "Bob", "Morning", "Blues"),
      ("カメラ", "Ann", "Noon", ""), ("☆", "Ann", "Noon", "Rock"),
    ] {
      try folder.add(
        "\(album)/\(title).flac", title: title, artist: artist, album: album,
        extra: genre.isEmpty ? [] : [("GENRE", genre)])
    }
    try await folder.scan()
    return folder
  }

  @Test(
    arguments: [
      (TrackSort.Key.title, "a", "Apple"), (.title, "A", "Apple"), (.title, "e", "Éclair"),
      (.title, "か", "カメラ"), (.title, "カ", "カメラ"), (.title, "#", "12 Bars"),
      (.title, "7", "12 Bars"), (.title, "*", "☆"), (.title, "x", nil), (.artist, "z", "Apple"),
      (.artist, "b", "12 Bars"), (.album, "m", "12 Bars"), (.album, "n", "Apple"),
      (.genre, "j", "Éclair"), (.genre, "r", "Apple"), (.genre, "x", nil), (.released, "a", nil),
      (.plays, "a", nil),
    ] as [(TrackSort.Key, Character, String?)])
  func `it is the first that the order has of the letter`(
    key: TrackSort.Key, letter: Character, title: String?
  ) async throws {
    let folder = try await filled()
    let id = try await folder.store.firstTrack(under: letter, sortedBy: TrackSort(key))
    #expect(try await folder.store.tracks([id].compactMap(\.self)).first?.title == title)
  }

  @Test(arguments: [TrackSort.Key.title, .artist, .album, .genre], [false, true])
  func `every letter agrees with a walk through the whole list`(
    key: TrackSort.Key, isReversed: Bool
  ) async throws {
    let folder = try await filled()
    let sort = TrackSort(key, isReversed: isReversed)
    let tracks = try await folder.store.tracks(try await folder.store.trackIDs(sortedBy: sort))
    for letter in "abcdefghijklmnopqrstuvwxyz#*か" {
      let expected = tracks.first { track in
        let text =
          switch key {
          case .artist: track.artist
          case .album: track.albumTitle
          case .genre: track.genre
          default: track.title
          }
        return !text.isEmpty && SortKey(text).letter == letter.uppercased()
      }
      #expect(
        try await folder.store.firstTrack(under: letter, sortedBy: sort) == expected?.id,
        "\(letter)")
    }
  }
}
