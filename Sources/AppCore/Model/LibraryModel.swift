import MusicModel

/// What the program knows of the library right now: whole lists of identities, and rows only
/// around what is visible.
struct LibraryModel: Sendable {
  var counts: LibraryCounts?
  var albumLists: [AlbumList: [AlbumID]] = [:]
  var artists: [ArtistSummary]?
  var artistsByID: [ArtistID: ArtistSummary] = [:]
  var trackIDs: [TrackID]?
  var playlists: [PlaylistSummary]?
  var playlistTracks: [PlaylistID: [TrackID]] = [:]
  var details: [AlbumID: AlbumDetail] = [:]
  /// Albums that were asked for and answered, even with nothing.
  var answeredAlbums: Set<AlbumID> = []
  var albums = RowCache<AlbumID, AlbumSummary>(capacity: 2_000)
  var tracks = RowCache<TrackID, TrackSummary>(capacity: 4_000)
  var covers = CoverCache()
  var scan = ScanProgress(isRunning: false)
  /// Why the last scan ended early, if it did.
  var scanFailure: Failure?
  /// Folders of the library that are not there now.
  var missingFolders: [String] = []
  /// The day, counted from 1970; it decides on the daily picks.
  var day = 0
  /// Whether the demo library is being written, before it is scanned.
  var isWritingDemo = false
  /// Whether the sample data stands in for a library.
  var isSample = false

  /// Whether nothing is known yet, not even that there is nothing.
  var isLoading: Bool { counts == nil }

  /// Takes a fact about the library.
  mutating func take(_ event: LibraryEvent) {
    switch event {
    case .counts(let counts): self.counts = counts
    case .albumIDs(let list, let ids, _): albumLists[list] = ids
    case .albums(let rows): for row in rows { albums[row.id] = row }
    case .artists(let rows):
      artists = rows
      artistsByID = Dictionary(rows.map { ($0.id, $0) }) { first, _ in first }
    case .trackIDs(let ids, _): trackIDs = ids
    case .tracks(let rows): for row in rows { tracks[row.id] = row }
    case .album(let id, let detail):
      details[id] = detail
      answeredAlbums.insert(id)
      if let album = detail?.album { albums[id] = album }
    case .playlists(let rows): playlists = rows
    case .playlist(let id, let tracks): playlistTracks[id] = tracks
    case .scan(let progress):
      scan = progress
      if progress.isRunning { scanFailure = nil }
      isWritingDemo = false
    case .scanFailed(let failure): scanFailure = failure
    case .missingFolders(let paths): missingFolders = paths
    case .writingDemo: isWritingDemo = true
    case .changed:
      albums.expire()
      tracks.expire()
      covers.expire()
    case .nothingToOpen: counts = counts ?? LibraryCounts()
    case .folderOpened: break
    }
  }
}

extension LibraryModel {
  /// Forgets the tracks of an album whose screen was closed.
  mutating func forget(_ album: AlbumID) {
    details[album] = nil
    answeredAlbums.remove(album)
  }
}
