/// A copy of the person's data beside the database.
public struct CopyHealth: Hashable, Sendable {
  /// Whether a copy says what the database holds.
  public enum State: String, Hashable, Sendable {
    /// It says all of it.
    case current
    /// It is older; a new one is written soon.
    case older
    /// It is not there.
    case missing
    /// It does not begin as a copy does.
    case unreadable
  }

  /// Its path.
  public var path: String
  /// Bytes; `nil` when it is missing.
  public var size: Int?
  /// What it says.
  public var state: State
}
