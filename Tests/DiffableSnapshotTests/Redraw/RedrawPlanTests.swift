import DiffableSnapshot
import Geometry
import SeededRandom
import Testing

typealias Letter = VisibleElement<Int, String>

/// A screen of one-letter cells, enough to see what a plan does.
struct LetterGrid: Equatable {
  let size: Size
  private(set) var rows: [String]

  init(size: Size) {
    self.size = size
    rows = Array(repeating: String(repeating: ".", count: size.width), count: size.height)
  }

  /// Every element, the lowest first, on an empty screen: what a plan must lead to.
  init(_ elements: [Letter], size: Size) {
    self.init(size: size)
    let order = elements.enumerated().sorted {
      ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
    }
    for (_, element) in order { draw(element, in: element.clip) }
  }

  mutating func perform(_ plan: RedrawPlan<Int>, _ elements: [Letter]) {
    for scroll in plan.scrolls { self.scroll(scroll) }
    for rect in plan.clears { fill(rect) { _ in "." } }
    for step in plan.draws { draw(elements[step.element], in: step.clip) }
  }

  /// A letter in every cell, or in every second one when it is small.
  private mutating func draw(_ element: Letter, in clip: Rect) {
    let isSparse = element.content.first?.isLowercase ?? false
    fill(element.rect.intersection(clip)) { point in
      let offset = point.x - element.rect.minX + point.y - element.rect.minY
      return isSparse && offset % 2 != 0 ? nil : element.content.first
    }
  }

  private mutating func fill(_ rect: Rect, with letter: (Point) -> Character?) {
    for y in 0..<size.height {
      var row = Array(rows[y])
      for x in 0..<size.width where rect.contains(Point(x: x, y: y)) {
        if let letter = letter(Point(x: x, y: y)) { row[x] = letter }
      }
      rows[y] = String(row)
    }
  }

  private mutating func scroll(_ scroll: BandScroll) {
    let before = rows.map { Array($0) }
    fill(scroll.band) { point in
      let source = point.moved(y: -scroll.dy)
      return scroll.band.contains(source) ? before[source.y][source.x] : "."
    }
  }
}

@Suite struct `redraw plans` {
  let size = Size(width: 6, height: 4)

  func tile(_ id: Int, _ x: Int, _ y: Int, _ content: String, z: Int = 0) -> Letter {
    Letter(id: id, rect: Rect(x: x, y: y, width: 2, height: 2), zIndex: z, content: content)
  }

  /// A grid of three by two tiles.
  func grid(_ contents: [String]) -> [Letter] {
    contents.enumerated().map { tile($0, $0 % 3 * 2, $0 / 3 * 2, $1) }
  }

  @Test func `nothing changed, nothing planned`() {
    let tiles = grid(["A", "B", "C", "D", "E", "F"])
    #expect(RedrawPlan(from: tiles, to: tiles, size: size).isEmpty)
  }

  @Test func `one tile changed`() {
    let old = grid(["A", "B", "C", "D", "E", "F"])
    let new = grid(["A", "X", "C", "D", "E", "F"])
    let plan = RedrawPlan(from: old, to: new, size: size)
    let rect = Rect(x: 2, y: 0, width: 2, height: 2)
    #expect(
      plan == RedrawPlan(clears: [rect], draws: [.init(id: 1, element: 1, clip: rect)]))
    var screen = LetterGrid(old, size: size)
    screen.perform(plan, new)
    #expect(screen.rows == ["AAXXCC", "AAXXCC", "DDEEFF", "DDEEFF"])
  }

  @Test func `a whole row scrolls up and the next comes in`() {
    let old = grid(["A", "B", "C", "D", "E", "F"])
    let new =
      (3..<6).map { tile($0, $0 % 3 * 2, 0, ["D", "E", "F"][$0 - 3]) }
      + (6..<9).map { tile($0, $0 % 3 * 2, 2, ["G", "H", "I"][$0 - 6]) }
    let plan = RedrawPlan(
      from: old, to: new, size: size, scrollRegion: Rect(origin: .zero, size: size),
      scrolledBy: -2)
    #expect(plan.scrolls.map(\.dy) == [-2])
    #expect(plan.draws.map(\.id) == [6, 7, 8])
    #expect(plan == RedrawPlan(from: old, to: new, size: size), "found without being told")
  }

  @Test func `drawing everything clears the screen first`() {
    let plan = RedrawPlan(drawing: grid(["A", "B"]), size: size)
    #expect(plan.clears == [Rect(origin: .zero, size: size)])
    #expect(plan.draws.map(\.element) == [0, 1])
  }

  @Test func `identities that repeat are drawn all the same`() {
    let old = [tile(1, 0, 0, "A"), tile(1, 2, 0, "B")]
    let new = [tile(1, 2, 0, "B"), tile(1, 0, 0, "A"), tile(1, 4, 0, "A")]
    var screen = LetterGrid(old, size: size)
    screen.perform(RedrawPlan(from: old, to: new, size: size), new)
    #expect(screen == LetterGrid(new, size: size))
  }

  @Test func `random lists of elements end as a full redraw does`() {
    let seed = freshSeed()
    var random = SplitMix64(seed: seed)
    for _ in 0..<2000 {
      let size = Size(width: random.number(1..<70), height: random.number(1..<8))
      let old = (0..<random.number(0..<8)).map { random.letter(id: $0, in: size) }
      var new = old
      let dy = random.number(-3..<4)
      for index in new.indices where random.number(0..<3) == 0 {
        new[index].rect = new[index].rect.moved(y: dy)
        new[index].clip = new[index].clip.moved(y: dy)
      }
      for _ in 0..<random.number(0..<3) where !new.isEmpty {
        let index = random.number(0..<new.count)
        if random.number(0..<2) == 0 {
          new[index] = random.letter(id: random.number(0..<10), in: size)
        } else {
          new.swapAt(index, random.number(0..<new.count))
        }
      }
      let plan = RedrawPlan(
        from: old, to: new, size: size,
        scrollRegion: random.number(0..<2) == 0 ? random.rect(in: size) : nil, scrolledBy: dy)
      var screen = LetterGrid(old, size: size)
      screen.perform(plan, new)
      #expect(screen == LetterGrid(new, size: size), "seed \(seed): \(old) to \(new)")
    }
  }
}

extension SplitMix64 {
  fileprivate mutating func letter(id: Int, in size: Size) -> Letter {
    Letter(
      id: id, rect: rect(in: size), clip: number(0..<3) == 0 ? rect(in: size) : nil,
      zIndex: number(0..<3), content: ["A", "B", "c", "d"][number(0..<4)])
  }
}
