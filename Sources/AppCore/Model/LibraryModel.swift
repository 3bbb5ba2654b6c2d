import MusicModel
import Playback

/// What the program knows of the library right now: whole lists of identities, and rows only
/// around what is visible.
struct LibraryModel: Sendable {
  var counts: LibraryCounts?
  var albumLists: [AlbumList: [AlbumID]] = [:]
  /// The headings of the lists that have some.
  var albumSections: [AlbumList: [ListSection]] = [:]
  var artists: [ArtistSummary]?
  var artistsByID: [ArtistID: ArtistSummary] = [:]
  /// All tracks in the order that was asked for last; a million of them are kept once.
  var tracksInOrder: (sort: TrackSort, ids: [TrackID])?
  var playlists: [PlaylistSummary]?
  var playlistTracks: [PlaylistID: [TrackID]] = [:]
  var details: [AlbumID: AlbumDetail] = [:]
  /// What the open artist screens show.
  var artistDetails: [ArtistID: ArtistDetail] = [:]
  /// Artists that were asked for and answered, even with nothing.
  var answeredArtists: Set<ArtistID> = []
  /// What was made for the person today.
  var recommendations: Recommendations?
  /// What the last search found.
  var findings = SearchFindings()
  /// Files that something is wrong with; `nil` until they were asked for.
  var faultyFiles: [FaultyFile]?
  /// The words of the track that was asked for last.
  var lyrics: (track: TrackID, words: SyncedLyrics)?
  /// The track whose words were asked for and answered, even with nothing.
  var lyricsTrack: TrackID?
  /// What the open Info screens show.
  var info: [InfoSubject: [InfoField]] = [:]
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
  /// Whether the demo library is being written, before it is scanned.
  var isWritingDemo = false
  /// Whether the sample data stands in for a library.
  var isSample = false

  /// Whether it is known what was queued when the program ended last.
  var isQueueKnown = false

  /// Whether nothing is known yet, not even that there is nothing.
  var isLoading: Bool { counts == nil }

  /// Takes a fact about the library.
  mutating func take(_ event: LibraryEvent) {
    switch event {
    case .counts(let counts): self.counts = counts
    case .albumIDs(let list, let ids, let sections, let isComplete):
      // The start of a list that is there already would only lose the place in it.
      guard isComplete || albumLists[list] == nil else { return }
      albumLists[list] = ids
      albumSections[list] = sections
    case .albums(let rows): for row in rows { albums[row.id] = row }
    case .artists(let rows):
      artists = rows
      artistsByID = Dictionary(rows.map { ($0.id, $0) }) { first, _ in first }
    case .trackIDs(let sort, let ids, let isComplete):
      guard isComplete || tracksInOrder?.sort != sort else { return }
      tracksInOrder = (sort, ids)
    case .tracks(let rows): for row in rows { tracks[row.id] = row }
    case .album(let id, let detail):
      details[id] = detail
      answeredAlbums.insert(id)
      for album in (detail.map { [$0.album] + $0.moreBy } ?? []) { albums[album.id] = album }
    case .artist(let id, let detail): take(detail, of: id)
    case .recommendations(let today): recommendations = today
    case .playlists(let rows): playlists = rows
    case .playlist(let id, let tracks): playlistTracks[id] = tracks
    case .findings(let findings): take(findings)
    case .faultyFiles(let files): faultyFiles = files
    case .info(let subject, let fields): info[subject] = fields
    case .lyrics(let track, let text):
      lyricsTrack = track
      lyrics = text.map { (track, SyncedLyrics($0)) }
    case .collected, .edited, .imported, .exported, .matches, .letter: break
    case .queue: isQueueKnown = true
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
  private mutating func take(_ findings: SearchFindings) {
    self.findings = findings
    for album in findings.albums { albums[album.id] = album }
    for track in findings.tracks { tracks[track.id] = track }
    for artist in findings.artists { artistsByID[artist.id] = artist }
  }

  private mutating func take(_ detail: ArtistDetail?, of id: ArtistID) {
    artistDetails[id] = detail
    answeredArtists.insert(id)
    for shelf in detail?.albums ?? [:] {
      for album in shelf.value { albums[album.id] = album }
    }
    for track in detail?.topTracks ?? [] { tracks[track.id] = track }
  }

  /// Forgets the tracks of an album whose screen was closed.
  mutating func forget(_ album: AlbumID) {
    details[album] = nil
    answeredAlbums.remove(album)
  }
}
