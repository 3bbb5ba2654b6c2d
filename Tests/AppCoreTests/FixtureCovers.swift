import Images
import MusicModel

/// Covers made of simple figures, one for each picture of the small library.
enum FixtureCovers {
  /// The picture of a cover in the size asked for.
  static func image(for request: CoverRequest) -> Image? {
    var bytes: [UInt8] = []
    for y in 0..<request.height {
      for x in 0..<request.width {
        let brightness = brightness(
          request.cover.rawValue, x: 200 * x / request.width - 100,
          y: 200 * y / request.height - 100)
        bytes += [brightness, brightness, brightness]
      }
    }
    return PixelImage(width: request.width, height: request.height, bytes: bytes)
      .map(Image.pixels)
  }

  /// The brightness at a place of a picture, both coordinates -100...100.
  private static func brightness(_ picture: Int64, x: Int, y: Int) -> UInt8 {
    switch picture {
    case 1: UInt8(clamping: 230 - (x * x + y * y) / 60)  // a ball of light
    case 2: y > 20 ? 70 : x * x + (y + 20) * (y + 20) < 2_200 ? 240 : 110  // a moon over the sea
    case 4: UInt8(clamping: 128 + y + (x + y + 200) / 20 % 3 * 45)  // slanted stripes
    case 5: (x + 200) / 40 % 2 == (y + 200) / 40 % 2 ? 210 : 60  // a chequered cloth
    default: UInt8(clamping: 128 + x)  // from dark to light
    }
  }
}
