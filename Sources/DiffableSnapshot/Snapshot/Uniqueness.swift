/// How far an item identifier is unique.
public enum Uniqueness: Hashable, Sendable {
  /// An identifier stands at most once in the whole snapshot, so it may move between sections.
  case perSnapshot
  /// An identifier stands at most once in each section: the same album can be both among the
  /// recent ones and among all. Such items do not move between sections, since the album in one
  /// section is another element than the same album in the other.
  case perSection
}

/// What an edit does with an item that would stand twice.
public enum DuplicatePolicy: Hashable, Sendable {
  /// The edit throws and changes nothing.
  case strict
  /// Whatever stands there first stays: items that exist already, and all but the first of several
  /// equal ones in the argument, are left out.
  case keepFirst
  /// The last one counts: items that exist already move to the new place, and of several equal
  /// ones in the argument the last is taken.
  case keepLast
  /// Items that exist already move to the new place; equal ones in the argument throw.
  case moveExisting
}
