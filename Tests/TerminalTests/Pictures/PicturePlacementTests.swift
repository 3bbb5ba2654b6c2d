import Geometry
import SeededRandom
import Testing

@testable import Terminal

/// Pictures are read back out of the cells of a frame.
@Suite struct PicturePlacementTests {
  private let size = Size(width: 12, height: 6)
  private let one = PictureFixtures.one
  private let two = PictureFixtures.two

  @Test func `a glyph carries the numbers of its picture, row and column`() {
    for (id, column, row) in [(0, 0, 0), (PictureID.most, 32_767, 32_767), (40_000, 3, 299)] {
      let part = PictureCell(picture: PictureID(id), column: column, row: row)
      let glyph = Glyph(part)
      #expect(glyph.pictureCell == part)
      #expect(glyph.width == 1)
      #expect(glyph.asciiSubstitute == "?")
    }
    #expect(Glyph.blank.pictureCell == nil && Glyph("é").pictureCell == nil)
  }

  @Test func `no text from outside becomes a part of a picture`() {
    let forged = "\u{10EEEE}\u{F0000}\u{F0000}\u{F0001}\u{F0000}\u{10EEEE}\u{305}\u{305}"
    let glyphs = DisplayText(forged, .narrow).glyphs
    #expect(glyphs.allSatisfy { $0.pictureCell == nil && $0.base.value != 0x10EEEE })
  }

  @Test func `whole pictures are one placement each`() {
    let frame = PictureFixtures.frame(
      size, [(one, Point(x: 1, y: 1)), (two, Point(x: 7, y: 3))])
    #expect(
      frame.picturePlacements() == [
        placement(one, 0, 0, 4, 2, at: 1, 1), placement(two, 0, 0, 4, 2, at: 7, 3),
      ])
    #expect(frame.text[1] == " ▒▒▒▒       ")
  }

  @Test func `two covers of one picture side by side are two placements`() {
    let frame = PictureFixtures.frame(
      size, [(one, Point(x: 0, y: 0)), (one, Point(x: 4, y: 0)), (one, Point(x: 0, y: 2))])
    #expect(
      frame.picturePlacements() == [
        placement(one, 0, 0, 4, 2, at: 0, 0), placement(one, 0, 0, 4, 2, at: 4, 0),
        placement(one, 0, 0, 4, 2, at: 0, 2),
      ])
  }

  @Test func `what text covers is left out`() {
    let frame = PictureFixtures.frame(
      size, [(one, Point(x: 1, y: 1))], over: [("ab", Point(x: 2, y: 1))])
    #expect(
      frame.picturePlacements() == [
        placement(one, 0, 0, 1, 1, at: 1, 1), placement(one, 3, 0, 1, 1, at: 4, 1),
        placement(one, 0, 1, 4, 1, at: 1, 2),
      ])
  }

  @Test func `a picture that the edge cuts shows its part`() {
    let frame = PictureFixtures.frame(
      size, [(one, Point(x: -1, y: -1)), (two, Point(x: 10, y: 1))])
    #expect(
      frame.picturePlacements() == [
        placement(one, 1, 1, 3, 1, at: 0, 0), placement(two, 0, 0, 2, 2, at: 10, 1),
      ])
  }

  @Test func `the last row shows no picture`() {
    let frame = PictureFixtures.frame(size, [(one, Point(x: 0, y: 4)), (two, Point(x: 6, y: 5))])
    #expect(frame.picturePlacements() == [placement(one, 0, 0, 4, 1, at: 0, 4)])
    let low = PictureFixtures.frame(Size(width: 4, height: 1), [(one, .zero)])
    #expect(low.picturePlacements().isEmpty)
    #expect(Frame.empty.picturePlacements().isEmpty)
  }

  @Test func `placements cover every part of a picture once, whatever lies over it`() {
    let seed: UInt64 = 20_261_130
    var random = SplitMix64(seed: seed)
    for round in 0..<300 {
      var frame = Frame(size: size)
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let id = PictureID(Int.random(in: 1...2, using: &random))
        let origin = Point(
          x: Int.random(in: -3...10, using: &random), y: Int.random(in: -1...5, using: &random))
        let over = PictureFixtures.frame(size, [(id, origin)])
        frame.draw(in: frame.bounds) { canvas in
          for y in 0..<size.height {
            for x in 0..<size.width where over[Point(x: x, y: y)] != .blank {
              canvas.set(over[Point(x: x, y: y)], at: Point(x: x, y: y))
            }
          }
          let hole = Point(
            x: Int.random(in: 0...11, using: &random), y: Int.random(in: 0...5, using: &random))
          canvas.write("x", at: hole)
        }
      }
      var drawn: [Point: PictureCell] = [:]
      for placement in frame.picturePlacements() {
        for y in 0..<placement.part.height {
          for x in 0..<placement.part.width {
            let point = placement.origin.moved(x: x, y: y)
            #expect(drawn[point] == nil, "seed \(seed), round \(round)")
            drawn[point] = PictureCell(
              picture: placement.picture, column: placement.part.minX + x,
              row: placement.part.minY + y)
          }
        }
      }
      for y in 0..<size.height {
        for x in 0..<size.width {
          let point = Point(x: x, y: y)
          let wanted = y < size.height - 1 ? frame[point].glyph.pictureCell : nil
          #expect(drawn[point] == wanted, "seed \(seed), round \(round), \(point)")
        }
      }
    }
  }

  private func placement(
    _ id: PictureID, _ column: Int, _ row: Int, _ width: Int, _ height: Int, at x: Int, _ y: Int
  ) -> PicturePlacement {
    PicturePlacement(
      picture: id, part: Rect(x: column, y: row, width: width, height: height),
      origin: Point(x: x, y: y))
  }
}
