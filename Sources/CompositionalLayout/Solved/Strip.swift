public import Geometry

/// A section that scrolls sideways: where it is seen and where it rests.
public struct Strip: Sendable {
  /// The part of the content in which the section is seen.
  public let viewport: Rect
  /// Cells of the section's content along the strip, with its insets.
  public let contentExtent: Int
  /// How it scrolls.
  public let behavior: OrthogonalBehavior
  /// How many groups follow each other.
  public let groupCount: Int
  /// Where it comes to rest.
  public let restOffsets: RestOffsets
}

extension SolvedLayout {
  /// Returns the strip of a section; nil when it does not exist or does not scroll sideways.
  public func strip(_ section: Int) -> Strip? {
    guard let solved = solvedSection(section), solved.room.isSideways else { return nil }
    let (room, cross) = (solved.room, axis.cross)
    let geometry = StripGeometry(
      arrangement: solved.arrangement, section: solved.section, view: room.container[cross],
      insetBefore: room.insets.start(cross), insetAfter: room.insets.end(cross))
    return Strip(
      viewport: mirrored(solved.stripViewport(at: sectionStart(section))),
      contentExtent: geometry.contentExtent,
      behavior: solved.section.orthogonalScrollingBehavior,
      groupCount: solved.arrangement.groupCount, restOffsets: RestOffsets(geometry))
  }
}
