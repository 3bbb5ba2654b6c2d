/// One time a track was played or skipped.
public struct ListeningRecord: Hashable, Sendable {
  /// What happened to the track.
  public enum Kind: Int, Hashable, Sendable, CaseIterable {
    /// It was played.
    case play
    /// It was skipped.
    case skip
  }

  /// The track.
  public var track: TrackID
  /// What happened to it.
  public var kind: Kind
  /// When, in Unix seconds.
  public var time: Int64

  /// Makes a record from its parts.
  public init(track: TrackID, kind: Kind, time: Int64) {
    self.track = track
    self.kind = kind
    self.time = time
  }
}
