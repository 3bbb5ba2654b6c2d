import Geometry
import Testing

@testable import AppCore

struct GridColumnsTests {
  @Test(
    arguments: [
      (40, 24, 2), (60, 40, 2), (80, 24, 4), (100, 40, 3), (120, 40, 3), (126, 44, 4),
      (160, 48, 4), (200, 50, 5), (238, 60, 6),
    ])
  func `automatic columns follow width and height`(width: Int, height: Int, columns: Int) {
    #expect(GridColumns.automatic.count(in: Size(width: width, height: height)) == columns)
  }

  @Test(arguments: [(75, 2), (76, 3), (125, 3), (126, 4), (400, 4), (40, 2)])
  func `seed columns follow the width alone`(width: Int, columns: Int) {
    for height in [6, 24, 100] {
      #expect(GridColumns.seed.count(in: Size(width: width, height: height)) == columns)
    }
  }

  @Test func `a fixed number gives way before tiles are narrower than twelve`() {
    // 4 columns of 80: (80 - 4 - 6) / 4 = 17; 6: (80 - 4 - 10) / 6 = 11, too narrow; 5 is not.
    #expect(GridColumns.fixed(4).count(in: Size(width: 80, height: 24)) == 4)
    #expect(GridColumns.fixed(6).count(in: Size(width: 80, height: 24)) == 5)
    #expect(GridColumns.fixed(12).count(in: Size(width: 1, height: 1)) == 1)
    #expect(GridColumns.fixed(-3).count(in: Size(width: 80, height: 24)) == 1)
  }

  @Test func `every rule answers one to twelve at every size`() {
    for rule in [GridColumns.automatic, .seed, .fixed(7)] {
      for width in 0...400 {
        for height in stride(from: 0, through: 120, by: 7) {
          let count = rule.count(in: Size(width: width, height: height))
          #expect((1...12).contains(count))
        }
      }
    }
  }
}
