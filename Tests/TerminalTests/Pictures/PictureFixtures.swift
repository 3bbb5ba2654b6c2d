import Geometry
import Images
import Terminal

/// Pictures for tests: frames drawn from text, images of plain colours.
enum PictureFixtures {
  static let one = PictureID(1)
  static let two = PictureID(2)

  /// A frame with pictures of 4 by 2 cells; a letter, if any, stands over what is below.
  static func frame(
    _ size: Size, _ pictures: [(PictureID, Point)], over text: [(String, Point)] = []
  )
    -> Frame
  {
    var frame = Frame(size: size)
    frame.draw(in: frame.bounds) { canvas in
      for (picture, origin) in pictures {
        for row in 0..<2 {
          for column in 0..<4 {
            let part = PictureCell(picture: picture, column: column, row: row)
            canvas.write([Glyph(part)], at: origin.moved(x: column, y: row))
          }
        }
      }
      for (letters, point) in text { canvas.write(letters, at: point) }
    }
    return frame
  }

  /// An image of one colour whose cells have 2 by 3 pixels.
  static func image(_ color: [UInt8] = [255, 0, 0]) -> IndexedImage? {
    IndexedImage(
      width: 8, height: 6, palette: color, indices: Array(repeating: 0, count: 48))
  }

  /// The pictures of `frame`, for a method.
  static func set(_ method: PictureProtocol, isInTmux: Bool = false) -> PictureSet {
    var set = PictureSet(
      method: method, cellPixels: Size(width: 2, height: 3), isInTmux: isInTmux)
    for id in [one, two] {
      guard let image = image() else { continue }
      set.pictures[id] = Picture(
        method == .kitty || method == .kittyPlaceholders ? .png(PNGImage(image)) : .indexed(image),
        cells: Size(width: 4, height: 2))
    }
    return set
  }
}

extension [UInt8] {
  /// The bytes as text, escapes as `␛`.
  var visible: String {
    String(decoding: self, as: UTF8.self).replacing("\u{1B}", with: "␛")
  }
}
