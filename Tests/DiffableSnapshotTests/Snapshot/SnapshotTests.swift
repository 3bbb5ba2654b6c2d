import DiffableSnapshot
import Testing

@Suite struct `snapshots` {
  func shelf() throws -> Snapshot<String, Int> {
    var shelf = Snapshot<String, Int>()
    try shelf.append(section: "Recent", items: [7, 3])
    try shelf.append(section: "All", items: [1, 2, 4])
    return shelf
  }

  @Test func `the example of the documentation is true`() throws {
    var shelf = try shelf()
    try shelf.move(item: 4, before: 3)
    #expect(shelf.items(in: "Recent") == [7, 4, 3])
    #expect(shelf.indexPath(of: 4) == ItemPath(section: 0, item: 1))
    #expect(shelf.description == "Recent: [7, 4, 3]\nAll: [1, 2]")
  }

  @Test func `what is not there is nothing, never a trap`() throws {
    let shelf = try shelf()
    #expect(shelf.items(in: "Gone").isEmpty)
    #expect(shelf.numberOfItems(inSection: "Gone") == 0)
    #expect(shelf.sectionIndex(of: "Gone") == nil)
    #expect(shelf.indexPath(of: 99) == nil)
    #expect(shelf.indexPath(of: 7, in: "All") == nil)
    #expect(shelf.section(containing: 99) == nil)
    for path in [(-1, 0), (0, -1), (0, 2), (2, 0), (9, 9)] {
      #expect(shelf.item(at: ItemPath(section: path.0, item: path.1)) == nil)
    }
    #expect(shelf.items(atSectionIndex: -1).isEmpty)
    #expect(shelf.numberOfItems(atSectionIndex: 2) == 0)
    #expect(shelf.section(at: 2) == nil)
  }

