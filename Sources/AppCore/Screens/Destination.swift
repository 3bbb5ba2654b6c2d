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
  var icon: String {
    switch self {
    case .playlists: "≡"
    case .artists: "♪"
    case .albums: "▣"
    case .songs: "♫"
    case .madeForYou: "★"
    case .downloaded: "↓"
    }
  }
}
