public import Geometry
public import Images

/// A picture that fills a number of cells.
public struct Picture: Hashable, Sendable {
  /// The pixels, in the form that suits the protocol.
  public let image: Image
  /// The columns and rows it fills when all of it is seen.
  public let cells: Size

  /// Makes a picture.
  public init(_ image: Image, cells: Size) {
    self.image = image
    self.cells = cells
  }
}

/// The pictures of a frame, and how the terminal is to show them.
public struct PictureSet: Sendable {
  /// How they are shown.
  public var method: PictureProtocol
  /// Pixels of a cell.
  public var cellPixels: Size
  /// Whether a tmux is in between that passes on what is wrapped for it.
  public var isInTmux: Bool
  /// The pictures that are known; the frame may hold cells of others, which stay blank.
  public var pictures: [PictureID: Picture]

  /// No pictures.
  public static let none = PictureSet(method: .halfBlocks, cellPixels: Size(width: 1, height: 2))

  /// Makes a set.
  public init(
    method: PictureProtocol, cellPixels: Size, isInTmux: Bool = false,
    pictures: [PictureID: Picture] = [:]
  ) {
    self.method = method
    self.cellPixels = cellPixels
    self.isInTmux = isInTmux
    self.pictures = pictures
  }
}
