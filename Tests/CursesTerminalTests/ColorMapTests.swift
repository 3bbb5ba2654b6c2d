import Terminal
import Testing

@testable import CursesTerminal

struct ColorMapTests {
  @Test func `the person's sixteen colours are never changed`() {
    for index in UInt8(0)..<16 {
      #expect(ColorMap(depth: .direct).number(of: .palette(index)) == Int32(index))
      #expect(ColorMap(depth: .palette256).number(of: .palette(index)) == Int32(index))
      #expect(ColorMap(depth: .sixteen).number(of: .palette(index)) == Int32(index))
      #expect(ColorMap(depth: .eight).number(of: .palette(index)) == Int32(index % 8))
      #expect(ColorMap(depth: .none).number(of: .palette(index)) == -1)
    }
    for depth in ColorDepth.allCases { #expect(ColorMap(depth: depth).number(of: .standard) == -1) }
  }

  @Test func `direct colours are their own numbers, but never a palette's`() {
    let map = ColorMap(depth: .direct)
    #expect(map.number(of: .rgb(0x12, 0x34, 0x56)) == 0x123456)
    #expect(map.number(of: .rgb(0, 0, 3)) == 0x10)
    #expect(map.number(of: .palette(196)) == 0xFF0000)
    #expect(map.number(of: .palette(16)) == 0x10)
    #expect(map.number(of: .palette(244)) == 0x808080)
  }

  /// The squared distance of two colours.
  private func distance(_ one: RGB, _ other: RGB) -> Int {
    let (r, g, b) = (one.red - other.red, one.green - other.green, one.blue - other.blue)
    return r * r + g * g + b * b
  }

  @Test func `in 256 colours none of the fixed ones is nearer`() {
    let map = ColorMap(depth: .palette256)
    let levels: [UInt8] = [0, 47, 48, 96, 114, 115, 154, 155, 236, 255]
    let entries = (UInt8(16)...255).map { RGB(palette: $0) }
    for red in levels {
      for green in levels {
        for blue in levels {
          let color = RGB(red: Int(red), green: Int(green), blue: Int(blue))
          let number = map.number(of: .rgb(red, green, blue))
          let nearest = entries.lazy.map { distance(color, $0) }.min()
          #expect(distance(color, entries[Int(number) - 16]) == nearest, "\(color)")
        }
      }
    }
  }

  @Test(arguments: [
    (Color.rgb(250, 10, 10), 9 as Int32), (.rgb(0, 0, 0), 0), (.rgb(255, 255, 255), 15),
    (.rgb(130, 125, 128), 8), (.palette(46), 10), (.rgb(200, 5, 0), 1),
  ])
  func `sixteen colours give the likest`(color: Color, number: Int32) {
    #expect(ColorMap(depth: .sixteen).number(of: color) == number)
  }

  @Test(arguments: [
    (Color.rgb(250, 10, 10), 1 as Int32), (.rgb(0, 0, 0), 0), (.rgb(255, 255, 255), 7),
    (.rgb(0, 0, 255), 4), (.palette(46), 2), (.palette(11), 3),
  ])
  func `eight colours give the likest`(color: Color, number: Int32) {
    #expect(ColorMap(depth: .eight).number(of: color) == number)
  }
}
