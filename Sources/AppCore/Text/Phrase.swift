/// Everything the program says to a person; the raw value is the English text and the key of the
/// translation catalogues.
///
/// `%1` and `%2` stand for values that are filled in. A test holds every phrase against every
/// catalogue, so no shown string can lack its translation.
public enum Phrase: String, CaseIterable, Sendable {
  // Screens
  case library = "Library"
  case playlists = "Playlists"
  case artists = "Artists"
  case albums = "Albums"
  case songs = "Songs"
  case madeForYou = "Made For You"
  case downloaded = "Downloaded"
  case recentlyAdded = "Recently Added"
  case keys = "Keys"
  case welcome = "Welcome"
  case disc = "Disc %1"
  case variousArtists = "Various Artists"
  case unknownArtist = "Unknown Artist"
  case unknownAlbum = "Unknown Album"

  // Made For You
  case todaysPick = "Today's pick"

  // Title bar and footer
  case scanning = "scanning %1"
  case scanningOf = "scanning %1 of %2"
  case scanned = "scan ✓ %1 tracks"
  case titleHelp = "? help"
  case emptySummary = "No music yet"
  case tooSmall = "need 20x6"
  case hours = "%1 h %2 min"
  case minutes = "%1 min"
  case sortedBy = "sorted by %1"
  case orderAdded = "date added"
  case orderTitle = "title"
  case orderArtist = "artist"
  case orderYear = "year"
  case pressAgainToQuit = "Press Ctrl-c again to quit"
  case rescanning = "Looking for changes"

  // Footer hints
  case hintMove = "move"
  case open = "open"
  case back = "back"
  case hintSection = "section"
  case hintSort = "sort"
  case hintHelp = "help"
  case quit = "quit"

  // Empty and loading states
  case loading = "Loading…"
  case noPlaylists = "No playlists yet"
  case noPlaylistsHint = "Playlists found beside your music will be listed here"
  case noArtists = "No artists yet"
  case noAlbums = "No albums yet"
  case noSongs = "No songs yet"
  case noDownloads = "Nothing on this machine yet"
  case noMixes = "Nothing to recommend yet"
  case emptyHint = "otodana DIR adds a music folder"
  case stillScanning = "Albums appear here while the scan runs"
  case emptyAlbum = "This album has no tracks"

  // First run
  case firstRunTitle = "No music was found"
  case firstRunText = "Choose what to open. Your files are only read, never changed."
  case openDemo = "Open the demo library"
  case openFolder = "Open a folder…"
  case folderPrompt = "Folder: %1"

  // Key help
  case keyMove = "move the focus"
  case keyFirst = "first item"
  case keyLast = "last item"
  case keyHalfPage = "half a page down, up"
  case keyPage = "a page down, up"
  case keySection = "next, previous section"
  case keyLetter = "jump to a letter"
  case keyRows = "open one of the six rows"
  case keyRowsEverywhere = "open one of the six rows, from any screen"
  case keyLibrary = "back to the Library"
  case keyColumns = "more, fewer columns"
  case keyColumnsReset = "columns as configured"
  case keySort = "sort by the next order"
  case keyTiles = "tiles or rows"
  case keyRescan = "look for changed files"
  case keyRedraw = "redraw the screen"
  case keySuspend = "suspend"
  case keyHelp = "this help"
  case keyInterrupt = "quit, on the second press within a second"

  // Failures
  case failureFolderMissing = "%1: no such folder"
  case failureNotFolder = "%1: not a folder"
  case failureUnreadable = "%1: cannot be read"
  case failureNewer = "The library was written by a newer Otodana (%1); it was left as it is"
  case failureDamaged = "The library's database is damaged; it was left as it is"
  case failureBusy = "Another program keeps the library locked"
  case failureReadOnly = "The library may not be written"
  case failureNotOpened = "The library's database cannot be opened"
  case failureDatabase = "The library's database reports error %1"
  case failureDiskFull = "The disk is full"
  case failureWorker = "The reader of tags does not start (error %1)"
  case failureCancelled = "Cancelled"
  case failureDemo = "The demo library cannot be written"
  case failureTerminal = "The terminal %1 cannot show a screen"
  case failureDescriptors = "Too many files are open"
  case failureNotTerminal = "otodana shows its screens in a terminal; see otodana --help"
  case failureUnknownOption = "unknown option %1; see otodana --help"
  case failureMissingArgument = "option %1 needs a value; see otodana --help"
  case failureInvalidValue = "%1 does not take %2; see otodana --help"
  case failureSampleWithFolders = "--mock and --demo take no folders; see otodana --help"
}
