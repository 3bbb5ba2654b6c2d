internal import Glibc

extension MirrorFiles {
  /// Brings back into a database what the copies hold and it lacks.
  ///
  /// Copies with lines that make no sense are kept under a dated name, since they will be written
  /// anew. Belongs inside a transaction.
  ///
  /// - Parameters:
  ///   - connection: The database.
  ///   - torn: Tables that lack rows somewhere.
  /// - Returns: Whether the copy of what the person made was there and whole.
  /// - Throws: What the store throws on writing.
  func restore(
    into connection: Connection, torn: Set<String> = []
  ) throws(LibraryError) -> Bool {
    var isWhole = true
    var restore = MirrorRestore(connection, torn: torn)
    for part in Part.allCases {
      let before = restore.lostLines
      let isKnown = try restore.restore(part, from: self)
      if part == .marks, !isKnown { isWhole = false }
      if restore.lostLines > before || !isKnown {
        if part == .marks { isWhole = false }
        _ = link(path(part), DatedName.path(path(part)))
      }
    }
    // The copies are of an earlier count, whatever it was.
    let states = Part.allCases.compactMap { header($0)?.state }
    try connection.run(
      "UPDATE user_data_state SET marks = max(marks, ?1) + 1, arrivals = max(arrivals, ?1) + 1",
      [.integer(max(0, states.max() ?? 0))])
    return isWhole
  }
}
