extension LibraryStore {
  /// The copies of the person's data beside the database, as plain text.
  ///
  /// - Returns: One for each part; none for a library in memory.
  /// - Throws: What the store throws on reading.
  /// - Complexity: O(1).
  public func copyHealth() throws(LibraryError) -> [CopyHealth] {
    guard !path.isEmpty else { return [] }
    let files = MirrorFiles(database: path)
    let writer = MirrorWriter(connection)
    var copies: [CopyHealth] = []
    for part in MirrorFiles.Part.allCases {
      let file = RegularFile(path: Array(files.path(part).utf8))
      defer { file?.close() }
      let wanted = try writer.state(part)
      let state: CopyHealth.State =
        switch (file, files.header(part)) {
        case (nil, _): .missing
        case (_, nil): .unreadable
        case (_, let header?): header.state == wanted ? .current : .older
        }
      copies.append(CopyHealth(path: files.path(part), size: file?.size, state: state))
    }
    return copies
  }
}
