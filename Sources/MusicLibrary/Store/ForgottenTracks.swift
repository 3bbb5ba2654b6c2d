public import MusicModel

/// What came of taking tracks out of the library.
public struct ForgottenTracks: Hashable, Sendable {
  /// The state of the library without them.
  public let revision: LibraryRevision
  /// How many of them had a copy in the library, which has what the person made of them.
  public let inherited: Int
}
