import Geometry
import Images

/// Pictures as files in the text, as iTerm2 takes them.
///
/// - SeeAlso: iterm2.com/documentation-images.html
enum InlineFile {
  /// A part of a picture as a file that fills a number of cells at the cursor.
  ///
  /// - Parameters:
  ///   - image: The whole picture.
  ///   - area: The part in pixels; what lies outside of the picture is left out.
  ///   - cells: The cells that the part fills.
  /// - Returns: The whole control string; empty for an empty part.
  /// - Complexity: O(*n*) in the pixels of the part.
  static func encode(_ image: IndexedImage, area: Rect, cells: Size) -> [UInt8] {
    guard let file = image.cropped(to: area).map(PNGImage.init) else { return [] }
    let keys =
      "inline=1;size=\(file.bytes.count);width=\(cells.width);height=\(cells.height);"
      + "preserveAspectRatio=0;doNotMoveCursor=1"
    return Array("\u{1B}]1337;File=\(keys):".utf8) + Base64.encode(file.bytes) + [0x07]
  }
}

extension IndexedImage {
  /// A part of the picture with the same palette; `nil` when there is none.
  fileprivate func cropped(to area: Rect) -> IndexedImage? {
    let area = area.intersection(Rect(x: 0, y: 0, width: width, height: height))
    var pixels: [UInt8] = []
    pixels.reserveCapacity(max(0, area.width * area.height))
    for y in area.minY..<max(area.minY, area.maxY) where !area.isEmpty {
      pixels += indices[y * width + area.minX..<y * width + area.maxX]
    }
    return IndexedImage(width: area.width, height: area.height, palette: palette, indices: pixels)
  }
}