  @Test func `an error names all identifiers at fault, with their places`() throws {
    var shelf = try shelf()
    let before = shelf
    #expect(
      throws: SnapshotError<String, Int>.duplicateItems([
        Duplicate(id: 8, places: [0, 2, 5]), Duplicate(id: 9, places: [1, 4]),
      ])
    ) { try shelf.append(items: [8, 9, 8, 5, 9, 8]) }
    #expect(throws: SnapshotError<String, Int>.itemsExist([2, 7])) {
      try shelf.append(items: [5, 2, 7])
    }
    #expect(throws: SnapshotError<String, Int>.unknownItems([8, 9])) {
      try shelf.move(item: 8, before: 9)
    }
    #expect(throws: SnapshotError<String, Int>.sectionsExist(["All", "Recent"])) {
      try shelf.append(sections: ["All", "New", "Recent"])
    }
    #expect(throws: SnapshotError<String, Int>.noSection) {
      var empty = Snapshot<String, Int>()
      try empty.append(items: [1])
    }
    #expect(throws: SnapshotError<String, Int>.itemsExist([4])) {
      try shelf.append(section: "New", items: [5, 4])
    }
    #expect(shelf == before)
    #expect(!shelf.contains(section: "New"))
  }

  @Test func `policies decide what stays of equal items`() throws {
    func appended(_ policy: DuplicatePolicy, _ items: [Int]) throws -> [[Int]] {
      var shelf = try shelf()
      try shelf.append(items: items, to: "All", onDuplicate: policy)
      return [Array(shelf.items(in: "Recent")), Array(shelf.items(in: "All"))]
    }
    #expect(try appended(.keepFirst, [7, 8, 9, 8]) == [[7, 3], [1, 2, 4, 8, 9]])
    #expect(try appended(.keepLast, [7, 8, 9, 8]) == [[3], [1, 2, 4, 7, 9, 8]])
    #expect(try appended(.moveExisting, [7, 1]) == [[3], [2, 4, 7, 1]])
    #expect(throws: SnapshotError<String, Int>.duplicateItems([Duplicate(id: 8, places: [0, 1])])) {
      try appended(.moveExisting, [8, 8])
    }
  }

  @Test func `an album can be in two sections when items are unique per section`() throws {
    var shelf = Snapshot<String, Int>(uniqueness: .perSection)
    try shelf.append(section: "Recent", items: [2, 1])
    try shelf.append(section: "All", items: [1, 2, 3])
    #expect(shelf.indexPath(of: 1) == ItemPath(section: 0, item: 1))
    #expect(shelf.indexPath(of: 1, in: "All") == ItemPath(section: 1, item: 0))
    #expect(shelf.indexPaths(of: 2).count == 2)
    #expect(shelf.numberOfItems == 5)
    #expect(throws: SnapshotError<String, Int>.itemsExist([3])) {
      try shelf.append(items: [3], to: "All")
    }

    let old = shelf
    try shelf.append(items: [3], to: "Recent")
    shelf.delete(items: [1], in: "All")
    try shelf.move(item: 3, before: 2, in: "All")
    let changes = shelf.difference(from: old).changes
    #expect(shelf.items(in: "Recent") == [2, 1, 3])
    #expect(shelf.items(in: "All") == [3, 2])
    #expect(changes.insertedItems.elementsEqual([ItemPath(section: 0, item: 2)]))
    #expect(changes.deletedItems.elementsEqual([ItemPath(section: 1, item: 0)]))
    #expect(changes.movedItems.count == 1)
    #expect(changes.newPath(ofOld: ItemPath(section: 1, item: 2)) == ItemPath(section: 1, item: 0))

    shelf.delete(items: [2])
    #expect(shelf.items == [1, 3, 3])
  }

  @Test func `what leaves one section and enters another is no move when unique per section`()
    throws
  {
    var old = Snapshot<String, Int>(uniqueness: .perSection)
    try old.append(section: "A", items: [1, 2])
    try old.append(section: "B", items: [3])
    var new = Snapshot<String, Int>(uniqueness: .perSection)
    try new.append(section: "A", items: [2])
    try new.append(section: "B", items: [3, 1])
    let changes = new.difference(from: old).changes
    #expect(changes.movedItems.isEmpty)
    #expect(changes.deletedItems.count == 1 && changes.insertedItems.count == 1)
  }

  @Test func `known unique items share the storage of their array`() throws {
    let ids = ContiguousArray(0..<1000)
    var snapshot = Snapshot<String, Int>()
    try snapshot.append(section: "s", uniqueItems: ids)
    let isShared = snapshot.items(in: "s").withUnsafeBufferPointer { shown in
      ids.withUnsafeBufferPointer { shown.baseAddress == $0.baseAddress }
    }
    #expect(isShared)
    #expect(snapshot.indexPath(of: 999) == ItemPath(section: 0, item: 999))
  }

  @Test func `copies are independent although they share what they can`() throws {
    let original = try shelf()
    _ = original.indexPath(of: 7)
    var copy = original
    try copy.append(items: [9], to: "Recent")
    try copy.append(section: "New", uniqueItems: [20])
    copy.delete(sections: ["All"])
    #expect(try original == shelf())
    #expect(original.indexPath(of: 9) == nil && original.indexPath(of: 20) == nil)
    #expect(original.indexPath(of: 4) == ItemPath(section: 1, item: 2))
    #expect(copy.indexPath(of: 4) == nil)
    #expect(copy.indexPath(of: 20) == ItemPath(section: 1, item: 0))
  }

  @Test func `marks do not count for equality and leave with their items`() throws {
    var shelf = try shelf()
    let unmarked = shelf
    try shelf.reload(items: [7, 1, 7])
    try shelf.reconfigure(items: [2])
    try shelf.reload(sections: ["All"])
    #expect(shelf == unmarked)
    #expect(shelf.reloadedItems == [7, 1])
    shelf.delete(items: [7])
    #expect(shelf.reloadedItems == [1])
    shelf.delete(sections: ["All"])
    #expect(shelf.reloadedItems.isEmpty && shelf.reconfiguredItems.isEmpty)
    #expect(shelf.reloadedSections.isEmpty)
    #expect(throws: SnapshotError<String, Int>.unknownItems([98, 99])) {
      try shelf.reload(items: [3, 98, 99])
    }
    try shelf.reload(items: [3])
    shelf.removeMarks()
    #expect(shelf.reloadedItems.isEmpty)
  }
}
