public import MusicModel

/// A cover in the size it will be shown in.
public struct CoverRequest: Hashable, Sendable {
  /// Which cover.
  public let cover: CoverID
  /// Pixels across; a half-block cell is one pixel wide.
  public let width: Int
  /// Pixels down; a half-block cell is two pixels high.
  public let height: Int

  /// Makes a request; sides outside of 1 to 4,096 pixels are moved to the nearest of these.
  public init(cover: CoverID, width: Int, height: Int) {
    self.cover = cover
    self.width = min(max(width, 1), Self.longestSide)
    self.height = min(max(height, 1), Self.longestSide)
  }

  /// The longest side that is made, in pixels: more than any terminal shows.
  static let longestSide = 4096
}
