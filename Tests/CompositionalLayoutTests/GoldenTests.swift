import Geometry
import JSON
import Testing

@testable import CompositionalLayout

/// The golden layouts: known frames of published layouts, of documented rules and of whole cells.
struct GoldenTests {
  private struct GoldenCase: CustomTestStringConvertible {
    let id: String
    let layout: LayoutCase
    let expected: JSONValue
    var testDescription: String { id }
  }

  private static func goldenCases() throws -> [GoldenCase] {
    let bytes = try dataFile("golden-layout.json")
    let document = try LayoutDocument(utf8: bytes)
    let value = try JSONValue(bytes)
    let cases = try #require(value["cases"]?.elements)
    return try zip(document.cases, cases).map { layout, value in
      GoldenCase(
        id: try #require(value["id"]?.text), layout: layout,
        expected: try #require(value["expected"]))
    }
  }

  @Test func `every golden layout has the frames it is known to have`() throws {
    let cases = try Self.goldenCases()
    #expect(cases.count == 65)
    for golden in cases { try check(golden) }
  }

  private func check(_ golden: GoldenCase) throws {
    let solved = golden.layout.solve()
    let expected = golden.expected
    let size = try #require(expected["contentSize"]).integers
    #expect([solved.contentSize.width, solved.contentSize.height] == size, "\(golden.id)")
    for (index, frame) in (expected["sections"]?.elements ?? []).enumerated() {
      #expect(solved.sectionRect(index)?.numbers == frame.integers, "\(golden.id) section \(index)")
    }
    for item in expected["items"]?.elements ?? [] {
      let (section, number) = (item["section"]?.integer ?? -1, item["item"]?.integer ?? -1)
      let rect = solved.rect(of: .item(section: section, item: number))
      #expect(rect?.numbers == item["frame"]?.integers, "\(golden.id) item \(section) \(number)")
    }
    if expected["itemsAreComplete"] == .bool(true) {
      let placed = solved.elements(
        in: Viewport(rect: Rect(origin: .zero, size: solved.contentSize)))
      let items = placed.filter { if case .item = $0.path { true } else { false } }
      let visible = (expected["items"]?.elements ?? []).filter {
        ($0["frame"]?.integers ?? []).suffix(2).allSatisfy { $0 > 0 }
      }
      #expect(items.count == visible.count, "\(golden.id)")
    }
    try checkSupplementary(golden, solved)
    try checkStrips(golden, solved)
    try checkPins(golden, solved)
  }

  private func checkSupplementary(_ golden: GoldenCase, _ solved: SolvedLayout) throws {
    for item in golden.expected["supplementary"]?.elements ?? [] {
      let section = item["section"]?.integer ?? -1
      let kind = ElementKind(try #require(item["kind"]?.text))
      let path: ElementPath
      if let number = item["item"]?.integer {
        path = .supplementary(kind: kind, section: section, item: number)
      } else {
        path = .boundary(kind: kind, section: section)
      }
      #expect(solved.rect(of: path)?.numbers == item["frame"]?.integers, "\(golden.id) \(path)")
    }
    for item in golden.expected["decorations"]?.elements ?? [] {
      let kind = ElementKind(try #require(item["kind"]?.text))
      let rect = solved.rect(
        of: .decoration(kind: kind, section: item["section"]?.integer ?? -1))
      #expect(rect?.numbers == item["frame"]?.integers, "\(golden.id) \(kind)")
    }
  }

  private func checkStrips(_ golden: GoldenCase, _ solved: SolvedLayout) throws {
    for item in golden.expected["orthogonal"]?.elements ?? [] {
      let strip = try #require(solved.strip(item["section"]?.integer ?? -1))
      #expect(strip.viewport.numbers == item["viewport"]?.integers, "\(golden.id)")
      #expect(strip.contentExtent == item["contentExtent"]?.integer, "\(golden.id)")
      #expect(strip.restOffsets.values == item["restOffsets"]?.integers, "\(golden.id)")
      #expect(strip.groupCount == item["groups"]?.integer, "\(golden.id)")
      #expect(strip.behavior.rawValue == item["behavior"]?.text, "\(golden.id)")
    }
  }

  private func checkPins(_ golden: GoldenCase, _ solved: SolvedLayout) throws {
    for pin in golden.expected["pinned"]?.elements ?? [] {
      let visibleY = try #require(pin["visibleY"]?.integer ?? pin["offset"]?.integer)
      let size = try #require(golden.layout.container)
      let viewport = Viewport(rect: Rect(x: 0, y: visibleY, width: size.width, height: size.height))
      let shown = solved.elements(in: viewport)
      for frame in pin["frames"]?.elements ?? [] {
        let path = ElementPath.boundary(
          kind: ElementKind(frame["kind"]?.text ?? "header"), section: frame["section"]?.integer)
        let rect = shown.first { $0.path == path }?.rect
        #expect(rect?.numbers == frame["frame"]?.integers, "\(golden.id) at \(visibleY) \(path)")
      }
    }
  }
}

extension JSONValue {
  /// A whole number.
  var integer: Int? { fraction.flatMap { $0.denominator == 1 ? $0.numerator : nil } }
  /// A list of whole numbers.
  var integers: [Int] { elements?.compactMap(\.integer) ?? [] }
}

extension Rect {
  /// x, y, width, height.
  var numbers: [Int] { [minX, minY, width, height] }
}
