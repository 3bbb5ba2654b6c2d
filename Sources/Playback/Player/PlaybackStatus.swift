/// What a person hears now.
public struct PlaybackStatus: Hashable, Sendable {
  /// Whether anything is heard.
  public enum State: Hashable, Sendable {
    /// Sound comes, or is about to.
    case playing
    /// It was halted within an entry.
    case paused
    /// Nothing is loaded.
    case stopped
  }

  /// Whether anything is heard.
  public var state = State.stopped
  /// The entry that plays, is paused, or would play.
  public var entry: QueueEntry?
  /// Milliseconds of the entry that were played.
  public var elapsed = 0
  /// Milliseconds of the whole entry; nil when they are not known yet.
  public var duration: Int?
  /// Loudness, 0 to 100.
  public var volume = 100
  /// Whether the sound is turned off while it plays on.
  public var isMuted = false
  /// How loudness is evened out.
  public var gain = GainMode.off
  /// The devices the player has named so far.
  public var devices: [AudioDevice] = []
  /// The device that was chosen; nil is the one the system prefers.
  public var device: String?

  /// Makes the status of a player that was not used yet.
  public init() {}
}
