/// What can be asked of a library through one connection; nothing here writes.
///
/// A query sees one state of the library. Several that have to agree belong into one transaction,
/// or into one closure of `LibraryStore.read`.
struct LibraryQueries {
  let connection: Connection

  /// Prepares asking.
  init(_ connection: Connection) { self.connection = connection }
}
