/// How far a scan has come.
public struct ScanProgress: Hashable, Sendable {
  /// Whether it still runs.
  public var isRunning: Bool
  /// Music files found so far.
  public var found: Int
  /// Of those, files dealt with so far: read, unchanged or skipped.
  public var done: Int
  /// Of those, files that could not be read; each is listed with its reason.
  public var skipped: Int

  /// Makes a progress report from its parts.
  public init(isRunning: Bool, found: Int = 0, done: Int = 0, skipped: Int = 0) {
    self.isRunning = isRunning
    self.found = found
    self.done = done
    self.skipped = skipped
  }
}
