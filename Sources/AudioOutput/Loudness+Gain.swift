import Glibc
import MusicModel
import Playback

extension Loudness {
  // What mpv takes, in decibels.
  private static let limits = -200.0...60.0

  /// Decibels to add so that loudness is even.
  ///
  /// Nothing is made so loud that its greatest sample would be cut off; where that is not told,
  /// nothing is made louder.
  func gain(_ mode: GainMode) -> Double {
    let level: Level? =
      switch mode {
      case .off: nil
      case .track: track ?? album
      case .album: album ?? track
      }
    guard let level else { return 0 }
    let room = level.peak.map { $0 > 0 ? -20 * log10($0) : 0 } ?? 0
    let gain = min(level.gain, room)
    return gain.isFinite ? max(Self.limits.lowerBound, min(Self.limits.upperBound, gain)) : 0
  }
}
