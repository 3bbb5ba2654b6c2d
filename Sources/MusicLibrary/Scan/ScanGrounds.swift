internal import MusicModel

/// What a person decided that tells a scan where to look and how to read; other than before, it
/// takes another scan.
public struct ScanGrounds: Hashable, Sendable {
  /// The paths of the roots.
  public private(set) var roots: [[UInt8]] = []
  private var charsets: [[UInt8]: Charset] = [:]

  /// The grounds of a library that nobody told anything.
  public init() {}

  init(_ queries: LibraryQueries) throws(LibraryError) {
    roots = try queries.roots().map(\.path)
    charsets = try queries.charsetChoices()
  }
}

extension LibraryStore {
  /// What a scan goes by now.
  public nonisolated func scanGrounds() async throws(LibraryError) -> ScanGrounds {
    try await read { queries throws(LibraryError) in try ScanGrounds(queries) }
  }
}
