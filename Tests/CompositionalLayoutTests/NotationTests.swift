import CompositionalLayout
import Geometry
import Testing

/// Layouts written as JSON: what is read, what is refused, what is answered.
struct NotationTests {
  private let row = """
    {"type": "horizontal", "width": {"fractionalWidth": 1}, "height": {"absolute": 3},
     "subitem": {"width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 1}}, "count": 2}
    """

  @Test func `one layout is answered by one object, a list by a list`() throws {
    let one = """
      {"container": {"width": 5, "height": 9}, "spec": {"sections": [{"items": 2, "group": \(row)}]}}
      """
    let answer =
      #"{"contentSize":[5,3],"items":[{"section":0,"item":0,"frame":[0,0,2,3]},"#
      + #"{"section":0,"item":1,"frame":[2,0,3,3]}],"supplementary":[],"decorations":[],"#
      + #""orthogonal":[],"diagnostics":[]}"#
    #expect(try LayoutDocument(one).json() == answer)
    #expect(
      try LayoutDocument(#"{"cases": [\#(one), \#(one)]}"#).json() == "[\(answer),\n\(answer)]")
    #expect(try LayoutDocument(#"{"cases": []}"#).json() == "[]")
  }

  @Test func `a size given from outside wins over the case's own`() throws {
    let text = #"{"spec": {"sections": [{"items": 1, "group": \#(row)}]}}"#
    let document = try LayoutDocument(text)
    #expect(document.json(size: Size(width: 10, height: 4)).hasPrefix(#"{"contentSize":[10,3]"#))
    #expect(document.json().hasPrefix(#"{"contentSize":[80,3]"#))
  }

  @Test func `what the form adds to plain layouts is read`() throws {
    let text = #"""
      {"container": {"width": 20, "height": 20}, "spec": {"direction": "rightToLeft", "aspect": "1/2",
        "boundary": [{"kind": "header", "width": {"fractionalWidth": 1}, "height": {"absolute": 1}}],
        "sections": [
        {"items": 2, "list": {"appearance": "insetGrouped", "headerMode": "supplementary"}},
        {"items": 4, "pattern": {"first": [\#(row)], "repeating": [\#(row)], "last": [\#(row)]}},
        {"items": 3, "masonry": {"lanes": {"fit": {"min": 8}}, "laneSpacing": 1, "itemSpacing": 1,
          "item": {"width": {"fill": 1}, "height": {"estimated": 2},
                   "measure": {"perItem": [{"height": 3}, {"height": 1}]}}}},
        {"items": 3, "grid": {"columns": {"breakpoints": [{"minWidth": 0, "count": 2}]},
          "rowHeight": {"aspect": 1, "max": 4}, "dense": true,
          "spans": [{"columns": 2}, {"rows": 2}]}},
        {"items": 2, "orthogonal": "groupPaging", "snap": {"last": "end"}, "headerGap": 1,
         "group": {"type": "horizontal", "width": {"fractionalWidth": "0.8"},
         "height": {"absolute": 2}, "rowHeight": "tallest", "remainder": "leading",
         "subitem": {"width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 1}},
         "columns": {"count": 1}}}]}}
      """#
    let document = try LayoutDocument(text)
    let solved = document.cases[0].solve()
    #expect(solved.sectionCount == 5)
    #expect(solved.diagnostics == [])
    #expect(solved.rect(of: .item(section: 1, item: 0)) == Rect(x: 10, y: 6, width: 10, height: 3))
    #expect(solved.strip(4)?.restOffsets.values == [0, 12])
  }

  @Test(arguments: [
    ("", "syntax(line: 1, column: 1)"),
    ("{\n  \"spec\": }", "syntax(line: 2, column: 11)"),
    ("{}", "missing(path: \"spec\")"),
    ("{\"spec\": {\"sections\": 3}}", "invalid(path: \"spec.sections\")"),
    (
      "{\"cases\": [{\"spec\": {\"sections\": [{\"items\": \"x\"}]}}]}",
      "invalid(path: \"cases[0].spec.sections[0].items\")"
    ),
    (
      "{\"spec\": {\"sections\": [{\"group\": {\"type\": \"diagonal\"}}]}}",
      "invalid(path: \"spec.sections[0].group.type\")"
    ),
  ])
  func `what is not a layout is refused with its place`(text: String, error: String) {
    #expect {
      _ = try LayoutDocument(text)
    } throws: {
      "\($0)".hasSuffix(error)
    }
  }

  @Test func `input nested without end is refused`() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: LayoutDocumentError.self) { try LayoutDocument(deep) }
  }
}
