import MusicModel

/// The changes that can be taken back, and those that can be made again.
public struct UndoHistory: Sendable {
  /// A change that was made, with the one that takes it back.
  struct Step: Hashable, Sendable {
    var done: LibraryEdit
    var inverse: LibraryEdit
    /// Greater than those of all changes before, of the queue too.
    var number: Int
  }

  /// Where a change that is being made comes from.
  public enum Origin: Hashable, Sendable {
    /// A person made it.
    case person
    /// It takes a change back.
    case undo
    /// It makes a change again that was taken back.
    case redo
  }

  private var undoable: [Step] = []
  private var redoable: [Step] = []
  /// More than anybody takes back one by one.
  private static let capacity = 200

  /// The number of the change that is taken back next; 0 when there is none.
  var nextUndo: Int { undoable.last?.number ?? 0 }

  /// The number of taking back the change that is made again next; 0 when there is none.
  var nextRedo: Int { redoable.last?.number ?? 0 }

  /// Takes a change that was made.
  mutating func take(_ step: Step, _ origin: Origin) {
    switch origin {
    case .person:
      push(step)
      redoable = []
    case .redo: push(step)
    case .undo: redoable.append(step)
    }
  }

  /// The change that takes back the last one; it counts as taken back.
  mutating func undo() -> LibraryEdit? { undoable.popLast()?.inverse }

  /// The change that makes the last one again that was taken back.
  mutating func redo() -> LibraryEdit? { redoable.popLast()?.inverse }

  private mutating func push(_ step: Step) {
    undoable.append(step)
    if undoable.count > Self.capacity { undoable.removeFirst() }
  }
}
