/// What the player asks of the sound output.
public enum OutputCommand: Hashable, Sendable {
  /// Play an entry from a place, in milliseconds, instead of anything else; halted at first or not.
  case play(QueueEntry, at: Int, paused: Bool)
  /// Let an entry follow the current one without a gap; nil lets nothing follow.
  case follow(QueueEntry?)
  /// Halt.
  case pause
  /// Go on.
  case resume
  /// Play nothing.
  case stop
  /// Go to a place, in milliseconds from the beginning of the entry.
  case seek(Int)
  /// Set the loudness, 0 to 100.
  case volume(Int)
  /// Turn the sound off or on.
  case muted(Bool)
  /// Set how loudness is evened out.
  case gain(GainMode)
  /// Choose a device by its identity; nil is the one the system prefers.
  case device(String?)
}
