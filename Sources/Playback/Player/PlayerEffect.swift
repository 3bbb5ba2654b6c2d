public import MusicModel

/// What the outside has to do for the player.
public enum PlayerEffect: Hashable, Sendable {
  /// Pass this on to the sound output.
  case output(OutputCommand)
  /// Count a play of a track.
  case countPlay(TrackID)
  /// Count a skip of a track.
  case countSkip(TrackID)
  /// Tell the person.
  case report(PlaybackFault, QueueEntry?)
}
