import DiffableSnapshot
import FoundationEssentials
import Geometry
import Testing

private struct AlbumID: FastHashable {
  var high: UInt64
  var low: UInt64
  var fastHash: UInt64 { mixedHash(high, low) }
}

@Suite struct `the guide to snapshots` {
  @Test func `what the guide says of snapshots is true`() throws {
    var shelf = Snapshot<String, Int>()
    try shelf.append(section: "Recent", items: [7, 3])
    try shelf.append(section: "All", items: [1, 2, 4])

    #expect(shelf.items(in: "Recent") == [7, 3])
    #expect(shelf.indexPath(of: 4) == ItemPath(section: 1, item: 2))
    #expect(shelf.numberOfItems == 5)

    let old = shelf
    try shelf.move(item: 4, before: 3)
    try shelf.append(items: [9], to: "All")
    shelf.delete(items: [1, 99])  // 99 is not there, which is no harm

    #expect(shelf.items(in: "Recent") == [7, 4, 3])
    #expect(shelf.items(in: "All") == [2, 9])
    #expect(old.items(in: "All") == [1, 2, 4])

    do {
      try shelf.append(items: [5, 5, 6], to: "All")
    } catch {
      #expect(error == .duplicateItems([Duplicate(id: 5, places: [0, 1])]))
    }

    try shelf.append(items: [7, 8, 8], to: "All", onDuplicate: .keepLast)
    #expect(shelf.items(in: "Recent") == [4, 3])
    #expect(shelf.items(in: "All") == [2, 9, 7, 8])

    let difference = shelf.difference(from: old)

    #expect(difference.deletedItems.map { old.item(at: $0) } == [1])
    #expect(difference.insertedItems.map { shelf.item(at: $0) } == [9, 8])
    #expect(difference.movedItems.map { shelf.item(at: $0.new) } == [4, 7])
    #expect(difference.operationCount == 5)

    let oldTitles = [1: "Giant Steps", 2: "Naima", 3: "So What", 4: "Nardis", 7: "Spiral"]
    let newTitles = [2: "Naïma", 3: "So What", 4: "Nardis", 7: "Spiral", 8: "Solar", 9: "Oleo"]
    let updated = difference.updating { oldTitles[$0] != newTitles[$0] }

    #expect(updated.updatedItems.map { shelf.item(at: $0.new) } == [2])
    #expect(updated.operationCount == 5)

    var genres = SectionSnapshot<Int>()
    try genres.append(items: [100, 200])
    try genres.append(items: [101, 102], to: 100)
    #expect(genres.visibleItems == [100, 200])

    genres.expand(items: [100])
    shelf.show(genres, in: "Genres")
    #expect(shelf.items(in: "Genres") == [100, 101, 102, 200])
    #expect(AlbumID(high: 1, low: 2).fastHash != AlbumID(high: 2, low: 1).fastHash)
  }

  @Test func `what the guide says of plans is true`() {
    let before = (0..<3).map { row in
      VisibleElement(
        id: row, rect: Rect(x: 0, y: row, width: 20, height: 1), content: "row \(row)")
    }
    var after = before
    after[1].content = "renamed"
    let plan = RedrawPlan(from: before, to: after, size: Size(width: 20, height: 3))

    #expect(plan.draws.map(\.id) == [1])
    #expect(plan.clears == [Rect(x: 0, y: 1, width: 20, height: 1)])
  }

  /// A line with a result after two slashes must be expected here, any other line must be here.
  @Test func `every line of the guide's code is in these tests`() throws {
    let file = URL(filePath: #filePath)
    let guide = file.deletingLastPathComponent().appending(path: "../../docs/guides/snapshots.md")
    let tests = Set(try lines(of: file))
    var missing: [String] = []
    var isCode = false
    for line in try lines(of: guide) {
      if line.hasPrefix("```") {
        isCode = line == "```swift"
      } else if isCode, !line.isEmpty {
        let parts = line.split(separator: "  // ", maxSplits: 1).map(String.init)
        let isThere = tests.contains { test in
          parts.count < 2
            ? test.hasSuffix(line)
            : test == line || test.hasPrefix("#expect(\(parts[0]) ==")
        }
        if !isThere { missing.append(line) }
      }
    }
    #expect(missing.isEmpty)
  }

  private func lines(of file: URL) throws -> [String] {
    String(decoding: try Data(contentsOf: file), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0.drop { $0 == " " }) }
  }
}
