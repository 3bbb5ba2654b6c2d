import Images
import MusicModel
import Testing

@testable import MusicLibrary

/// Pictures of every kind come out with the colours they were made with; broken ones come out as
/// a reason.
@Suite struct ArtworkDecodeTests {
  private let red = [200, 30, 40]
  private let blue = [20, 60, 220]
  private let grey = [128, 128, 128]

  @Test func `a JPEG comes out in its colours, baseline or progressive`() throws {
    try expectHalves(of: ArtworkSamples.baseline, red, blue)
    try expectHalves(of: ArtworkSamples.progressive, red, blue)
  }

  @Test func `the four inks of a print JPEG become light`() throws {
    try expectHalves(of: ArtworkSamples.cmyk, red, blue)
  }

  @Test func `a JPEG without colour comes out grey`() throws {
    let image = try #require(picture(ArtworkSamples.gray))
    #expect(pixel(image, 0, 0).allSatisfy { $0 == pixel(image, 0, 0)[0] })
    #expect(pixel(image, 0, 0) != pixel(image, 1, 0))
  }

  @Test func `a PNG comes out in its colours: sixteen bits, a palette, seven passes`() throws {
    try expectHalves(of: ArtworkSamples.deep, red, blue, within: 0)
    try expectHalves(of: ArtworkSamples.palette, red, blue, within: 0)
    try expectHalves(of: ArtworkSamples.interlaced, red, blue, within: 0)
  }

  @Test func `a WebP comes out in its colours`() throws {
    try expectHalves(of: ArtworkSamples.lossy, red, blue, within: 12)
  }

  @Test func `transparent parts show mid-grey`() throws {
    try expectHalves(of: ArtworkSamples.alpha, red, grey, within: 1)
    try expectHalves(of: ArtworkSamples.clear, red, grey, within: 1)
    try expectHalves(of: ArtworkSamples.pierced, red, grey, within: 1)
  }

  @Test func `what is no picture we read is refused as unknown`() {
    for bytes in [ArtworkSamples.bitmap, Array("not a picture".utf8), [], [0xff], [0x89, 0x50]] {
      #expect(answer(bytes) == .refused(.unknownFormat))
    }
  }

  @Test func `a GIF comes out in its colours, in one pass or four`() throws {
    try expectHalves(of: ArtworkSamples.gif, red, blue, within: 0)
    let image = try #require(picture(ArtworkSamples.passes))
    #expect((0...1).map { pixel(image, $0, 0) } == [red, red])
    #expect((0...1).map { pixel(image, $0, 1) } == [blue, blue])
  }

  @Test func `of a moving GIF the first picture is shown`() throws {
    try expectHalves(of: ArtworkSamples.movingGIF, red, blue, within: 0)
  }

  @Test func `a GIF that states a huge canvas or ends too early is refused`() {
    var huge = ArtworkSamples.gif
    huge.replaceSubrange(6..<10, with: [0xFF, 0xFF, 0xFF, 0xFF])
    #expect(answer(huge) == .refused(.tooLarge))
    #expect(answer(Array(ArtworkSamples.gif.dropLast(20))) == .refused(.broken))
  }

