/// Identity of a thing in the library: its row number in the store.
///
/// The type says what it identifies, so an album's identity never passes for a track's. It
/// survives retagging, renaming and rescans.
public struct Identifier<Entity>: Hashable, Sendable {
  /// The row number in the store.
  public let rawValue: Int64

  /// Makes an identity from a row number in the store.
  public init(_ rawValue: Int64) { self.rawValue = rawValue }
}

/// Identity of an album.
public typealias AlbumID = Identifier<AlbumSummary>
/// Identity of an album artist.
public typealias ArtistID = Identifier<ArtistSummary>
/// Identity of a track.
public typealias TrackID = Identifier<TrackSummary>
/// Identity of a playlist.
public typealias PlaylistID = Identifier<PlaylistSummary>
/// Identity of a cover picture; two albums with the same picture may share it.
public typealias CoverID = Identifier<CoverSource>
