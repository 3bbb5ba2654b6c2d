/// What the opening of a library found and did.
public struct LibraryOpening: Hashable, Sendable {
  /// Whether the library can be looked at but not changed.
  public var isReadOnly: Bool
  /// Whether the program that had it open before did not close it.
  public var isUnclean: Bool
  /// What was repaired; `nil` when nothing had to be.
  public var repair: LibraryRepair?
}

/// How a library was repaired whose database was damaged or missing.
public struct LibraryRepair: Hashable, Sendable {
  /// Where the damaged database is kept; `nil` when there was none.
  public var kept: String?
  /// Whether all of the person's data was found, in the database or its copies.
  ///
  /// Tracks, albums and covers are found again by a scan.
  public var isWhole: Bool
}
