/// A tag that music ought to have.
public enum MissingTag: String, Hashable, Sendable, CaseIterable {
  case title, artist, album
  /// The number on the disc.
  case number = "track"
  case date
}
