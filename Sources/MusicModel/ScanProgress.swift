/// How far a scan has come.
public struct ScanProgress: Hashable, Sendable {
  /// Whether it still runs.
  public var isRunning: Bool
  /// Music files found so far.
  public var found: Int
  /// Of those, files dealt with so far: read, unchanged or skipped.
  public var done: Int
  /// Of those, files that could not be read, and folders that could not; each is listed with its
  /// reason.
  public var skipped: Int
  /// The path of the root that is being looked through; `nil` when none is.
  public var root: [UInt8]?

  /// Whether only places that changed are looked at, and the numbers are of those.
  public var isPart: Bool

  /// Makes a progress report from its parts.
  public init(
    isRunning: Bool, found: Int = 0, done: Int = 0, skipped: Int = 0, root: [UInt8]? = nil,
    isPart: Bool = false
  ) {
    self.isRunning = isRunning
    self.found = found
    self.done = done
    self.skipped = skipped
    self.root = root
    self.isPart = isPart
  }
}
