import AppCore
import MusicLibrary
import Terminal

/// The library as a command changes it.
enum ChangedLibrary {
  /// Opens the library, changes it and leaves it in order.
  ///
  /// - Parameters:
  ///   - database: The path of its database.
  ///   - words: For telling of a library that had to be repaired.
  ///   - change: What is done with it.
  /// - Returns: What the change returns.
  /// - Throws: What opening throws; `.readOnly`; what the change throws.
  static func change<Value: Sendable>(
    _ database: String, _ words: Catalogue,
    _ change: (LibraryStore) async throws(LibraryError) -> Value
  ) async throws(LibraryError) -> Value {
    let store = try LibraryStore(path: database)
    if store.opening.isReadOnly { throw .readOnly }
    if let repair = store.opening.repair {
      Output.write("otodana: \(DisplayText.safe(Failure(repair).text(words)))\n", to: 2)
    }
    let result: Value
    do throws(LibraryError) {
      result = try await change(store)
    } catch {
      await leave(store)
      throw error
    }
    await leave(store)
    return result
  }

  /// The database has it all: copies that cannot be written now are written at the next opening.
  private static func leave(_ store: LibraryStore) async {
    try? await store.writeCopies()
    try? await store.settle()
  }
}
