/// Takes the charset that was chosen for a directory along when the directory moves.
struct MovedCharsets {
  private let connection: Connection

  /// Prepares writing; belongs inside a transaction.
  init(_ connection: Connection) { self.connection = connection }

  /// Takes choices along with files; call before the files have their new places.
  ///
  /// A file that went from `Old/CD1` to `New/CD1` tells that `Old/CD1` moved, and perhaps `Old`.
  /// What is still there has not moved, and a choice for the new place stays.
  ///
  /// - Parameter moves: Files in other places than before.
  /// - Throws: What the store throws on writing.
  /// - Complexity: O(moves) where a charset has been chosen for any directory, else O(1).
  func follow(_ moves: [ScanBatch.Move]) throws(LibraryError) {
    guard !moves.isEmpty,
      try connection.first("SELECT 1 FROM folder_charsets", [], { _ in true }) != nil
    else { return }
    var seen: Set<[[UInt8]]> = []
    for move in moves {
      let before = try connection.first(
        "SELECT path FROM tracks JOIN folders ON folders.id = folder_id WHERE tracks.id = ?",
        [.integer(move.track)]
      ) { $0.blob(0) }
      guard let before, seen.insert([before, move.folder]).inserted else { continue }
      try follow(before, to: move.folder)
    }
  }

  private func follow(_ before: [UInt8], to now: [UInt8]) throws(LibraryError) {
    var (before, now) = (before, now)
    while before != now, !FilePath.exists(before) {
      try connection.run(
        "UPDATE OR IGNORE folder_charsets SET path = ? WHERE path = ?", [.blob(now), .blob(before)])
      let (outerBefore, outerNow) = (FilePath.split(before), FilePath.split(now))
      guard outerBefore.name == outerNow.name else { return }
      (before, now) = (outerBefore.directory, outerNow.directory)
    }
  }
}
