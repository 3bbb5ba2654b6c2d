/// How loudness is evened out by the gains that files name (ReplayGain).
public enum GainMode: Hashable, Sendable, CaseIterable {
  /// As the files are.
  case off
  /// All tracks equally loud.
  case track
  /// All albums equally loud; the tracks of an album keep their differences.
  case album
}
