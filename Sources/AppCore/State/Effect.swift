public import MusicModel

/// A request to the outside.
public enum Effect: Hashable, Sendable {
  /// Counts of the library.
  case loadCounts
  /// A list of albums; a long one is answered by its first part, then by the whole.
  case loadAlbumIDs(AlbumList)
  /// What tiles and rows show of these albums.
  case loadAlbums([AlbumID])
  /// All album artists.
  case loadArtists
  /// All tracks by title.
  case loadTrackIDs
  /// What rows show of these tracks.
  case loadTracks([TrackID])
  /// An album with its tracks.
  case loadAlbum(AlbumID)
  /// All playlists.
  case loadPlaylists
  /// The tracks of a playlist.
  case loadPlaylist(PlaylistID)
  /// The covers that are wanted now, the most wanted first; earlier wishes are void.
  case wantCovers([CoverRequest])
  /// Look for changed files.
  case scan
  /// Add a folder, typed by a person.
  case openFolder(String)
  /// Write and open the demo library.
  case openDemo
  /// Hand the terminal back to the shell for a while.
  case suspend
  /// Draw the whole screen again, whatever the terminal shows.
  case redraw
  /// Leave the program.
  case quit
}
