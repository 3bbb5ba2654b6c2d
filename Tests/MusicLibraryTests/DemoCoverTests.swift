import Images
import MusicModel
import Testing

@testable import MusicLibrary

/// Covers can be told apart at the size of a tile, and come out the same each time.
@Suite struct DemoCoverTests {
  private let side = 17  // pixels of a tile in an 80-column terminal

  @Test func `a cover is the same each time`() throws {
    let first = try CoverPainter.paint(.city, .neon, title: "x", side: 100).encoded(as: .png)
    let second = try CoverPainter.paint(.city, .neon, title: "x", side: 100).encoded(as: .png)
    let other = try CoverPainter.paint(.city, .neon, title: "y", side: 100).encoded(as: .png)
    #expect(first == second)
    #expect(first != other)
  }

  @Test func `both formats hold the same picture`() throws {
    let canvas = try CoverPainter.paint(.boat, .sea, title: "x", side: 200)
    let png = try thumbnail(canvas.encoded(as: .png))
    let jpeg = try thumbnail(canvas.encoded(as: .jpeg))
    #expect(difference(png, jpeg) < 4)
  }

  @Test func `every design fills the picture with more than one colour`() throws {
    for design in CoverDesign.allCases {
      let canvas = try CoverPainter.paint(design, .dusk, title: "x", side: 120)
      let image = try thumbnail(canvas.encoded(as: .png))
      let colours = Set(
        stride(from: 0, to: image.bytes.count, by: 3).map { start in
          image.bytes[start..<start + 3].map { $0 / 32 }
        })
      #expect(colours.count >= 3, "\(design)")
    }
  }

  @Test func `no two covers of the catalogue look alike`() throws {
    let covers = try DemoCatalogue.albums.map { album in
      let canvas = try CoverPainter.paint(
        album.design, album.palette, title: album.title, side: 120)
      return try (album.title, thumbnail(canvas.encoded(as: .png)))
    }
    for (index, one) in covers.enumerated() {
      for other in covers.dropFirst(index + 1) {
        #expect(difference(one.1, other.1) > 12, "\(one.0), \(other.0)")
      }
    }
  }

  private func thumbnail(_ bytes: [UInt8]) throws -> PixelImage {
    let job = ArtworkJob(source: .file([]), width: side, height: side)
    guard case .picture(.pixels(let image)) = CoverReader.picture(in: bytes, for: job) else {
      throw DemoError.painting
    }
    return image
  }

  /// Mean difference of all values, 0 to 255.
  private func difference(_ one: PixelImage, _ other: PixelImage) -> Int {
    zip(one.bytes, other.bytes).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) } / one.bytes.count
  }
}
