import Geometry
import SeededRandom
import Testing

@testable import CompositionalLayout

/// What holds for every sample layout at every size of the window.
struct PropertyTests {
  /// All widths at some heights, and all heights at some widths.
  private static let sizes: [Size] = {
    var sizes: [Size] = []
    for width in 0...300 {
      for height in [0, 24] { sizes.append(Size(width: width, height: height)) }
    }
    for height in 0...100 {
      for width in [1, 80] { sizes.append(Size(width: width, height: height)) }
    }
    return sizes
  }()

  private let measurer = ListMeasurer(
    sizes: [3, 7, 1, 12, 5].map { Size(width: $0 + 2, height: ($0 % 4) + 1) })

  private func solve(_ sample: SampleLayout, _ size: Size) -> SolvedLayout {
    var solved = sample.layout.solve(
      in: Environment(container: Container(size: size)), counts: sample.counts, measurer: measurer)
    solved.measure(in: Viewport(rect: Rect(origin: .zero, size: size)))
    return solved
  }

  private func items(_ sample: SampleLayout) -> [ElementPath] {
    sample.counts.enumerated().flatMap { section, count in
      (0..<count).map { ElementPath.item(section: section, item: $0) }
    }
  }

  @Test(arguments: SampleLayout.all.map(\.name))
  func `items never overlap nor leave their section`(name: String) throws {
    let sample = try #require(SampleLayout.all.first { $0.name == name })
    for size in Self.sizes {
      let solved = solve(sample, size)
      for section in 0..<solved.sectionCount {
        let rects = (0..<sample.counts[section]).compactMap {
          solved.rect(of: .item(section: section, item: $0))
        }
        #expect(rects.count == sample.counts[section], "\(name) \(size)")
        let overlap = firstOverlap(rects)
        #expect(overlap == nil, "\(name) \(size)")
        let whole = try #require(solved.sectionRect(section))
        guard solved.strip(section) == nil else { continue }
        let outside = rects.first { !whole.contains($0) }
        #expect(outside == nil, "\(name) \(size) in \(whole)")
      }
    }
  }

  private func firstOverlap(_ rects: [Rect]) -> [Rect]? {
    let shown = rects.filter { !$0.isEmpty }.sorted { $0.minY < $1.minY }
    for (index, first) in shown.enumerated() {
      for second in shown[(index + 1)...] {
        if second.minY >= first.maxY { break }
        if first.intersects(second) { return [first, second] }
      }
    }
    return nil
  }

  @Test func `a visible query is the filter of all elements`() throws {
    var random = SplitMix64(seed: 41)
    for sample in SampleLayout.all {
      for _ in 0..<60 {
        let size = Size(width: random.number(1...140), height: random.number(1...50))
        var solved = solve(sample, size)
        solved.measureEverything()
        let view = Rect(
          x: random.number(-5...60), y: random.number(-9...solved.contentSize.height),
          width: random.number(0...90), height: random.number(0...40))
        let shown = solved.elements(in: Viewport(rect: view)).filter { !$0.isPinned }
        let all = everyElement(of: solved, sample).filter { path in
          guard let rect = solved.rect(of: path), rect.intersects(view) else { return false }
          return isInStrip(rect, path, solved, view)
        }
        let pinned = all.filter { path in
          !shown.contains { $0.path == path } && isPinned(path, solved)
        }
        let expected = Set(all).subtracting(pinned)
        #expect(Set(shown.map(\.path)) == expected, "\(sample.name) \(size) \(view)")
        for element in shown {
          #expect(solved.rect(of: element.path) == element.rect, "\(sample.name) \(element.path)")
        }
      }
    }
  }

  /// Elements of strips are seen only within the strip's viewport.
  private func isInStrip(
    _ rect: Rect, _ path: ElementPath, _ solved: SolvedLayout, _ view: Rect
  ) -> Bool {
    guard case .item(let section, _) = path, let strip = solved.strip(section) else { return true }
    return rect.intersects(strip.viewport.intersection(view))
  }

  private func isPinned(_ path: ElementPath, _ solved: SolvedLayout) -> Bool {
    guard case .boundary(let kind, let section?) = path else { return false }
    return solved.solvedSection(section)?.section.boundaryItems
      .contains { $0.kind == kind && $0.pinToVisibleBounds } == true
  }

  private func everyElement(of solved: SolvedLayout, _ sample: SampleLayout) -> [ElementPath] {
    var paths = items(sample)
    for section in 0..<solved.sectionCount {
      guard let described = solved.solvedSection(section)?.section else { continue }
      paths += described.boundaryItems.map { .boundary(kind: $0.kind, section: section) }
      paths += described.decorationItems.map { .decoration(kind: $0.kind, section: section) }
      for item in 0..<sample.counts[section] {
        paths += [ElementKind("badge"), .separator].map {
          .supplementary(kind: $0, section: section, item: item)
        }
      }
    }
    return paths
  }

  @Test func `the element at a cell is an element that covers the cell`() {
    for sample in SampleLayout.all {
      let size = Size(width: 83, height: 30)
      let solved = solve(sample, size)
      let view = Viewport(rect: Rect(origin: .zero, size: size))
      let shown = solved.elements(in: view)
      for y in 0..<size.height {
        for x in stride(from: 0, to: size.width, by: 3) {
          let point = Point(x: x, y: y)
          let covering = shown.last {
            $0.rect.contains(point) && ($0.clip?.contains(point) ?? true)
          }
          #expect(solved.element(at: point, in: view)?.path == covering?.path, "\(sample.name)")
        }
      }
    }
  }

  @Test func `columns and gaps add up to the width, and widths differ by one at most`() {
    for count in 1...12 {
      for gap in 0...3 {
        for width in stride(from: 0, through: 300, by: 1) where width >= count + gap * (count - 1) {
          let rects = columns(count, gap: gap, width: width)
          let widths = rects.map(\.width)
          #expect(widths.reduce(0, +) + gap * (count - 1) == width)
          #expect((widths.max() ?? 0) - (widths.min() ?? 0) <= 1)
          let gaps = zip(rects, rects.dropFirst()).map { $1.minX - $0.maxX }
          #expect(gaps.allSatisfy { $0 == gap })
        }
      }
    }
  }

  @Test func `edges never move left while the width grows, and up to four columns never shrink`() {
    for count in 1...12 {
      var before = columns(count, gap: 1, width: count * 2)
      for width in (count * 2 + 1)...300 {
        let after = columns(count, gap: 1, width: width)
        for (old, new) in zip(before, after) {
          #expect(new.minX >= old.minX && new.maxX >= old.maxX)
          if count <= 4 { #expect(new.width >= old.width) }
        }
        before = after
      }
    }
  }

  private func columns(_ count: Int, gap: Int, width: Int) -> [Rect] {
    var causes: Set<Diagnostic.Cause> = []
    let tracks = EqualTracks(Fraction(width), count: count, gap: Fraction(gap), causes: &causes)
    return (0..<count).map { track in
      ExactRect(
        origin: ExactPoint(x: tracks.start(track), y: .zero),
        size: ExactSize(width: tracks.extent, height: 1)
      ).cells
    }
  }

  @Test func `an item lies at the same place wherever the view is`() {
    for sample in SampleLayout.all where sample.name != "pinned" {
      let solved = solve(sample, Size(width: 80, height: 24))
      for y in 0..<30 {
        let view = Viewport(rect: Rect(x: 0, y: y, width: 80, height: 24))
        for element in solved.elements(in: view) {
          #expect(solved.rect(of: element.path) == element.rect, "\(sample.name) at \(y)")
        }
      }
    }
  }
}
