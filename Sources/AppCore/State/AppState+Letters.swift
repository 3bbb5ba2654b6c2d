import CollectionViews
import DiffableSnapshot
import MusicModel

extension AppState {
  /// Goes to the first item under a letter, or says why not.
  mutating func jump(to letter: Character, at now: Int) -> [Effect] {
    let heading = ListHeading.of(letter)
    let first: ItemID?
    switch screen.description.letters(screen.options) {
    case nil:
      show(catalogue[.noLetters], at: now)
      return []
    case .tracks(let sort): return [.findLetter(letter, sort)]
    case .headings:
      first = screen.view.snapshot.items(in: .letter(heading)).first
    case .albums(let list):
      first = context.firstAlbum(of: list, under: heading).map { .album($0) }
    case .playlists:
      let playlist = model.playlists?.first { $0.letter == heading }
      first = playlist.map { .playlist($0.id) }
    }
    go(to: first, under: letter, at: now)
    return []
  }

  /// Takes what the library found under a letter of all songs.
  mutating func takeLetter(
    _ letter: Character, _ sort: TrackSort, _ first: TrackID?, at now: Int
  ) {
    guard case .tracks(sort)? = screen.description.letters(screen.options) else { return }
    go(to: first.map(ItemID.track), under: letter, at: now)
  }

  private mutating func go(to item: ItemID?, under letter: Character, at now: Int) {
    if let item, screen.view.focus(on: item) { return }
    show(catalogue(.notFound, letter.uppercased()), at: now)
  }
}

/// Where the letters of a list are to be found.
enum ListLetters: Hashable, Sendable {
  /// In the headings of its sections.
  case headings
  /// In the headings that a list of albums came with.
  case albums(AlbumList)
  /// In the names of playlists.
  case playlists
  /// In the library, for a list of all tracks whose rows are not at hand.
  case tracks(TrackSort)
}

/// The heading that a typed letter means.
enum ListHeading {
  /// Capital letters, kana as hiragana, and `#` for digits, as the library has them.
  static func of(_ letter: Character) -> String {
    if letter.isWholeNumber { return "#" }
    guard let scalar = letter.unicodeScalars.first, (0x30A1...0x30F6).contains(scalar.value),
      let hiragana = Unicode.Scalar(scalar.value - 0x60)
    else { return letter.uppercased() }
    return String(hiragana)
  }
}
