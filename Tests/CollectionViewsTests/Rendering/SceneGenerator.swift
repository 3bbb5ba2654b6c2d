import DiffableSnapshot
import Geometry
import SeededRandom
import Terminal

@testable import CollectionViews

/// Random scenes that a seed repeats.
struct SceneGenerator: RandomNumberGenerator {
  private var generator: SplitMix64

  init(seed: UInt64) { generator = SplitMix64(seed: seed) }

  mutating func next() -> UInt64 { generator.next() }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// True once in a number of times.
  mutating func once(in times: Int) -> Bool { number(1...times) == 1 }
}

extension SceneGenerator {
  mutating func patch() -> Patch {
    let texts = ["a日本b", "xyz", "東京 ok", "é日", "plain text here", "…界界界"]
    switch number(0...9) {
    case 0: return .bar
    case 1: return .wide
    case 2, 3: return .sparse(once(in: 2) ? "*" : "木")
    case 4...6: return .solid(["A", "B", "C", "D"][number(0...3)])
    default: return .text(texts[number(0...texts.count - 1)])
    }
  }

  mutating func rect(in size: Size) -> Rect {
    Rect(
      x: number(-3...size.width), y: number(-2...size.height),
      width: number(0...size.width), height: number(0...max(1, size.height / 2)))
  }

  mutating func element(id: Int, in size: Size) -> TestElement {
    let rect = rect(in: size)
    return TestElement(
      id: id, rect: rect, clip: once(in: 4) ? self.rect(in: size) : nil,
      zIndex: number(-1...2), content: patch())
  }

  mutating func scene() -> TestScene {
    let size = Size(width: number(1...26), height: number(1...9))
    var scene = TestScene(size: size)
    let count = number(0...9)
    scene.elements = (0..<count).map { element(id: $0, in: size) }
    if once(in: 2) {
      scene.scrollRegion =
        once(in: 2)
        ? Rect(x: 0, y: number(0...2), width: size.width, height: number(0...size.height))
        : rect(in: size)
    }
    if once(in: 3) { scene.background = Style(background: .palette(4)) }
    return scene
  }

  /// A scene with a few things changed.
  mutating func changed(_ old: TestScene) -> TestScene {
    var scene = old
    if once(in: 20) { scene.size = Size(width: number(0...26), height: number(0...9)) }
    if once(in: 20) { scene.background = Style(background: .palette(UInt8(number(0...7)))) }
    if once(in: 2), let region = scene.scrollRegion { scroll(&scene, region) }
    for _ in 0..<number(0...3) { edit(&scene) }
    return scene
  }

  private mutating func scroll(_ scene: inout TestScene, _ region: Rect) {
    let dy = number(-4...4)
    scene.scrollOffset -= dy
    for index in scene.elements.indices {
      let seen = scene.elements[index].rect.intersection(scene.elements[index].clip)
      // Most of what lies in the region scrolls; what is pinned does not.
      guard region.intersects(seen), !once(in: 5) else { continue }
      scene.elements[index].rect = scene.elements[index].rect.moved(y: dy)
      scene.elements[index].clip = scene.elements[index].clip.moved(y: dy).intersection(region)
    }
  }

  private mutating func edit(_ scene: inout TestScene) {
    let id = (scene.elements.map(\.id).max() ?? 0) + 1
    guard !scene.elements.isEmpty, !once(in: 6) else {
      let place = number(0...scene.elements.count)
      return scene.elements.insert(element(id: id, in: scene.size), at: place)
    }
    let index = number(0...scene.elements.count - 1)
    switch number(0...6) {
    case 0: scene.elements.remove(at: index)
    case 1: scene.elements[index].content = patch()
    case 2: scene.elements[index].rect = rect(in: scene.size)
    case 3: scene.elements[index].clip = rect(in: scene.size)
    case 4: scene.elements[index].zIndex = number(-1...2)
    case 5: scene.elements.swapAt(index, number(0...scene.elements.count - 1))
    default:
      let (dx, dy) = (number(-2...2), number(-2...2))
      scene.elements[index].rect = scene.elements[index].rect.moved(x: dx, y: dy)
      scene.elements[index].clip = scene.elements[index].clip.moved(x: dx, y: dy)
    }
  }
}
