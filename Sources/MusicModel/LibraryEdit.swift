/// A change of what belongs to the person: playlists, favourites, ratings.
///
/// Performing one gives the one that takes it back, so that every change can be undone.
public enum LibraryEdit: Hashable, Sendable {
  /// Make a playlist of tracks.
  case createPlaylist(name: String, tracks: [TrackID])
  /// Bring a deleted playlist back as it was.
  case restorePlaylist(PlaylistArchive)
  /// Delete a playlist; its tracks stay.
  case deletePlaylist(PlaylistID)
  /// Give a playlist another name.
  case renamePlaylist(PlaylistID, to: String)
  /// Put tracks at the end of a playlist.
  case append([TrackID], to: PlaylistID)
  /// Take entries from a playlist, by their positions from 0.
  case removeEntries([Int], from: PlaylistID)
  /// Move an entry of a playlist, from one position to another, both from 0.
  case moveEntry(from: Int, to: Int, in: PlaylistID)
  /// Put the entries of a playlist back as they were.
  case restoreEntries(PlaylistArchive)
  /// Change favourites or ratings.
  case userData(UserDataEdit)
  /// Read the old text in the files of an album in a charset; `nil` guesses it.
  case chooseCharset(Charset?, of: AlbumID)
  /// Put the charsets that were chosen for folders back as they were.
  case restoreCharsets([FolderCharset])
}

/// The charset that was chosen for the old text in the files of a folder and of those below it.
public struct FolderCharset: Hashable, Sendable {
  /// Absolute path of the folder.
  public var folder: [UInt8]
  /// The charset; `nil` without a choice.
  public var charset: Charset?

  /// Makes a choice from its parts.
  public init(folder: [UInt8], charset: Charset?) {
    self.folder = folder
    self.charset = charset
  }
}

/// A playlist as a value, with all that is needed to make it again.
public struct PlaylistArchive: Hashable, Sendable {
  /// One entry: the track it is, where there is one, and where it was said to be.
  public struct Entry: Hashable, Sendable {
    /// The track; `nil` for a missing one.
    public var track: TrackID?
    /// The path or address as it was given, in bytes.
    public var location: [UInt8]
    /// The title as it was given; may be empty.
    public var title: String
    /// Its length in milliseconds as it was given; `nil` when it was not.
    public var duration: Int?

    /// Makes an entry from its parts.
    public init(track: TrackID?, location: [UInt8], title: String, duration: Int? = nil) {
      self.track = track
      self.location = location
      self.title = title
      self.duration = duration
    }
  }

  /// Its identity, so that it comes back as the same one.
  public var id: PlaylistID
  /// Its name.
  public var name: String
  /// The query of a smart playlist; `nil` for one with entries.
  public var query: String?
  /// Its entries in order.
  public var entries: [Entry]

  /// Makes an archive from its parts.
  public init(id: PlaylistID, name: String, query: String? = nil, entries: [Entry] = []) {
    self.id = id
    self.name = name
    self.query = query
    self.entries = entries
  }
}
