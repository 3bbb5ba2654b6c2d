/// Something the library has more than once.
public enum Duplicate: Hashable, Sendable {
  /// Files with the same sound; their absolute paths.
  case files([[UInt8]])
  /// An album in several places: one entry for each directory.
  case album([AlbumPlace])
}
