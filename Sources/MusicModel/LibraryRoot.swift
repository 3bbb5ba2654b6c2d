/// A directory whose music is in the library.
public struct LibraryRoot: Hashable, Sendable, Identifiable {
  /// Identity of the root.
  public var id: Identifier<LibraryRoot>
  /// Its absolute path: bytes, since a file name need not be text.
  public var path: [UInt8]
  /// When its last whole scan ended, in Unix seconds; `nil` before the first one.
  public var scannedAt: Int64?
  /// Whether it was missing, or empty where music was, when last looked at; its music stays.
  public var isOffline: Bool

  /// Makes a root from its parts.
  public init(
    id: Identifier<LibraryRoot>, path: [UInt8], scannedAt: Int64? = nil, isOffline: Bool = false
  ) {
    self.id = id
    self.path = path
    self.scannedAt = scannedAt
    self.isOffline = isOffline
  }
}
