/// Paths of items, ascending: a collection that makes each path when it is asked for.
///
/// A difference of a million items keeps four bytes for each, not sixteen.
public struct ItemPaths: RandomAccessCollection, Sendable {
  let ordinals: ContiguousArray<Int32>
  let windows: WindowTable

  /// Zero.
  public var startIndex: Int { 0 }
  /// The number of paths.
  public var endIndex: Int { ordinals.count }

  /// The path at an index, in O(log *s*) for *s* changed sections.
  public subscript(index: Int) -> ItemPath { windows.path(ofOrdinal: ordinals[index]) }
}

extension ItemPaths: Equatable {
  /// Whether both hold the same paths.
  public static func == (first: ItemPaths, second: ItemPaths) -> Bool {
    first.elementsEqual(second)
  }
}

/// An item that leads from one path to another.
public struct ItemMove: Hashable, Sendable {
  /// Its path in the old snapshot.
  public var old: ItemPath
  /// Its path in the new one.
  public var new: ItemPath

  /// Makes a move.
  public init(old: ItemPath, new: ItemPath) {
    self.old = old
    self.new = new
  }
}

/// Moves of items, ascending by their new paths, each made when it is asked for.
public struct ItemMoves: RandomAccessCollection, Sendable {
  /// New ordinals; the old ones are looked up.
  let ordinals: ContiguousArray<Int32>
  let oldOfNew: ContiguousArray<Int32>
  let oldWindows: WindowTable
  let newWindows: WindowTable

  /// Zero.
  public var startIndex: Int { 0 }
  /// The number of moves.
  public var endIndex: Int { ordinals.count }

  /// The move at an index, in O(log *s*) for *s* changed sections.
  public subscript(index: Int) -> ItemMove {
    let new = ordinals[index]
    return ItemMove(
      old: oldWindows.path(ofOrdinal: oldOfNew[Int(new)]),
      new: newWindows.path(ofOrdinal: new))
  }
}

extension ItemMoves: Equatable {
  /// Whether both hold the same moves.
  public static func == (first: ItemMoves, second: ItemMoves) -> Bool {
    first.elementsEqual(second)
  }
}
