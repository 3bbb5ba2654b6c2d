/// The state of the library's database file.
public struct DatabaseHealth: Hashable, Sendable {
  /// The version of its schema.
  public var version: Int
  /// Bytes of the file, without what waits in its log.
  public var size: Int
  /// Of those, bytes that hold nothing.
  public var free: Int
  /// What SQLite found wrong; empty for a sound database.
  public var faults: [String]
}
