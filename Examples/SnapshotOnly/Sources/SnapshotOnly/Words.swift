import DiffableSnapshot

extension Difference<String, Int> {
  /// What changed, a sentence each, by the names of the tracks.
  func sentences(_ name: (Int) -> String) -> [String] {
    var sentences: [String] = []
    for id in changes.deletedItems.compactMap({ old.item(at: $0) }) {
      sentences.append("\(name(id)) is gone")
    }
    for id in changes.insertedItems.compactMap({ new.item(at: $0) }) {
      sentences.append("\(name(id)) is new")
    }
    for move in changes.movedItems {
      guard let id = new.item(at: move.new) else { continue }
      sentences.append("\(name(id)) moves from \(move.old) to \(move.new)")
    }
    for id in changes.updatedItems.compactMap({ new.item(at: $0.new) }) {
      sentences.append("\(name(id)) looks different")
    }
    return sentences
  }
}
