import Geometry
import Testing

/// Rectangles of whole cells: what they hold, share and enclose.
struct RectTests {
  private let rect = Rect(x: 2, y: 3, width: 4, height: 5)

  @Test func `a rectangle holds its first cell but not the one after its last`() {
    #expect(rect.contains(Point(x: 2, y: 3)))
    #expect(rect.contains(Point(x: 5, y: 7)))
    #expect(!rect.contains(Point(x: 6, y: 7)))
    #expect(!rect.contains(Point(x: 5, y: 8)))
  }

  @Test func `both axes answer through one subscript`() {
    #expect(Axis.allCases.map { rect.start($0) } == [2, 3])
    #expect(Axis.allCases.map { rect.end($0) } == [6, 8])
    #expect(Axis.allCases.map { rect.size[$0.cross] } == [5, 4])
  }

  @Test func `rectangles that only touch share no cell`() {
    #expect(!rect.intersects(Rect(x: 6, y: 3, width: 2, height: 5)))
    #expect(rect.intersects(Rect(x: 5, y: 7, width: 9, height: 9)))
  }

  @Test func `an intersection is never negative`() {
    let far = rect.intersection(Rect(x: 100, y: 100, width: 1, height: 1))
    #expect(far.isEmpty)
    #expect(far.width >= 0 && far.height >= 0)
  }

  @Test func `an empty rectangle adds nothing to a union`() {
    #expect(rect.union(.zero) == rect)
    #expect(Rect.zero.union(rect) == rect)
    let other = Rect(x: 0, y: 9, width: 1, height: 1)
    #expect(rect.union(other) == Rect(x: 0, y: 3, width: 6, height: 7))
  }

  @Test func `insets larger than the rectangle leave nothing`() {
    #expect(rect.inset(by: EdgeInsets(all: 1)) == Rect(x: 3, y: 4, width: 2, height: 3))
    #expect(rect.inset(by: EdgeInsets(all: 9)).size == .zero)
  }
}
