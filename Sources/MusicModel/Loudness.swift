/// How much louder or quieter a track, and its whole album, are to be played (ReplayGain).
///
/// - SeeAlso: ReplayGain 2.0 specification.
public struct Loudness: Hashable, Sendable {
  /// What tags tell of a track or an album.
  public struct Level: Hashable, Sendable {
    /// Decibels to add.
    public var gain: Double
    /// The greatest sample, 1 being full scale; `nil` when it is not told.
    public var peak: Double?

    /// Makes a level from its parts.
    public init(gain: Double, peak: Double? = nil) {
      self.gain = gain
      self.peak = peak
    }
  }

  /// That of the track; `nil` when it is not told.
  public var track: Level?
  /// That of its album; `nil` when it is not told.
  public var album: Level?

  /// Makes the loudness of a track from its parts.
  public init(track: Level? = nil, album: Level? = nil) {
    self.track = track
    self.album = album
  }
}
