/// What the sound output tells.
public enum PlaybackEvent: Hashable, Sendable {
  /// An entry begins to be heard.
  case began(QueueEntryID)
  /// The length of an entry became known, in milliseconds.
  case duration(QueueEntryID, Int)
  /// Milliseconds of an entry that were played.
  case elapsed(QueueEntryID, Int)
  /// An entry came to its end and nothing was to follow it.
  case finished(QueueEntryID)
  /// An entry cannot be played; whatever was to follow it was given up, too.
  case failed(QueueEntryID, PlaybackFault)
  /// The sound was halted or goes on.
  case paused(Bool)
  /// The loudness, 0 to 100.
  case volume(Int)
  /// Whether the sound is turned off.
  case muted(Bool)
  /// The devices there are.
  case devices([AudioDevice])
  /// The player died and was started again at the same place.
  case restarted
  /// There is no sound until somebody asks for it again.
  case lost(PlaybackFault)
}
