public import Geometry
import Images
public import Terminal

/// Pictures for random frames: five of one colour each.
///
/// The same pictures are in a test and in the program it watches.
public enum FramePictures {
  /// The columns and rows of each.
  public static let cells = Size(width: 6, height: 3)
  /// Pixels of a cell.
  public static let cellPixels = Size(width: 4, height: 8)
  /// Their identities.
  public static let ids = (1...5).map { PictureID($0) }

  /// The letter that stands for a picture where letters stand for pixels.
  public static func letter(of picture: PictureID) -> String {
    String(UnicodeScalar(UInt8(65 + picture.rawValue)))
  }

  /// All of them, for a way of showing them.
  public static func set(_ method: PictureProtocol) -> PictureSet {
    var set = PictureSet(method: method, cellPixels: cellPixels)
    let width = cells.width * cellPixels.width
    let height = cells.height * cellPixels.height
    for id in ids {
      // Five percent of red more for each.
      let red = UInt8(id.rawValue * 13)
      let image = IndexedImage(
        width: width, height: height, palette: [red, 0, 0],
        indices: Array(repeating: 0, count: width * height))
      guard let image else { continue }
      let isFile = method == .kitty || method == .kittyPlaceholders
      set.pictures[id] = Picture(isFile ? .png(PNGImage(image)) : .indexed(image), cells: cells)
    }
    return set
  }
}
