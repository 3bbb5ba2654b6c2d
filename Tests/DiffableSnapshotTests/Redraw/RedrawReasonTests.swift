import DiffableSnapshot
import Geometry
import Testing

struct RedrawReasonTests {
  private typealias Element = VisibleElement<String, Int>

  private let tile = Element(id: "tile", rect: Rect(x: 2, y: 3, width: 4, height: 2), content: 7)

  private func changed(_ change: (inout Element) -> Void) -> [Element] {
    var element = tile
    change(&element)
    return [element]
  }

  @Test func `each change has its reason`() {
    #expect(RedrawReason.of("tile", from: [], to: [tile]) == .appeared)
    #expect(RedrawReason.of("tile", from: [tile], to: []) == .vanished)
    #expect(RedrawReason.of("tile", from: [tile], to: [tile]) == .unchanged)
    #expect(RedrawReason.of("other", from: [tile], to: [tile]) == nil)
    let content = changed { $0.content = 8 }
    #expect(RedrawReason.of("tile", from: [tile], to: content) == .contentChanged)
    let size = changed { $0.rect.size.width = 5 }
    #expect(RedrawReason.of("tile", from: [tile], to: size) == .resized)
    let place = changed { $0.rect.origin.y = 9 }
    #expect(RedrawReason.of("tile", from: [tile], to: place) == .moved)
    let level = changed { $0.zIndex = 3 }
    #expect(RedrawReason.of("tile", from: [tile], to: level) == .uncovered)
  }

  @Test func `of several reasons the first is told`() {
    let all = changed {
      $0.content = 8
      $0.rect = Rect(x: 0, y: 0, width: 1, height: 1)
    }
    #expect(RedrawReason.of("tile", from: [tile], to: all) == .contentChanged)
  }
}
