import DiffableSnapshot
import Testing

extension SectionSnapshot<String> {
  mutating func perform(_ operation: [JSON]) throws {
    let items = operation[1].strings
    switch (operation.first?.string, operation.count > 2 ? operation[2].string : nil) {
    case ("append", let parent): try append(items: items, to: parent)
    case ("expand", _): expand(items: items)
    case ("delete", _): try delete(items: items)
    case ("insert", "after"): try insert(items: items, after: operation[3].string ?? "")
    case ("snapshotOf", _):
      self = try snapshot(
        of: operation[1].string ?? "", includingParent: operation[2] == .bool(true))
    default: throw UnknownOperation(operation: operation)
    }
  }
}

@Suite struct `golden outlines` {
  @Test(arguments: try goldenCases("outline"))
  func `an outline is as described after its operations`(golden: JSON) throws {
    var outline = SectionSnapshot<String>()
    for operation in golden["build"].list { try outline.perform(operation.list) }
    let built = outline
    do {
      for operation in golden["ops"].list { try outline.perform(operation.list) }
      #expect(golden["error"].isNull)
    } catch let error as OutlineError<String> {
      #expect(error == .unknownItems(["zz"]))
      #expect(golden["error"].string == "unknownItem(zz)")
      #expect(outline == built)
    }
    let wanted = golden["subtree"].isNull ? golden : golden["subtree"]
    if !wanted["items"].isNull { #expect(outline.items == wanted["items"].strings) }
    if !wanted["rootItems"].isNull { #expect(outline.rootItems == wanted["rootItems"].strings) }
    if !golden["visible"].isNull { #expect(outline.visibleItems == golden["visible"].strings) }
    if !golden["expanded"].isNull { #expect(outline.expandedItems == golden["expanded"].strings) }
    if case .object(let levels) = golden["levels"] {
      for (item, level) in levels { #expect(outline.level(of: item) == level.number) }
    }
    if case .object(let parents) = golden["parents"] {
      for (item, parent) in parents { #expect(try outline.parent(of: item) == parent.string) }
    }
  }
}
