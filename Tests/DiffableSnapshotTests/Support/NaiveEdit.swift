import DiffableSnapshot

typealias StringSnapshotError = SnapshotError<String, String>

/// An edit, to be done on a snapshot and on plain arrays.
enum NaiveEdit: Equatable {
  case appendItems([String], section: String?, DuplicatePolicy)
  case insertItems([String], nextTo: String, offset: Int, DuplicatePolicy)
  case deleteItems([String])
  case moveItem(String, nextTo: String, offset: Int)
  case appendSections([String])
  case insertSections([String], nextTo: String, offset: Int)
  case deleteSections([String])
  case moveSection(String, nextTo: String, offset: Int)
  case show([String], section: String)
  case deleteAll

  func perform(on snapshot: inout Snapshot<String, String>) throws {
    switch self {
    case .appendItems(let items, let section, let policy):
      try snapshot.append(items: items, to: section, onDuplicate: policy)
    case .insertItems(let items, let item, 0, let policy):
      try snapshot.insert(items: items, before: item, onDuplicate: policy)
    case .insertItems(let items, let item, _, let policy):
      try snapshot.insert(items: items, after: item, onDuplicate: policy)
    case .deleteItems(let items): snapshot.delete(items: items)
    case .moveItem(let item, let other, 0): try snapshot.move(item: item, before: other)
    case .moveItem(let item, let other, _): try snapshot.move(item: item, after: other)
    case .appendSections(let sections): try snapshot.append(sections: sections)
    case .insertSections(let sections, let other, 0):
      try snapshot.insert(sections: sections, before: other)
    case .insertSections(let sections, let other, _):
      try snapshot.insert(sections: sections, after: other)
    case .deleteSections(let sections): snapshot.delete(sections: sections)
    case .moveSection(let section, let other, 0):
      try snapshot.move(section: section, before: other)
    case .moveSection(let section, let other, _):
      try snapshot.move(section: section, after: other)
    case .show(let items, let section):
      var outline = SectionSnapshot<String>()
      try outline.append(items: items)
      snapshot.show(outline, in: section)
    case .deleteAll: snapshot.deleteAll()
    }
  }

  func perform(on model: inout Naive) throws {
    switch self {
    case .appendItems(let items, let section, let policy):
      guard let section = section ?? model.last?.id else { throw StringSnapshotError.noSection }
      guard let index = model.firstIndex(where: { $0.id == section }) else {
        throw StringSnapshotError.unknownSections([section])
      }
      let admitted = try model.admit(items, policy)
      model[index].items += admitted
    case .insertItems(let items, let destination, let offset, let policy):
      guard model.place(of: destination) != nil else {
        throw StringSnapshotError.unknownItems([destination])
      }
      if items.contains(destination) {
        throw StringSnapshotError.destinationIsInArgument(destination)
      }
      let admitted = try model.admit(items, policy)
      model.insert(admitted, nextTo: destination, offset: offset)
    case .deleteItems(let items): model.remove(items)
    case .moveItem(let item, let destination, let offset):
      let unknown = [item, destination].filter { model.place(of: $0) == nil }
      if !unknown.isEmpty {
        throw StringSnapshotError.unknownItems(item == destination ? [item] : unknown)
      }
      if item == destination { return }
      model.remove([item])
      model.insert([item], nextTo: destination, offset: offset)
    case .show(let items, let section):
      if !model.contains(where: { $0.id == section }) {
        model.append(NaiveSection(id: section, items: []))
      }
      model.remove(items)
      for index in model.indices where model[index].id == section { model[index].items = items }
    case .deleteAll: model = []
    case .appendSections, .insertSections, .deleteSections, .moveSection:
      try performOnSections(of: &model)
    }
  }

  private func performOnSections(of model: inout Naive) throws {
    let ids = model.map(\.id)
    switch self {
    case .appendSections(let sections):
      try model.requireNew(sections)
      model += sections.map { NaiveSection(id: $0, items: []) }
    case .insertSections(let sections, let destination, let offset):
      guard let index = ids.firstIndex(of: destination) else {
        throw StringSnapshotError.unknownSections([destination])
      }
      if sections.contains(destination) {
        throw StringSnapshotError.sectionDestinationIsInArgument(destination)
      }
      try model.requireNew(sections)
      model.insert(
        contentsOf: sections.map { NaiveSection(id: $0, items: []) }, at: index + offset)
    case .deleteSections(let sections): model.removeAll { sections.contains($0.id) }
    case .moveSection(let section, let destination, let offset):
      let unknown = [section, destination].filter { !ids.contains($0) }
      if !unknown.isEmpty {
        throw StringSnapshotError.unknownSections(
          section == destination ? [section] : unknown)
      }
      guard section != destination, let from = ids.firstIndex(of: section) else { return }
      let moved = model.remove(at: from)
      let target = model.firstIndex { $0.id == destination } ?? 0
      model.insert(moved, at: target + offset)
    default: break
    }
  }
}

extension Naive {
  func place(of item: String) -> ItemPath? {
    for (section, content) in enumerated() {
      if let index = content.items.firstIndex(of: item) {
        return ItemPath(section: section, item: index)
      }
    }
    return nil
  }

  fileprivate mutating func remove(_ items: [String]) {
    for index in indices { self[index].items.removeAll(where: items.contains) }
  }

  fileprivate mutating func insert(_ items: [String], nextTo destination: String, offset: Int) {
    guard let place = place(of: destination) else { return }
    self[place.section].items.insert(contentsOf: items, at: place.item + offset)
  }

  /// What a policy lets in; existing items that move are taken out.
  fileprivate mutating func admit(
    _ items: [String], _ policy: DuplicatePolicy
  ) throws -> [String] {
    let repeated = repetitions(in: items)
    let existing = items.filter { place(of: $0) != nil }
    switch policy {
    case .strict:
      if !repeated.isEmpty { throw StringSnapshotError.duplicateItems(repeated) }
      if !existing.isEmpty { throw StringSnapshotError.itemsExist(existing) }
      return items
    case .keepFirst:
      return items.enumerated()
        .filter { !items[..<$0.offset].contains($0.element) && !existing.contains($0.element) }
        .map(\.element)
    case .keepLast:
      remove(items)
      return items.enumerated()
        .filter { !items[($0.offset + 1)...].contains($0.element) }
        .map(\.element)
    case .moveExisting:
      if !repeated.isEmpty { throw StringSnapshotError.duplicateItems(repeated) }
      remove(items)
      return items
    }
  }

  fileprivate func requireNew(_ sections: [String]) throws {
    let repeated = repetitions(in: sections)
    if !repeated.isEmpty { throw StringSnapshotError.duplicateSections(repeated) }
    let existing = sections.filter { id in contains { $0.id == id } }
    if !existing.isEmpty { throw StringSnapshotError.sectionsExist(existing) }
  }

  private func repetitions(in ids: [String]) -> [Duplicate<String>] {
    ids.enumerated()
      .filter { ids.firstIndex(of: $0.element) == $0.offset }
      .map { first in
        Duplicate(id: first.element, places: ids.indices.filter { ids[$0] == first.element })
      }
      .filter { $0.places.count > 1 }
  }
}
