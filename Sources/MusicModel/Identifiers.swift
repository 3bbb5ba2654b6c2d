/// Identity of an album in the library; it survives retagging, renaming and rescans.
public struct AlbumID: Hashable, Sendable, Comparable {
  /// The row number in the store.
  public var rawValue: Int64
  /// Makes an identity from the row number in the store.
  public init(_ rawValue: Int64) { self.rawValue = rawValue }
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// Identity of an artist in the library.
public struct ArtistID: Hashable, Sendable, Comparable {
  /// The row number in the store.
  public var rawValue: Int64
  /// Makes an identity from the row number in the store.
  public init(_ rawValue: Int64) { self.rawValue = rawValue }
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// Identity of a track in the library.
public struct TrackID: Hashable, Sendable, Comparable {
  /// The row number in the store.
  public var rawValue: Int64
  /// Makes an identity from the row number in the store.
  public init(_ rawValue: Int64) { self.rawValue = rawValue }
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// Identity of a playlist.
public struct PlaylistID: Hashable, Sendable, Comparable {
  /// The row number in the store.
  public var rawValue: Int64
  /// Makes an identity from the row number in the store.
  public init(_ rawValue: Int64) { self.rawValue = rawValue }
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// Identity of a cover: where the store finds its picture.
///
/// Two albums with the same picture may share one; the cache is keyed by the picture's content.
public struct CoverID: Hashable, Sendable {
  /// The row number in the store.
  public var rawValue: Int64
  /// Makes an identity from the row number in the store.
  public init(_ rawValue: Int64) { self.rawValue = rawValue }
}
