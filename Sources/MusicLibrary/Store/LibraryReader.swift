/// Answers questions through a connection and a thread of its own, so that no answer waits for
/// what `LibraryStore` writes.
///
/// A question sees what was committed when it begins.
actor LibraryReader {
  private let executor: ThreadExecutor
  private let path: String
  private let access: Connection.Access
  private var connection: Connection?

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Kibibytes of the file that are kept in memory: what a screen asks for again.
  private static let cacheSize = 2_048

  /// Prepares reading by a connection that is used by nobody else.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - access: What further connections may do, should this one be closed.
  ///   - connection: An open one, whose schema is up to date.
  /// - Throws: What opening throws.
  init(
    path: String, access: Connection.Access, connection: sending Connection
  ) throws(LibraryError) {
    executor = try ThreadExecutor()
    self.path = path
    self.access = access
    try connection.execute(Self.settings)
    self.connection = connection
  }

  /// Answers a question from one state of the library; opens the database again when it was closed.
  func answer<Value: Sendable>(
    _ query: @Sendable (LibraryQueries) throws(LibraryError) -> Value
  ) throws(LibraryError) -> Value {
    let connection: Connection
    if let open = self.connection {
      connection = open
    } else {
      connection = try Self.open(path, access)
      self.connection = connection
    }
    try connection.run("BEGIN")
    defer { try? connection.run("COMMIT") }
    return try query(LibraryQueries(connection))
  }

  /// Does something while no question is asked and the database is closed.
  func whileClosed<Value: Sendable>(
    _ body: @Sendable () throws(LibraryError) -> Value
  ) throws(LibraryError) -> Value {
    connection = nil
    return try body()
  }

  private static func open(
    _ path: String, _ access: Connection.Access
  ) throws(LibraryError) -> Connection {
    try Connection(path: path, access: access, settings: settings)
  }

  private static let settings = """
    PRAGMA query_only = ON;
    PRAGMA temp_store = MEMORY;
    PRAGMA cache_size = -\(cacheSize);
    """
}
