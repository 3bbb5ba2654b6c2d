import Geometry
import SeededRandom
import Testing

@testable import DiffableSnapshot

@Suite struct `sets of cells` {
  func picture(_ mask: CellMask, _ size: Size) -> [String] {
    (0..<size.height).map { y in
      String((0..<size.width).map { mask.contains(x: $0, y: y) ? "#" : "." })
    }
  }

  @Test func `a rectangle with two holes`() {
    let size = Size(width: 8, height: 4)
    var mask = CellMask(size: size)
    mask.insert(
      Rect(x: 1, y: 0, width: 9, height: 4), except: Rect(x: 3, y: 1, width: 2, height: 1),
      Rect(x: 6, y: 2, width: 5, height: 2))
    #expect(picture(mask, size) == [".#######", ".##..###", ".#####..", ".#####.."])
    #expect(mask.count == 22)
    #expect(
      mask.rects() == [
        Rect(x: 1, y: 0, width: 7, height: 1), Rect(x: 1, y: 1, width: 2, height: 1),
        Rect(x: 5, y: 1, width: 3, height: 1), Rect(x: 1, y: 2, width: 5, height: 2),
      ])
  }

  @Test func `neighbours are added inside of a rectangle only`() {
    let size = Size(width: 8, height: 2)
    var mask = CellMask(size: size)
    mask.insert(Rect(x: 3, y: 0, width: 2, height: 2))
    let before = mask
    mask.insertNeighbours(of: before, in: Rect(x: 4, y: 0, width: 4, height: 1))
    #expect(picture(mask, size) == ["...###..", "...##..."])
  }

  @Test func `columns beyond a machine word are no different`() {
    var random = SplitMix64(seed: 64)
    for width in [1, 63, 64, 65, 127, 128, 129, 200] {
      let size = Size(width: width, height: 3)
      var mask = CellMask(size: size)
      var model = Set<Point>()
      for _ in 0..<6 {
        let rect = random.rect(in: size)
        let hole = random.rect(in: size)
        mask.insert(rect, except: hole)
        for y in 0..<3 {
          for x in 0..<width {
            let point = Point(x: x, y: y)
            if rect.contains(point), !hole.contains(point) { model.insert(point) }
          }
        }
      }
      let area = random.rect(in: size)
      let before = mask
      mask.insertNeighbours(of: before, in: area)
      for point in model where area.contains(point) {
        for near in [point.moved(x: -1), point.moved(x: 1)]
        where area.contains(near) && Rect(origin: .zero, size: size).contains(near) {
          model.insert(near)
        }
      }
      #expect(mask.count == model.count, "width \(width)")
      #expect(model.allSatisfy { mask.contains(x: $0.x, y: $0.y) })
      let rects = mask.rects()
      #expect(rects.reduce(0) { $0 + $1.width * $1.height } == model.count)
      #expect(rects.allSatisfy { rect in !rects.contains { $0 != rect && $0.intersects(rect) } })
    }
  }

  @Test func `a screen without cells has none`() {
    for size in [Size.zero, Size(width: -3, height: 5), Size(width: 5, height: 0)] {
      var mask = CellMask(size: size)
      mask.insert(Rect(x: -5, y: -5, width: 50, height: 50))
      #expect(mask.count == 0)
      #expect(mask.rects().isEmpty)
    }
  }
}

extension SplitMix64 {
  /// A rectangle that may reach outside of a screen.
  mutating func rect(in size: Size) -> Rect {
    Rect(
      x: number(-3..<size.width + 1), y: number(-2..<size.height + 1),
      width: number(0..<size.width + 4), height: number(0..<size.height + 2))
  }
}
