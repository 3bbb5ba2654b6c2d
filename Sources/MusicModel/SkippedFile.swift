/// A file that looked like music and is not in the library, with the reason.
public struct SkippedFile: Hashable, Sendable {
  /// Its absolute path.
  public var path: [UInt8]
  /// Why it was skipped.
  public var reason: SkipReason

  /// Makes an entry from its parts.
  public init(path: [UInt8], reason: SkipReason) {
    self.path = path
    self.reason = reason
  }
}
