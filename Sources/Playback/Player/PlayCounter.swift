/// Decides when a track counts as played, from what was really heard.
///
/// It counts at half of the track or at four minutes, whichever is first. Only time that passed
/// while the place moved on is heard: jumping over a part is not.
///
/// - SeeAlso: Last.fm, Scrobbling 2.0, "When is a scrobble a scrobble?", whose rule it is.
public struct PlayCounter: Hashable, Sendable {
  /// Milliseconds that count whatever the length of the track.
  public static let enough = 4 * 60 * 1_000
  // Reports of the place are late now and then; what one missed, the next may make good.
  private static let slack = Duration.seconds(1)

  /// Milliseconds that were heard.
  public private(set) var heard = 0
  /// Whether it counts.
  public private(set) var isPlayed = false
  private var place: Int
  private var time: Duration
  /// Time that passed and was not heard yet.
  private var credit = Duration.zero
  private var isInterrupted = false

  /// Begins to count at a place of a track, in milliseconds.
  public init(at place: Int = 0, time: Duration) {
    self.place = place
    self.time = time
  }

  /// Takes a report of the place in the track.
  ///
  /// - Parameters:
  ///   - place: Milliseconds from the beginning of the track.
  ///   - duration: Milliseconds of the whole track, when known.
  ///   - time: When the place was reported, by a clock that never goes back.
  /// - Returns: Whether the track counts as played just now; once for a counter.
  public mutating func hear(upTo place: Int, of duration: Int?, time: Duration) -> Bool {
    if isInterrupted {
      isInterrupted = false
      self.place = place
      self.time = time
      return false
    }
    let passed = max(.zero, time - self.time)
    credit = min(credit + passed, max(Self.slack, passed))
    let moved = min(max(0, place - self.place), Self.milliseconds(credit))
    self.place = place
    self.time = time
    heard += moved
    credit -= .milliseconds(moved)
    guard !isPlayed, heard >= needed(for: duration) else { return false }
    isPlayed = true
    return true
  }

  /// The sound is halted, or goes to another place: what comes until the next report was not heard.
  public mutating func interrupt() { isInterrupted = true }

  private static func milliseconds(_ time: Duration) -> Int {
    let (seconds, attoseconds) = time.components
    return Int(seconds) * 1_000 + Int(attoseconds / 1_000_000_000_000_000)
  }

  private func needed(for duration: Int?) -> Int {
    guard let duration, duration > 0 else { return Self.enough }
    return min(Self.enough, (duration + 1) / 2)
  }
}
