public import Geometry

/// A rectangle of the screen that shows a rectangle of a picture.
public struct PicturePlacement: Hashable, Sendable {
  /// Which picture.
  public var picture: PictureID
  /// The part of the picture that is seen, in the picture's own cells.
  public var part: Rect
  /// Where it is on the screen; as large as the part.
  public var origin: Point

  /// Makes a placement.
  public init(picture: PictureID, part: Rect, origin: Point) {
    self.picture = picture
    self.part = part
    self.origin = origin
  }

  /// The cells of the screen.
  public var rect: Rect { Rect(origin: origin, size: part.size) }
}

extension Frame {
  /// The pictures that are seen, as the fewest rectangles that a walk from the top finds: a picture
  /// that something covers in part becomes several.
  ///
  /// The last row is left out: a picture that reaches it would scroll some terminals.
  ///
  /// - Returns: Placements that do not overlap, by their first row and column.
  /// - Complexity: O(*n*) in the number of cells.
  public func picturePlacements() -> [PicturePlacement] {
    var placements: [PicturePlacement] = []
    // Placements whose last row is the row before, by their column on the screen.
    var open: [Int: Int] = [:]
    for y in 0..<max(0, size.height - 1) {
      var next: [Int: Int] = [:]
      for strip in strips(ofRow: y) {
        if let index = open[strip.origin.x], placements[index].continues(with: strip) {
          placements[index].part.size.height += 1
          next[strip.origin.x] = index
        } else {
          next[strip.origin.x] = placements.count
          placements.append(strip)
        }
      }
      open = next
    }
    return placements
  }

  /// The parts of pictures in one row, from left to right.
  private func strips(ofRow y: Int) -> [PicturePlacement] {
    var strips: [PicturePlacement] = []
    var last: PictureCell?
    for (x, cell) in row(y).enumerated() {
      let part = cell.glyph.pictureCell
      defer { last = part }
      guard let part else { continue }
      if let last, last.picture == part.picture, last.row == part.row,
        last.column + 1 == part.column
      {
        strips[strips.count - 1].part.size.width += 1
      } else {
        strips.append(
          PicturePlacement(
            picture: part.picture,
            part: Rect(x: part.column, y: part.row, width: 1, height: 1),
            origin: Point(x: x, y: y)))
      }
    }
    return strips
  }
}

extension PicturePlacement {
  /// Whether a strip of one row goes on where this ends.
  fileprivate func continues(with strip: PicturePlacement) -> Bool {
    picture == strip.picture && part.minX == strip.part.minX && part.width == strip.part.width
      && part.maxY == strip.part.minY
  }
}
