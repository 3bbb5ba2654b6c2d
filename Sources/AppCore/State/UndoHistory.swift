import MusicModel

/// The changes that can be taken back, and those that can be made again.
public struct UndoHistory: Sendable {
  /// A change that was made, with the one that takes it back.
  struct Step: Hashable, Sendable {
    var done: LibraryEdit
    var inverse: LibraryEdit
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
