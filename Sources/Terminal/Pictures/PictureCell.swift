/// Which picture; the number is given by whoever draws it, and is never given to another.
public struct PictureID: Hashable, Sendable {
  /// 0 to `most`.
  public let rawValue: Int

  /// The largest number.
  public static let most = 1 << (2 * PictureCell.bits) - 1

  /// Makes an identity; of a number that is too large the lower bits count.
  public init(_ rawValue: Int) { self.rawValue = rawValue & Self.most }
}

/// The part of a picture that one cell shows.
///
/// A picture in a frame is a rectangle of glyphs, each of which says which part it is. So pictures
/// scroll, are clipped and are covered as text is, and two frames are compared as ever; what a
/// terminal makes of the glyphs is decided at the edge.
public struct PictureCell: Hashable, Sendable {
  /// Which picture.
  public var picture: PictureID
  /// The column of the picture's own cells, from 0.
  public var column: Int
  /// The row of the picture's own cells, from 0.
  public var row: Int

  /// The most columns or rows of a picture.
  public static let mostCells = 1 << bits

  /// Makes a part.
  ///
  /// - Precondition: `column` and `row` are 0 to `mostCells - 1`.
  public init(picture: PictureID, column: Int, row: Int) {
    self.picture = picture
    self.column = column
    self.row = row
  }

  /// Bits of a number that one scalar carries.
  fileprivate static let bits = 15
}

extension Glyph {
  /// kitty's placeholder, a private-use scalar that no text from outside gets through with.
  static let placeholder: Unicode.Scalar = "\u{10EEEE}"

  /// Makes the glyph of a part of a picture, one column wide.
  ///
  /// The placeholder carries four numbers of 15 bits as scalars of plane 15, which are for private
  /// use as well.
  public init(_ part: PictureCell) {
    let id = part.picture.rawValue
    self.init(base: Self.placeholder, width: 1)
    for value in [part.row, part.column, id & (PictureCell.mostCells - 1), id >> PictureCell.bits] {
      let scalar = Unicode.Scalar(UInt32(Self.firstNumber + value))
      self = joining(scalar ?? Self.placeholder)
    }
  }

  /// The part of a picture that the glyph shows, if it shows one.
  ///
  /// - Complexity: O(1), no allocation.
  public var pictureCell: PictureCell? {
    guard base == Self.placeholder, let row = number(at: 1), let column = number(at: 2),
      let low = number(at: 3), let high = number(at: 4)
    else { return nil }
    return PictureCell(
      picture: PictureID(high << PictureCell.bits | low), column: column, row: row)
  }

  private static let firstNumber = 0xF0000

  private func number(at position: Int) -> Int? {
    scalar(at: position).map { Int($0.value) - Self.firstNumber }
  }
}
