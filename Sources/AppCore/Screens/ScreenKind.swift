import MusicModel

/// Which screen is shown.
enum ScreenKind: Hashable, Sendable {
  /// The first screen: six rows and the albums added last.
  case library
  /// One of the screens behind the six rows.
  case destination(Destination)
  /// An artist: songs heard most, then shelves of albums.
  case artist(ArtistID)
  /// An album with its tracks.
  case album(AlbumID)
  /// The tracks of a playlist.
  case playlist(PlaylistID)
  /// The tracks of a mix.
  case mix(Mix.Reason)
  /// What a search finds, while it is typed.
  case search
  /// What was, is and will be played.
  case queue
  /// What plays.
  case nowPlaying
  /// All that is known of one item.
  case info(InfoSubject)
  /// Which playlist tracks are put on.
  case playlistChoice([TrackSource])
  /// The keys.
  case help
  /// Files that were skipped, with the reason.
  case report
  /// What to open when there is no music.
  case firstRun

  /// What it shows, as a value made for it.
  func description(with settings: Settings) -> any ScreenDescription {
    switch self {
    case .library: LibraryScreen(homeSections: settings.homeSections)
    case .destination(.playlists): PlaylistsScreen()
    case .destination(.artists): ArtistsScreen()
    case .destination(.albums): AlbumsScreen()
    case .destination(.songs): SongsScreen()
    case .destination(.madeForYou): MadeForYouScreen()
    case .destination(.downloaded): DownloadedScreen()
    case .artist(let id): ArtistScreen(artist: id)
    case .album(let id): AlbumScreen(album: id)
    case .playlist(let id): PlaylistScreen(playlist: id)
    case .mix(let reason): MixScreen(reason: reason)
    case .search: SearchScreen()
    case .queue: QueueScreen()
    case .nowPlaying: NowPlayingScreen()
    case .info(let subject): InfoScreen(subject: subject)
    case .playlistChoice(let sources): PlaylistChoiceScreen(sources: sources)
    case .help: HelpScreen()
    case .report: ReportScreen()
    case .firstRun: FirstRunScreen()
    }
  }
}