  @Test(arguments: 0...9, [false, true])
  func `a JPEG is turned as its Exif data says`(orientation: UInt8, bigEndian: Bool) throws {
    let image = try #require(picture(ArtworkSamples.turned(orientation, bigEndian: bigEndian)))
    // Red is on the left, and where that goes: 3 turns it round, 2 mirrors it, 6 turns it to the
    // right, 8 to the left; 4, 5 and 7 are these mirrored.
    let redSide =
      switch orientation {
      case 2, 3: [(1, 0), (1, 1)]
      case 5, 6: [(0, 0), (1, 0)]
      case 7, 8: [(0, 1), (1, 1)]
      default: [(0, 0), (0, 1)]
      }
    for (x, y) in redSide { #expect(pixel(image, x, y)[0] > 150) }
    #expect((0..<4).count { pixel(image, $0 % 2, $0 / 2)[0] > 150 } == 2)
  }

  @Test func `a moving WebP is refused, not half shown`() {
    #expect(answer(ArtworkSamples.moving) == .refused(.broken))
  }

  @Test func `a picture cut off in its head is refused`() {
    for sample in ArtworkSamples.readable {
      #expect(answer(Array(sample.prefix(20))) == .refused(.broken))
    }
  }

  @Test func `a stated size over the limits is refused before memory is asked for`() {
    let png = stating(width: 30_000, height: 30_000)
    #expect(answer(png) == .refused(.tooLarge))
    #expect(answer(stating(width: 1, height: 40_000)) == .refused(.tooLarge))
    var jpeg = ArtworkSamples.baseline
    let size = sizePosition(inJPEG: jpeg)
    jpeg.replaceSubrange(size..<size + 4, with: [0x75, 0x30, 0x75, 0x30])  // 30,000 each
    #expect(answer(jpeg) == .refused(.tooLarge))
  }

  @Test func `a stated size within the limits without the data is refused`() {
    #expect(answer(stating(width: 4_000, height: 4_000)) == .refused(.broken))
  }

  @Test func `no damage to a picture ends the process`() {
    let seed: UInt64 = 20_261_130
    var random = StableRandom("damage \(seed)")
    for (number, sample) in ArtworkSamples.readable.enumerated() {
      for round in 0..<400 {
        var bytes = sample
        for _ in 0..<random.whole(1...6) {
          bytes[random.whole(0...bytes.count - 1)] = UInt8(random.whole(0...255))
        }
        if random.whole(0...3) == 0 { bytes.removeLast(random.whole(0...bytes.count - 1)) }
        if case .picture(.pixels(let image)) = answer(bytes) {
          #expect(image.bytes.count == 12, "sample \(number), round \(round), seed \(seed)")
        }
      }
    }
  }

  /// Reads a picture into 2 by 2 pixels.
  private func answer(_ bytes: [UInt8]) -> ArtworkAnswer {
    CoverReader.picture(in: bytes, for: ArtworkJob(source: .file([]), width: 2, height: 2))
  }

  private func picture(_ bytes: [UInt8]) -> PixelImage? {
    if case .picture(.pixels(let image)) = answer(bytes) { image } else { nil }
  }

  private func pixel(_ image: PixelImage, _ x: Int, _ y: Int) -> [Int] {
    let start = (y * image.width + x) * 3
    return image.bytes[start..<start + 3].map(Int.init)
  }

  private func expectHalves(
    of bytes: [UInt8], _ left: [Int], _ right: [Int], within tolerance: Int = 4
  ) throws {
    let image = try #require(picture(bytes))
    for y in 0..<2 {
      for (x, wanted) in [left, right].enumerated() {
        let found = pixel(image, x, y)
        let error = zip(found, wanted).map { abs($0 - $1) }.max() ?? 255
        #expect(error <= tolerance, "\(found) instead of \(wanted) at \(x), \(y)")
      }
    }
  }

  /// A PNG that states a size and has no pixels for it.
  private func stating(width: Int, height: Int) -> [UInt8] {
    func number(_ value: Int) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
    func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
      let content = Array(name.utf8) + body
      return number(body.count) + content + number(crc32(content))
    }
    let head = number(width) + number(height) + [8, 2, 0, 0, 0]
    return [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] + chunk("IHDR", head)
      + chunk("IDAT", [0x78, 0x9c, 0x63, 0]) + chunk("IEND", [])
  }

  /// PNG's checksum, bit by bit as the specification defines it.
  private func crc32(_ bytes: [UInt8]) -> Int {
    var value: UInt32 = 0xffff_ffff
    for byte in bytes {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? value >> 1 ^ 0xedb8_8320 : value >> 1 }
    }
    return Int(~value)
  }

  /// Where a baseline JPEG states its height and width: five bytes behind the frame's marker.
  private func sizePosition(inJPEG bytes: [UInt8]) -> Int {
    for position in bytes.indices.dropLast() where bytes[position] == 0xff {
      if bytes[position + 1] == 0xc0 { return position + 5 }
    }
    return 0
  }
}
