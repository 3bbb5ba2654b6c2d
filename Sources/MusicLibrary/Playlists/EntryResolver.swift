/// Finds the tracks that entries of playlists stand for.
///
/// Entries that name no known file exactly are compared without regard to case and Unicode form,
/// first in the directory they name, then by the end of their path anywhere in the library, of which
/// two parts at least have to agree.
struct EntryResolver {
  private let connection: Connection
  private let roots: [[UInt8]]

  /// Prepares resolving.
  init(_ connection: Connection) throws(LibraryError) {
    self.connection = connection
    roots = try connection.rows("SELECT path FROM roots ORDER BY id") { $0.blob(0) }
  }

  /// An entry's location, with the directory it is relative to.
  typealias Entry = (location: EntryLocation, directory: [UInt8])

  /// The track of an entry by the path it names; `nil` when there is none.
  func namedTrack(of entry: Entry) throws(LibraryError) -> Int64? {
    let paths = entry.location.candidates(directory: entry.directory, roots: roots)
    if let exact = try first(paths, track(at:)) { return exact }
    return try first(paths, similarTrack(at:))
  }

  /// The track of each entry by any means, `nil` for those that are not in the library.
  ///
  /// - Returns: As many as there are entries.
  /// - Throws: What the store throws on reading.
  /// - Complexity: O(*k* log *n*) for *k* entries, and once O(folders) when one is not found by name.
  func tracks(of entries: [Entry]) throws(LibraryError) -> [Int64?] {
    var result: [Int64?] = []
    for entry in entries { result.append(try namedTrack(of: entry)) }
    let missing = result.indices.filter { result[$0] == nil }
    let parts = missing.map { ($0, entries[$0].location.foldedParts) }.filter { $0.1.count >= 2 }
    for (index, track) in try tracks(endingIn: parts) { result[index] = track }
    return result
  }

  private func first(
    _ paths: [[UInt8]], _ find: ([UInt8]) throws(LibraryError) -> Int64?
  ) throws(LibraryError) -> Int64? {
    for path in paths {
      if let track = try find(path) { return track }
    }
    return nil
  }

  private func track(at path: [UInt8]) throws(LibraryError) -> Int64? {
    let (directory, name) = FilePath.split(path)
    return try connection.first(
      """
      SELECT tracks.id FROM folders JOIN tracks ON folder_id = folders.id
      WHERE path = ? AND name = ?
      """, [.blob(directory), .blob(name)]
    ) { $0.integer(0) }
  }

  private func similarTrack(at path: [UInt8]) throws(LibraryError) -> Int64? {
    let (directory, name) = FilePath.split(path)
    let wanted = TextForm.folded(String(decoding: name, as: UTF8.self))
    let names = try connection.rows(
      """
      SELECT tracks.id, name FROM folders JOIN tracks ON folder_id = folders.id
      WHERE path = ? ORDER BY name
      """, [.blob(directory)]
    ) { ($0.integer(0), $0.blob(1)) }
    return names.first { TextForm.folded(String(decoding: $0.1, as: UTF8.self)) == wanted }?.0
  }

  // MARK: By the end of the path

  /// - Complexity: O(folders + tracks in those of them that some entry's directory is named as).
  private func tracks(
    endingIn wanted: [(index: Int, parts: [String])]
  ) throws(LibraryError) -> [Int: Int64] {
    guard !wanted.isEmpty else { return [:] }
    let byFolder = Dictionary(grouping: wanted) { $0.parts[$0.parts.count - 2] }
    var best: [Int: (track: Int64, length: Int)] = [:]
    let folders = try connection.rows("SELECT id, path FROM folders ORDER BY id") {
      ($0.integer(0), $0.blob(1))
    }
    for (folder, path) in folders {
      let name = TextForm.folded(String(decoding: FilePath.split(path).name, as: UTF8.self))
      guard let entries = byFolder[name] else { continue }
      let parts = EntryLocation.foldedParts(path)
      try connection.forEachRow(
        "SELECT id, name FROM tracks WHERE folder_id = ? ORDER BY name", [.integer(folder)]
      ) { row in
        let file = TextForm.folded(String(decoding: row.blob(1), as: UTF8.self))
        for entry in entries where entry.parts.last == file {
          let length = zip(entry.parts.dropLast().reversed(), parts.reversed())
            .prefix { $0 == $1 }.count
          if length > best[entry.index]?.length ?? 0 {
            best[entry.index] = (row.integer(0), length)
          }
        }
      }
    }
    return best.mapValues(\.track)
  }
}
