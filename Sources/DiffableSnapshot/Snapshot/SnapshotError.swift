/// Why an edit of a snapshot was refused.
///
/// An edit that throws has changed nothing. Every case carries *all* the identifiers at fault, in
/// the order of the argument, so that one look at the error is enough to mend the data.
public enum SnapshotError<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Error,
  Equatable
{
  /// Items that stand in the argument more than once, with their places in it.
  case duplicateItems([Duplicate<ItemID>])
  /// Sections that stand in the argument more than once, with their places in it.
  case duplicateSections([Duplicate<SectionID>])
  /// Items of the argument that the snapshot holds already.
  case itemsExist([ItemID])
  /// Sections of the argument that the snapshot holds already.
  case sectionsExist([SectionID])
  /// Items that the snapshot does not hold.
  case unknownItems([ItemID])
  /// Sections that the snapshot does not hold.
  case unknownSections([SectionID])
  /// The item to insert next to is itself to be inserted.
  case destinationIsInArgument(ItemID)
  /// The section to insert next to is itself to be inserted.
  case sectionDestinationIsInArgument(SectionID)
  /// Items were to be appended to the last section and there is no section.
  case noSection
}

/// An identifier that an argument holds more than once.
public struct Duplicate<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The identifier.
  public var id: ID
  /// Its indexes in the argument, ascending; two or more.
  public var places: [Int]

  /// Makes a report from an identifier and its indexes in the argument.
  public init(id: ID, places: [Int]) {
    self.id = id
    self.places = places
  }
}
