import Geometry
import TermHarness
import Testing

/// `otodana layout`, which draws or solves a layout written as JSON.
struct LayoutCommandTests {
  private static let threeColumns = """
    {"container": {"width": 12, "height": 8}, "spec": {"sections": [{"items": 4, "group": {
      "type": "horizontal", "width": {"fractionalWidth": 1}, "height": {"absolute": 2},
      "subitem": {"type": "item", "width": {"fractionalWidth": 1},
                  "height": {"fractionalHeight": 1}}, "count": 3}}]}}
    """

  /// What the command prints for a file, and its exit status.
  private func run(
    _ text: String, _ arguments: String...
  ) throws -> (rows: [String], status: TermHarness.ExitStatus) {
    let home = try TestHome()
    let file = try home.write("layout.json", text)
    let term = try Term(
      command: [Product.path("otodana"), "layout", file] + arguments,
      size: Size(width: 200, height: 30), environment: home.environment)
    let status = try term.waitForExit()
    return (term.rows.filter { !$0.isEmpty }, status)
  }

  @Test func `it draws boxes in the case's own container`() throws {
    let result = try run(Self.threeColumns)
    #expect(result.status == .exited(0))
    #expect(
      result.rows == [
        "┌0─┐┌1─┐┌2─┐",
        "└──┘└──┘└──┘",
        "┌3─┐",
        "└──┘",
      ])
  }

  @Test func `it prints frames for another size`() throws {
    let result = try run(Self.threeColumns, "--size", "30x8", "--json")
    #expect(result.rows.joined().hasPrefix(#"{"contentSize":[30,4],"items":["#))
    #expect(result.rows.joined().contains(#"{"section":0,"item":3,"frame":[0,2,10,2]}"#))
  }

  @Test(arguments: [
    ("{", "not JSON at line 1, column 2", 1), ("{}", "lacks", 1),
    (#"{"spec": {"sections": 3}}"#, "means nothing", 1),
  ])
  func `what is no layout is told with its place`(
    text: String, words: String, status: Int
  ) throws {
    let result = try run(text)
    #expect(result.rows.joined().contains(words), "\(result.rows)")
    #expect(result.status == .exited(status))
  }

  @Test(arguments: ["80", "x", "-1x4", "80x24x3", "axb"])
  func `a size that is none is a wrong command line`(size: String) throws {
    let result = try run(Self.threeColumns, "--size", size)
    #expect(result.status == .exited(2))
    #expect(result.rows.joined().contains("--size does not take \(size)"))
  }
}
