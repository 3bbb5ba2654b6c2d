/// Looks through a whole database for damage, on a thread and a connection of its own.
actor DatabaseCheck {
  private let executor: ThreadExecutor
  private let path: String

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Prepares the check of a file.
  init(path: String) throws(LibraryError) {
    executor = try ThreadExecutor()
    self.path = path
  }

  /// Whether something is wrong with the file.
  ///
  /// - Throws: What the store throws on reading, but `.damaged`.
  func findsDamage() throws(LibraryError) -> Bool {
    do throws(LibraryError) {
      let connection = try Connection(path: path, access: .readOnly)
      return try connection.first("PRAGMA quick_check(1)") { $0.text(0) } != "ok"
    } catch .damaged {
      return true
    }
  }
}
