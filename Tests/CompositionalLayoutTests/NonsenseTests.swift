import Geometry
import SeededRandom
import Testing

@testable import CompositionalLayout

/// Descriptions that mean nothing: the engine answers them all, and says what is wrong.
struct NonsenseTests {
  private static let numbers = [
    "-1", "0", "-99999999999999", "99999999999999", "9223372036854775807", "\"1/1000000007\"",
    "\"-7/3\"", "65537", "1e30",
  ]

  /// Replaces some of the numbers of a text.
  private func spoiled(_ text: String, _ random: inout SplitMix64) -> String {
    var result = ""
    var number = ""
    func flush(_ random: inout SplitMix64) {
      guard !number.isEmpty else { return }
      result += random.chance(6) ? random.pick(Self.numbers) : number
      number = ""
    }
    var isQuoted = false
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      if !isQuoted, character.isNumber || character == "-" {
        number.append(character)
      } else {
        flush(&random)
        result.append(character)
      }
    }
    flush(&random)
    return result
  }

  @Test func `spoiled layouts are answered at every size`() throws {
    let seed = UInt64.random(in: 0..<1_000_000_000)
    print("spoiled layouts: seed \(seed)")
    var random = SplitMix64(seed: seed)
    for index in 0..<700 {
      var generator = SpecGenerator(seed: seed &* 1_000_003 &+ UInt64(index))
      let text = spoiled(generator.layout(), &random)
      let document = try LayoutDocument(text)
      var solved = document.cases[0].layout.solve(
        in: Environment(
          container: Container(
            size: Size(width: random.number(0...300), height: random.number(0...100))),
          cellAspect: document.cases[0].cellAspect,
          direction: random.chance(3) ? .rightToLeft : .leftToRight),
        counts: document.cases[0].counts.map { min($0, 500) },
        measurer: document.cases[0].measurer)
      use(&solved, &random)
    }
  }

  /// Asks everything that can be asked, with views that are nonsense as well.
  private func use(_ solved: inout SolvedLayout, _ random: inout SplitMix64) {
    let views = [
      Rect(x: 0, y: 0, width: 80, height: 24),
      Rect(x: random.number(-50...50), y: random.number(-50...500), width: 30, height: 9),
      Rect(x: .max, y: .min, width: .max, height: .min),
      Rect(x: -9, y: .max, width: 0, height: 3),
    ]
    for rect in views {
      let view = Viewport(rect: rect, stripOffsets: [0: random.number(-9...99), 1: .min, 2: .max])
      solved.measure(in: view)
      let shown = solved.elements(in: view)
      for element in shown.prefix(3) {
        #expect(solved.explain(element.path)?.last?.level == .element)
      }
      _ = solved.element(at: rect.origin, in: view)
    }
    _ = solved.regions(in: Viewport(rect: views[0]))
    for section in -1...solved.sectionCount {
      _ = solved.sectionRect(section)
      for item in [-1, 0, 7, .max] { _ = solved.rect(of: .item(section: section, item: item)) }
      guard let rests = solved.strip(section)?.restOffsets else { continue }
      for offset in [.min, -3, 0, 9, .max] {
        _ = (rests.next(after: offset), rests.previous(before: offset), rests.nearest(to: offset))
        _ = rests.offset(revealing: 3..<9, from: offset)
      }
    }
    #expect(solved.contentSize.width >= 0 && solved.contentSize.height >= 0)
  }

  private func causes(
    _ section: Section, items: Int = 5, size: Size = Size(width: 10, height: 10)
  ) -> [Diagnostic.Cause] {
    var solved = Layout(section: section).solve(
      in: Environment(container: Container(size: size)), counts: [items])
    solved.measureEverything()
    return solved.diagnostics.map(\.cause)
  }

  private func row(_ subitems: [Subitem], width: Dimension = .fractionalWidth(1)) -> Section {
    Section(
      group: .horizontal(size: LayoutSize(width: width, height: .absolute(2)), subitems: subitems))
  }

  private func item(_ width: Dimension) -> Subitem {
    .item(Item(size: LayoutSize(width: width, height: .absolute(1))))
  }

  @Test func `each cause is reported once`() {
    var cramped = Section.list()
    cramped.contentInsets = EdgeInsets(leading: 6, trailing: 6)
    #expect(causes(cramped).contains(.noRoom))
    #expect(causes(row([item(.absolute(11))])) == [.nothingFits])
    #expect(causes(row([])) == [.emptyGroup])
    #expect(causes(row([item(.absolute(0))])) == [.subitemsWithoutExtent])
    #expect(causes(row([item(.absolute(-4)), item(.absolute(2))])) == [.lengthOutOfBounds])
    #expect(causes(row([item(.fractionalWidth(0)), item(.absolute(5))])) == [.extentNotPositive])
    let columns = { (count: Int, gap: Int) in
      Section.grid(columns: .count(count), itemHeight: .absolute(1), gap: Gap(cross: gap))
    }
    #expect(causes(columns(0, 0)) == [.countBelowOne])
    #expect(causes(columns(20, 0)) == [.moreColumnsThanCells])
    #expect(causes(columns(5, 4)).contains(.gapsDoNotFit))
    #expect(
      causes(row([.item(Item(size: LayoutSize(width: .aspect(1), height: .aspect(1))))]))
        == [.circularAspect])
    let repeated = Group.horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(1)),
      repeatingSubitem: item(.absolute(6)), count: 2)
    #expect(causes(Section(group: repeated)) == [.repetitionsDoNotFit])
    let half = Item(size: LayoutSize(width: .fractionalWidth(1), height: .fractionalHeight(1)))
    let silent = Group.horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .estimated(3)), subitem: .item(half),
      count: 1)
    #expect(causes(Section(group: silent)) == [.fractionOfEstimate])
    var sideways = Section.masonry(lanes: .count(2), itemHeight: .absolute(2))
    sideways.orthogonalScrollingBehavior = .paging
    #expect(causes(sideways) == [.arrangementCannotScrollSideways])
  }

  @Test func `groups nested without end are cut off`() {
    var group = Group.vertical(size: .full, subitems: [item(.fractionalWidth(1))])
    for _ in 0..<60 {
      group = .horizontal(
        size: LayoutSize(width: .fractionalWidth(1), height: .absolute(3)),
        subitems: [.group(group)])
    }
    #expect(causes(Section(group: group)).contains(.nestedTooDeeply))
  }

  @Test func `a count of billions is neither stored nor walked through`() {
    let section = Section.grid(columns: .count(.max), itemHeight: .absolute(1))
    let solved = Layout(section: section).solve(
      in: Environment(container: Container(size: Size(width: 80, height: 24))),
      counts: [.max, -5, 1_000_000_000])
    #expect(solved.contentSize.height > 0)
    let list = Layout(section: .list()).solve(
      in: Environment(container: Container(size: Size(width: 80, height: 24))), counts: [.max])
    let end = Viewport(rect: Rect(x: 0, y: list.contentSize.height - 1, width: 80, height: 24))
    #expect(list.elements(in: end).count == 1)
  }

  @Test func `a provider may leave sections out`() {
    var configuration = Configuration()
    configuration.interSectionSpacing = 2
    let layout = Layout(configuration: configuration) { index, _ in index == 1 ? nil : .list() }
    let solved = layout.solve(
      in: Environment(container: Container(size: Size(width: 4, height: 9))), counts: [1, 7, 2])
    #expect(solved.contentSize.height == 1 + 2 + 2)
    #expect(solved.sectionRect(1) == nil)
    #expect(solved.sectionRect(2)?.minY == 3)
  }
}
