/// A cover in one size.
public struct CoverRequest: Hashable, Sendable {
  /// Which picture.
  public let cover: CoverID
  /// Pixels across; a half-block cell is one pixel wide.
  public let width: Int
  /// Pixels down; a half-block cell is two pixels high.
  public let height: Int

  /// Makes a request from its parts.
  public init(cover: CoverID, width: Int, height: Int) {
    self.cover = cover
    self.width = width
    self.height = height
  }
}
