import CImage
import Images
import MusicModel
import Testing

@testable import MusicLibrary

/// Covers in the forms that terminals take: with a palette, and as PNG files.
@Suite struct ArtworkFormTests {
  @Test func `two colours become a palette of these two`() throws {
    let image = try indexed(ArtworkSamples.deep, 4, 2, colors: 16)
    #expect(image.palette.count == 6)
    let colors = image.indices.map { index in
      Array(image.palette[Int(index) * 3..<Int(index) * 3 + 3])
    }
    let row = [[200, 30, 40], [200, 30, 40], [20, 60, 220], [20, 60, 220]] as [[UInt8]]
    #expect(colors == row + row)
  }

  @Test func `a PNG file has the pixels that were asked for`() throws {
    let job = ArtworkJob(source: .file([]), width: 4, height: 4, form: .png)
    guard case .picture(.png(let image)) = CoverReader.picture(in: ArtworkSamples.deep, for: job)
    else { throw DemoError.painting }
    #expect((image.width, image.height) == (4, 4))
    let pixels = ArtworkJob(source: .file([]), width: 4, height: 4)
    let original = CoverReader.picture(in: ArtworkSamples.deep, for: pixels)
    #expect(CoverReader.picture(in: image.bytes, for: pixels) == original)
  }

  @Test func `what has the form of the place is cut, not squeezed`() throws {
    // Three colours from left to right; a place that is as high as wide shows the middle one.
    let wide = try picture(width: 9, height: 3) { x, _ in
      [(255, 0, 0), (0, 255, 0), (0, 0, 255)][x / 3]
    }
    let middle = try indexed(wide, 3, 3, colors: 8)
    #expect(middle.palette == [0, 255, 0])
    // One that is two thirds as high as all of it shows half of each neighbour, too.
    let more = try indexed(wide, 6, 3, colors: 8)
    #expect(more.colorCount == 3)
  }

  @Test(arguments: [2, 16, 256])
  func `a palette is no larger than allowed, and the mean colour stays`(colors: Int) throws {
    let side = 64
    let ramp = try picture(width: side, height: side) { x, y in (x * 4, y * 4, 255 - x * 2 - y * 2)
    }
    let image = try indexed(ramp, side, side, colors: colors)
    #expect(image.colorCount <= colors)
    #expect(image.colorCount > colors / 2)
    let sums = image.indices.reduce(into: [0, 0, 0]) { sums, index in
      for channel in 0..<3 { sums[channel] += Int(image.palette[Int(index) * 3 + channel]) }
    }
    for (sum, wanted) in zip(sums, [126, 126, 129]) {
      // Two colours cannot mix the corners of the ramp.
      let tolerance = colors == 2 ? 30 : 4
      #expect(abs(sum / (side * side) - wanted) <= tolerance, "\(sums)")
    }
  }

  @Test func `every damaged picture is refused in every form`() {
    for form in [CoverForm.pixels, .indexed(colors: 256), .png] {
      for sample in ArtworkSamples.readable {
        let job = ArtworkJob(source: .file([]), width: 8, height: 8, form: form)
        let answer = CoverReader.picture(in: Array(sample.prefix(20)), for: job)
        #expect(answer == .refused(.broken))
      }
    }
  }

  @Test func `every kind of picture comes in every form, damaged ones as a reason`() {
    var random = StableRandom("forms 20261130")
    for form in [CoverForm.indexed(colors: 16), .indexed(colors: 256), .png] {
      let job = ArtworkJob(source: .file([]), width: 5, height: 7, form: form)
      for sample in ArtworkSamples.readable {
        guard case .picture(let image) = CoverReader.picture(in: sample, for: job) else {
          Issue.record("\(form) of \(sample.prefix(4))")
          continue
        }
        #expect((image.width, image.height) == (5, 7))
        for _ in 0..<40 {
          var bytes = sample
          bytes[random.whole(0...bytes.count - 1)] = UInt8(random.whole(0...255))
          guard case .picture(let other) = CoverReader.picture(in: bytes, for: job) else {
            continue
          }
          #expect((other.width, other.height) == (5, 7))
        }
      }
    }
  }

  @Test func `jobs and answers of every form survive their way as messages`() throws {
    let indexed = try #require(
      IndexedImage(width: 2, height: 1, palette: [1, 2, 3, 4, 5, 6], indices: [1, 0]))
    for (form, image) in [
      (CoverForm.indexed(colors: 2), Image.indexed(indexed)),
      (.png, .png(try png(width: 2, height: 1))),
    ] {
      let job = ArtworkJob(source: .file([65]), width: 2, height: 1, form: form)
      #expect(ArtworkJob(message: job.message) == job)
      let answer = ArtworkAnswer.picture(image)
      #expect(ArtworkAnswer(message: answer.message[...], to: job) == answer)
    }
  }

  @Test func `an answer that is not to the job is none`() throws {
    let job = ArtworkJob(source: .file([65]), width: 2, height: 1, form: .indexed(colors: 2))
    for wrong: [UInt8] in [
      [0], [0, 0], [0, 1, 1, 2, 3, 4, 5, 6, 0, 2],  // a colour that is not there
      [0, 1, 1, 2, 3, 4, 5, 6, 0],  // a pixel too few
      [0, 2, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1],  // more colours than allowed
    ] {
      #expect(ArtworkAnswer(message: wrong[...], to: job) == nil, "\(wrong)")
    }
    let pngJob = ArtworkJob(source: .file([65]), width: 2, height: 2, form: .png)
    let other = ArtworkAnswer.picture(.png(try png(width: 2, height: 1)))
    #expect(ArtworkAnswer(message: other.message[...], to: pngJob) == nil)
  }

  @Test func `one cover in two forms is made twice, and each is kept`() {
    let pixels = CoverRequest(cover: CoverID(1), width: 4, height: 4)
    let file = CoverRequest(cover: CoverID(1), width: 4, height: 4, form: .png)
    var cache = ArtworkCache(limit: 10_000)
    cache.insert(.init(image: nil), for: pixels)
    #expect(cache.entry(for: file) == nil)
  }

  // MARK: - Pictures

  private func indexed(
    _ bytes: [UInt8], _ width: Int, _ height: Int, colors: Int
  ) throws -> IndexedImage {
    let job = ArtworkJob(
      source: .file([]), width: width, height: height, form: .indexed(colors: colors))
    guard case .picture(.indexed(let image)) = CoverReader.picture(in: bytes, for: job) else {
      throw DemoError.painting
    }
    return image
  }

  private func png(width: Int, height: Int) throws -> PNGImage {
    let bytes = try picture(width: width, height: height) { _, _ in (1, 2, 3) }
    return try #require(PNGImage(width: width, height: height, bytes: bytes))
  }

  /// A PNG file of a size whose pixels a function gives.
  private func picture(
    width: Int, height: Int, _ color: (Int, Int) -> (Int, Int, Int)
  ) throws -> [UInt8] {
    var picture = CImagePixels()
    defer { cimage_free(&picture) }
    try #require(cimage_make(Int32(width), Int32(height), &picture) == CIMAGE_OK)
    for y in 0..<height {
      for x in 0..<width {
        let (red, green, blue) = color(x, y)
        let place = 3 * (y * width + x)
        picture.bytes[place] = UInt8(red)
        picture.bytes[place + 1] = UInt8(green)
        picture.bytes[place + 2] = UInt8(blue)
      }
    }
    var file = CImageFile()
    defer { cimage_free_file(&file) }
    try #require(cimage_write_png(&picture, &file) == CIMAGE_OK)
    return Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
  }
}
