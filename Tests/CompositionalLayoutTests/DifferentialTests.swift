import Geometry
import Glibc
import JSON
import Testing

@testable import CompositionalLayout

/// The engine against an independent solver that knows nothing of templates, trees or rounding
/// tricks: exact fractions, one pass, in another language.
struct DifferentialTests {
  /// Layouts a run; `OTODANA_RANDOM_LAYOUTS` changes it.
  private var layoutsPerRun: Int {
    getenv("OTODANA_RANDOM_LAYOUTS").flatMap { Int(String(cString: $0)) } ?? 10_000
  }

  /// The seed of a run; `OTODANA_SEED` repeats an earlier one.
  private var seed: UInt64 {
    getenv("OTODANA_SEED").flatMap { UInt64(String(cString: $0)) }
      ?? UInt64.random(in: 0..<1_000_000_000)
  }

  @Test func `random layouts have the frames of the reference solver`() async throws {
    guard system("command -v python3 >/dev/null 2>&1") == 0 else {
      print("no python3: only the frozen sample is compared")
      return
    }
    let seed = seed
    print("random layouts: seed \(seed)")
    let layouts = (0..<layoutsPerRun).map { index in
      var generator = SpecGenerator(seed: seed &* 1_000_003 &+ UInt64(index))
      return generator.layout()
    }
    let answers = try ReferenceSolver.solve(layouts)
    #expect(answers.count == layouts.count)
    var tally = Tally()
    for (index, (layout, answer)) in zip(layouts, answers).enumerated() {
      // Minutes of work in one go would hold up other tests, some of which measure time.
      if index.isMultiple(of: 32) { await Task.yield() }
      compare(layout, answer, name: "seed \(seed) + \(index)", tally: &tally)
    }
    print("random layouts: \(tally)")
    #expect(tally.compared * 2 > layouts.count)
    #expect(tally.silent * 10 <= tally.refused)
  }

  @Test func `the frozen sample has the frames of the reference solver`() throws {
    let bytes = try dataFile("frozen-layouts.json")
    let answers = try #require(try JSONValue(bytes)["cases"]?.elements)
    let layouts = try LayoutDocument(utf8: bytes).cases
    #expect(layouts.count == 500)
    for (index, (layout, each)) in zip(layouts, answers).enumerated() {
      let answer = try #require(each["answer"])
      try compare(layout, answer, name: "frozen \(index)")
    }
  }

  private func compare(
    _ layout: LayoutCase, _ answer: JSONValue, name: String, text: String = ""
  ) throws {
    let solved = layout.solve()
    let own = FrameList(try JSONValue(Array(solved.json().utf8)))
    let difference = own.difference(
      from: FrameList(answer), irregularStrips: solved.irregularStrips)
    #expect(difference == nil, "\(name): \(difference ?? "")\n\(text)")
  }

  private func compare(_ text: String, _ answer: JSONValue, name: String, tally: inout Tally) {
    guard answer["error"] == nil else {
      tally.refused += 1
      return degrade(text, name: name, tally: &tally)
    }
    guard FrameList(answer).isWhole else {
      tally.fractional += 1
      return
    }
    tally.compared += 1
    do {
      try compare(LayoutDocument(text).cases[0], answer, name: name, text: text)
    } catch {
      Issue.record("\(name): \(error)\n\(text)")
    }
  }

  /// What the reference refuses must still give an answer.
  ///
  /// It mostly says why: the engine is silent only where it never came to what the reference
  /// refused, because it does not solve what surely does not fit.
  private func degrade(_ text: String, name: String, tally: inout Tally) {
    do {
      let solved = try LayoutDocument(text).cases[0].solve()
      if solved.diagnostics.isEmpty { tally.silent += 1 }
    } catch {
      Issue.record("\(name): \(error)\n\(text)")
    }
  }

  /// How many layouts could be compared.
  private struct Tally: CustomStringConvertible {
    var compared = 0
    /// Refused by the reference: the engine must degrade.
    var refused = 0
    /// Refused by the reference, and nothing to report for the engine.
    var silent = 0
    /// Answered in parts of cells, or negative sizes, which cells do not have.
    var fractional = 0

    var description: String {
      "\(compared) compared, \(refused) refused by the reference"
        + " (\(silent) without diagnostics), \(fractional) not in whole cells"
    }
  }
}

extension SolvedLayout {
  /// The sections that scroll sideways and whose groups are not all equally long.
  fileprivate var irregularStrips: Set<Int> {
    Set(
      (0..<sectionCount).filter { index in
        guard let arrangement = solvedSection(index)?.arrangement, strip(index) != nil else {
          return false
        }
        return Set((0..<arrangement.groupCount).map { arrangement.span(ofGroup: $0).count }).count
          > 1
      })
  }
}
