/// A directory to look through again.
public struct ScanPlace: Hashable, Sendable {
  /// Its absolute path; it need not be there any more.
  public var path: [UInt8]
  /// Whether everything below is looked through, too.
  public var isDeep: Bool

  /// Makes a place from its parts.
  public init(path: [UInt8], isDeep: Bool) {
    self.path = path
    self.isDeep = isDeep
  }
}
