import DiffableSnapshot
import Testing

@Suite struct `golden differences` {
  @Test(arguments: try goldenCases("diff"))
  func `a case has the least operations, applies, and is literal where it is unique`(
    golden: JSON
  ) throws {
    let old = golden["old"].sections
    let new = golden["new"].sections
    let changed = Set(golden["contentChanged"].strings)
    let difference = try Snapshot(new).difference(from: Snapshot(old))
      .updating { changed.contains($0) }
    let changes = difference.changes

    #expect(changes.operationCount == golden["minimumOps"].number)
    let counts = golden["counts"]
    #expect(changes.deletedSections.count == counts["sectionDeletes"].number)
    #expect(changes.insertedSections.count == counts["sectionInserts"].number)
    #expect(changes.movedSections.count == counts["sectionMoves"].number)
    #expect(changes.deletedItems.count == counts["itemDeletes"].number)
    #expect(changes.insertedItems.count == counts["itemInserts"].number)
    #expect(changes.movedItems.count == counts["itemMoves"].number)
    #expect(changes.carriedItems.count == golden["carriedItems"].number)
    #expect(perform(changes, on: old, new: new) == new)
    #expect(perform(changes.sequentialEdits, on: old, new: new) == new)
    #expect(changes.updatedItems.map(\.new).map(numbers) == golden["updates"].list.map(\.numbers))
    if golden["opsUnique"] == .bool(true) {
      expectLiteral(changes, golden["ops"])
    }
  }

  func expectLiteral(_ changes: Changes, _ golden: JSON) {
    #expect(changes.deletedSections == golden["sectionDeletes"].numbers)
    #expect(changes.insertedSections == golden["sectionInserts"].numbers)
    #expect(
      changes.movedSections.map { [$0.old, $0.new] } == golden["sectionMoves"].list.map(\.numbers))
    #expect(changes.deletedItems.map(numbers) == golden["itemDeletes"].list.map(\.numbers))
    #expect(changes.insertedItems.map(numbers) == golden["itemInserts"].list.map(\.numbers))
    #expect(
      changes.movedItems.map { [numbers($0.old), numbers($0.new)] }
        == golden["itemMoves"].list.map { $0.list.map(\.numbers) })
  }

  func numbers(_ path: ItemPath) -> [Int] { [path.section, path.item] }

  @Test func `all 26 cases are there`() throws {
    #expect(try goldenCases("diff").count == 26)
    #expect(try goldenCases("edit").count == 15)
    #expect(try goldenCases("outline").count == 6)
  }
}
