import DiffableSnapshot
import Testing

@Test func `an item moves into another section`() throws {
  var shelf = Snapshot<String, Int>()
  try shelf.append(section: "Recent", items: [7, 3])
  try shelf.append(section: "All", items: [1, 2, 4])
  try shelf.move(item: 4, before: 3)
  #expect(shelf.items(in: "Recent") == [7, 4, 3])
  #expect(shelf.indexPath(of: 4) == ItemPath(section: 0, item: 1))
}
