/// Why an edit of an outline was refused; an edit that throws has changed nothing.
public enum OutlineError<ItemID: Hashable & Sendable>: Error, Equatable {
  /// Items that stand in the argument more than once, with their places in it.
  case duplicateItems([Duplicate<ItemID>])
  /// Items of the argument that the outline holds already.
  case itemsExist([ItemID])
  /// Items that the outline does not hold.
  case unknownItems([ItemID])
}
