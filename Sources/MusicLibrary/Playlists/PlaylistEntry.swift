public import MusicModel

/// An entry of a playlist in the library.
public struct PlaylistEntry: Hashable, Sendable {
  /// The track; `nil` when none was found or its file is gone for now.
  public var track: TrackID?
  /// Where the track was when it was added, or what the playlist's file says: a path or URL.
  public var location: [UInt8]
  /// What the playlist calls it; may be empty.
  public var title: String
  /// Length in milliseconds as the playlist says; `nil` when it does not.
  public var duration: Int?

  /// Makes an entry from its parts.
  public init(track: TrackID?, location: [UInt8], title: String = "", duration: Int? = nil) {
    self.track = track
    self.location = location
    self.title = title
    self.duration = duration
  }

  /// Whether it is shown as missing.
  public var isMissing: Bool { track == nil }
}

/// Where a playlist's entries come from.
public enum PlaylistKind: Hashable, Sendable {
  /// The person made it.
  case own
  /// A file has it, at this path; the file is edited, not the playlist.
  case file([UInt8])
  /// It is a saved query.
  case smart(String)
}
