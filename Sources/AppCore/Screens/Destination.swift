import Terminal

/// The six rows of the Library, in their order.
enum Destination: Int, Hashable, Sendable, CaseIterable {
  /// Own and smart playlists.
  case playlists
  /// Album artists by letter.
  case artists
  /// All albums.
  case albums
  /// All tracks.
  case songs
  /// Recommendations made from the library itself.
  case madeForYou
  /// What is on this machine.
  case downloaded

  /// The digit that opens it, from 1.
  var number: Int { rawValue + 1 }

  /// How configuration and command line call it.
  var name: String {
    switch self {
    case .playlists: "playlists"
    case .artists: "artists"
    case .albums: "albums"
    case .songs: "songs"
    case .madeForYou: "made-for-you"
    case .downloaded: "downloaded"
    }
  }

  var phrase: Phrase {
    switch self {
    case .playlists: .playlists
    case .artists: .artists
    case .albums: .albums
    case .songs: .songs
    case .madeForYou: .madeForYou
    case .downloaded: .downloaded
    }
  }

  /// The icon before its name, one cell wide.
  func icon(_ ambiguous: AmbiguousWidth) -> String {
    let isWide = ambiguous == .wide
    return switch self {
    case .playlists: isWide ? "=" : "≡"
    case .artists: isWide ? "~" : "♪"
    case .albums: isWide ? "#" : "▣"
    case .songs: "♫"
    case .madeForYou: ambiguous.signs.star
    case .downloaded: ambiguous.signs.descending
    }
  }
}
