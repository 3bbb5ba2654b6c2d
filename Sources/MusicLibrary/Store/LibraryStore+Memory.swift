internal import CSystem

extension LibraryStore {
  /// Gives back to the system what a scan had in memory: pages of the database that were written,
  /// and what was known of all files, which may be most of what there is.
  ///
  /// - Complexity: Some milliseconds for a large library.
  func returnMemory() {
    // Where this fails nothing is lost but memory.
    try? connection.execute("PRAGMA shrink_memory")
    csystem_return_memory()
  }
}
