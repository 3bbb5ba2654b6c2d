/// What a person, a script or the desktop asks of the player.
public enum PlaybackCommand: Hashable, Sendable {
  /// Play on, or from the entry that is ready; an ended queue begins anew.
  case play
  /// Halt within the entry.
  case pause
  /// Play or pause, whichever it is not.
  case togglePause
  /// Play nothing; the place in the entry is given up.
  case stop
  /// Go to the next entry.
  case next
  /// Go to the entry that was heard before, or to the beginning of this one.
  case previous
  /// Play an entry of the queue.
  case jump(QueueEntryID)
  /// Go on or back by milliseconds.
  case seekBy(Int)
  /// Go to a place, in milliseconds from the beginning of the entry.
  case seekTo(Int)
  /// Set the loudness, 0 to 100.
  case setVolume(Int)
  /// Change the loudness.
  case changeVolume(by: Int)
  /// Turn the sound off or on.
  case setMuted(Bool)
  /// Turn the sound off if it is on, and on if it is off.
  case toggleMuted
  /// Set what comes after an entry.
  case setRepeat(RepeatMode)
  /// Arrange what comes.
  case setShuffle(ShuffleMode)
  /// Set whether to stop after the entry that plays now.
  case setStopsAfterNow(Bool)
  /// Set how loudness is evened out.
  case setGain(GainMode)
  /// Choose a device by its identity; nil is the one the system prefers.
  case setDevice(String?)
}
