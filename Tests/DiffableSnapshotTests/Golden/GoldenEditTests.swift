import DiffableSnapshot
import Testing

/// An operation of the golden file that these tests do not know.
struct UnknownOperation: Error {
  var operation: [JSON]
}

extension Snapshot<String, String> {
  mutating func perform(_ operation: [JSON]) throws {
    let argument = operation.dropFirst().first ?? .null
    let third = operation.count > 2 ? operation[2].string : nil
    let destination = operation.last?.string ?? ""
    switch (operation.first?.string, third) {
    case ("appendItems", let section): try append(items: argument.strings, to: section)
    case ("appendSections", _): try append(sections: argument.strings)
    case ("insertItems", "before"): try insert(items: argument.strings, before: destination)
    case ("insertItems", "after"): try insert(items: argument.strings, after: destination)
    case ("moveItem", "before"): try move(item: argument.string ?? "", before: destination)
    case ("deleteItems", _): delete(items: argument.strings)
    case ("deleteAllItems", _): deleteAll()
    case ("reloadItems", _): try reload(items: argument.strings)
    default: throw UnknownOperation(operation: operation)
    }
  }
}

extension SnapshotError<String, String> {
  /// The error as the golden file writes it.
  var golden: String {
    switch self {
    case .duplicateItems(let items): "duplicateItems([\(items.map(\.id).joined())])"
    case .duplicateSections(let ids): "duplicateSections([\(ids.map(\.id).joined())])"
    case .itemsExist(let items): "itemExists(\(items.joined()))"
    case .sectionsExist(let sections): "sectionExists(\(sections.joined()))"
    case .unknownItems(let items): "unknownItem(\(items.joined()))"
    case .unknownSections(let sections): "unknownSection(\(sections.joined()))"
    case .destinationIsInArgument(let item): "destinationIsInArgument(\(item))"
    case .sectionDestinationIsInArgument(let section): "destinationIsInArgument(\(section))"
    case .noSection: "noSection"
    }
  }
}

@Suite struct `golden edits` {
  @Test(arguments: try goldenCases("edit"))
  func `an edit has its result, or throws its error and changes nothing`(golden: JSON) throws {
    let start = golden["start"].sections
    var snapshot = try Snapshot(start)
    do {
      try snapshot.perform(golden["op"].list)
      #expect(golden["error"].isNull)
      #expect(snapshot.naive == golden["result"].sections)
    } catch let error as SnapshotError<String, String> {
      #expect(error.golden == golden["error"].string)
      #expect(snapshot.naive == start)
      #expect(try snapshot == Snapshot(start))
    }
  }
}
