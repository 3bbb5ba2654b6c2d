import CImage
import MusicModel
import Testing

@testable import MusicLibrary

/// Scaling is checked against patterns whose result can be worked out by hand.
@Suite struct ArtworkScaleTests {
  @Test func `a picture of the wanted size stays as it is`() throws {
    let picture = ["0123", "4567", "89ab", "cdef"]
    #expect(try fitted(picture, 4, 4) == picture)
  }

  @Test func `the centred square is taken`() throws {
    #expect(try fitted(["0001f000", "0002e000"], 2, 2) == ["1f", "2e"])
    #expect(try fitted(["00", "00", "12", "ef", "00", "00"], 2, 2) == ["12", "ef"])
  }

  @Test func `enlarging repeats pixels`() throws {
    #expect(try fitted(["0f", "f0"], 4, 4) == ["00ff", "00ff", "ff00", "ff00"])
    #expect(try fitted(["7"], 3, 2) == ["777", "777"])
  }

  @Test func `width and height may differ, as for cells of an odd number`() throws {
    #expect(try fitted(["0f", "0f"], 2, 1) == ["0f"])
    #expect(try fitted(["00", "ff"], 1, 2) == ["0", "f"])
  }

  @Test func `black and white mix to the grey that gives half their light`() throws {
    // Half the light of white is the sRGB value 188, not 128.
    #expect(try values(["0f", "f0"], 1, 1) == [188])
  }

  @Test func `a pixel cut by an edge counts on both sides by its share`() throws {
    // Three columns into two: each takes one whole and half of the middle one. One third of
    // white's light is the sRGB value 156.
    #expect(try values(["0f0", "0f0", "0f0"], 2, 1) == [156, 156])
    #expect(try values(["f00", "f00", "f00"], 2, 1) == [213, 0])
  }

  @Test func `the mean light of a picture stays`() throws {
    let seed = "mean light 7"
    var random = StableRandom(seed)
    for side in [5, 12, 31] {
      let rows = (0..<side).map { _ in
        String((0..<side).map { _ in random.whole(0...1) == 0 ? "0" : "f" })
      }
      let bright = Double(rows.joined().filter { $0 == "f" }.count) / Double(side * side)
      let small = try values(rows, 4, 3).map(light)
      let mean = small.reduce(0, +) / Double(small.count)
      #expect(abs(mean - bright) < 0.01, "side \(side), \(seed)")
    }
  }

  @Test func `white stays white, of however many pixels it is the mean`() throws {
    for side in [3, 10, 1_500] {
      let rows = [String](repeating: String(repeating: "f", count: side), count: side)
      #expect(try values(rows, 1, 1) == [255], "side \(side)")
      #expect(Set(try values(rows, 7, 3)) == [255], "side \(side)")
    }
  }

  /// sRGB to linear light, straight from the standard's formula.
  private func light(_ value: Int) -> Double {
    let share = Double(value) / 255
    if share <= 0.04045 { return share / 12.92 }
    // ((share + 0.055) / 1.055) to the power of 2.4, as the fifth root of the twelfth power.
    let base = (share + 0.055) / 1.055
    let twelfth = (0..<12).reduce(1.0) { power, _ in power * base }
    var root = base
    for _ in 0..<60 {
      root -= (root * root * root * root * root - twelfth) / (5 * root * root * root * root)
    }
    return root
  }

  /// Fits a picture of hexadecimal digits, each a grey of 16, and draws the result likewise.
  private func fitted(_ rows: [String], _ width: Int, _ height: Int) throws -> [String] {
    let values = try values(rows, width, height)
    return (0..<height).map { y in
      values[y * width..<(y + 1) * width].map { String($0 / 17, radix: 16) }.joined()
    }
  }

  /// Fits a picture of hexadecimal digits; the result's greys, 0 to 255.
  private func values(_ rows: [String], _ width: Int, _ height: Int) throws -> [Int] {
    var picture = CImagePixels()
    defer { cimage_free(&picture) }
    let digits = rows.joined().utf8.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    #expect(cimage_make(Int32(digits.count / rows.count), Int32(rows.count), &picture) == CIMAGE_OK)
    for (index, digit) in digits.enumerated() {
      for channel in 0..<3 { picture.bytes[index * 3 + channel] = UInt8(digit * 17) }
    }
    var bytes = [UInt8](repeating: 0, count: width * height * 3)
    try #require(cimage_fit_square(&picture, Int32(width), Int32(height), &bytes) == CIMAGE_OK)
    return stride(from: 0, to: bytes.count, by: 3).map { Int(bytes[$0]) }
  }
}
