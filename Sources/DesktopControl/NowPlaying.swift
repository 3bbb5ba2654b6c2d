public import MusicModel
public import Playback

/// What is heard now, with the names that other programs show.
public struct NowPlaying: Hashable, Sendable {
  /// Whether and where it plays, how loud.
  public var status = PlaybackStatus()
  /// The track of the entry, when the library has told of it.
  public var track: TrackSummary?
  /// Path of the file with its cover, as bytes.
  public var coverPath: [UInt8]?
  /// What comes after an entry.
  public var repeatMode = RepeatMode.off
  /// How the entries to come are arranged.
  public var shuffleMode = ShuffleMode.off
  /// Place of the entry in the queue, from 0.
  public var position = 0
  /// Entries of the queue.
  public var count = 0

  /// Makes the state of a player that has nothing to play.
  public init() {}

  /// Makes the state of a player.
  public init(_ player: Player, track: TrackSummary? = nil, coverPath: [UInt8]? = nil) {
    status = player.status
    self.track = track
    self.coverPath = coverPath
    repeatMode = player.queue.repeatMode
    shuffleMode = player.queue.shuffleMode
    position = player.queue.position
    count = player.queue.entries.count
  }
}
