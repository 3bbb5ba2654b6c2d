import Geometry
import TermHarness
import Testing

/// What a change of the screen costs: bytes to the terminal, cells, elements drawn.
struct RedrawTests {
  private struct Cost: Equatable {
    var bytes: Int
    var cells: Int
    var drawn: Int
  }

  /// The costs of all scenarios, by name.
  private func measure(_ mode: String) throws -> [String: Cost] {
    let term = try Term(
      command: [Product.path("RedrawProbe"), mode], size: Size(width: 120, height: 40))
    _ = try term.bytesWritten(until: Self.bell)
    var bytes: [Int] = []
    for name in Self.names {
      term.send("n")
      _ = try term.bytesWritten(until: Self.bell)
      if name == Self.resizing { term.resize(to: Size(width: 119, height: 40)) }
      term.send(name == Self.resizing ? "r" : "m")
      bytes.append(try term.bytesWritten(until: Self.bell))
    }
    term.send("q")
    #expect(try term.waitForExit() == .exited(0))
    let report = term.rows.filter { row in Self.names.contains { row.hasPrefix($0 + " ") } }
    #expect(report.count == Self.names.count, "\(term.rows)")
    return Dictionary(
      uniqueKeysWithValues: zip(Self.names, zip(bytes, report)).map { name, cost in
        let numbers = cost.1.split { $0 == " " || $0 == "\t" }.suffix(2).compactMap { Int($0) }
        return (name, Cost(bytes: cost.0, cells: numbers.first ?? -1, drawn: numbers.last ?? -1))
      })
  }

  /// What the probe writes behind each frame.
  private static let bell: UInt8 = 7
  private static let resizing = "resize by one column"
  private static let names = [
    "no change", "focus by one tile", "album renamed", "album inserted at the front",
    "cover arriving", "scroll by one album row", "scroll by one row", "page down, track list",
    resizing,
  ]

  @Test func `a planned frame costs no more than a whole one, and only what changed is drawn`()
    throws
  {
    let planned = try measure("planned")
    let whole = try measure("full")
    for name in Self.names {
      let (plan, all) = (try #require(planned[name]), try #require(whole[name]))
      print(
        "\(name): \(plan.bytes) bytes of \(all.bytes), \(plan.cells) cells, \(plan.drawn) drawn")
      #expect(plan.bytes <= all.bytes, "\(name)")
      #expect(plan.cells == all.cells, "\(name)")
      #expect(plan.drawn <= all.drawn, "\(name)")
    }
    #expect(planned["no change"] == Cost(bytes: 0, cells: 0, drawn: 0))
    #expect(planned["focus by one tile"]?.drawn == 3)  // two tiles and the bar
    #expect(planned["album renamed"]?.drawn == 1)
    #expect(planned["cover arriving"]?.drawn == 1)
  }
}
