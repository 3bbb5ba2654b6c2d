/// Finds the tracks that entries of playlists stand for.
///
/// Entries that name no known file exactly are compared without regard to case and Unicode form,
/// first in the directory they name, then by the end of their path anywhere in the library, of
/// which two parts at least have to agree.
struct EntryResolver {
  private let connection: Connection
  private let roots: [[UInt8]]

  /// Prepares resolving.
  init(_ connection: Connection) throws(LibraryError) {
    self.connection = connection
    roots = try connection.rows("SELECT path FROM roots ORDER BY id") { $0.blob(0) }
  }

  /// An entry, with the directory it is relative to.
  struct Entry {
    var entry: PlaylistDocument.Entry
    var location: EntryLocation
    var directory: [UInt8]

    /// Reads where an entry is.
    init(_ entry: PlaylistDocument.Entry, in directory: [UInt8]) {
      self.entry = entry
      self.directory = directory
      location = EntryLocation(entry)
    }
  }

  /// A track whose file an entry names.
  private struct Found {
    var track: Int64
    /// Whether it is one of several in that file.
    var isPart: Bool
  }

  /// The tracks of an entry by the path it names; none when there is no such file.
  ///
  /// An entry is one track, but a file that is divided: without a word which part is meant, all
  /// are.
  func namedTracks(of entry: Entry) throws(LibraryError) -> [Int64] {
    let paths = entry.location.candidates(directory: entry.directory, roots: roots)
    if let exact = try first(paths, track(at:)) { return try tracks(exact, entry) }
    return try first(paths, similarTrack(at:)).map { found throws(LibraryError) in
      try tracks(found, entry)
    } ?? []
  }

  /// The tracks of each entry by any means, none for those that are not in the library.
  ///
  /// - Returns: As many as there are entries.
  /// - Throws: What the store throws on reading.
  /// - Complexity: O(*k* log *n*) for *k* entries, and once O(folders) when one is not found by
  ///   name.
  func tracks(of entries: [Entry]) throws(LibraryError) -> [[Int64]] {
    var result: [[Int64]] = []
    for entry in entries { result.append(try namedTracks(of: entry)) }
    let missing = result.indices.filter { result[$0].isEmpty }
    let parts = missing.map { ($0, entries[$0].location.foldedParts) }.filter { $0.1.count >= 2 }
    for (index, found) in try tracks(endingIn: parts) {
      result[index] = try tracks(found, entries[index])
    }
    return result
  }

  /// Milliseconds by which two programs may differ over where a part starts.
  private static let slack = 100

  /// Which parts of a file that was found an entry means: by its start, else by its title.
  private func tracks(_ found: Found, _ entry: Entry) throws(LibraryError) -> [Int64] {
    guard found.isPart else { return [found.track] }
    let parts = try connection.rows(
      """
      SELECT id, title, artist, start_ms FROM tracks
      WHERE (folder_id, name) = (SELECT folder_id, name FROM tracks WHERE id = ?) ORDER BY part
      """, [.integer(found.track)]
    ) { (id: $0.integer(0), title: $0.text(1), artist: $0.text(2), start: $0.int(3)) }
    if let start = entry.entry.start,
      let part = parts.first(where: { abs($0.start - start) <= Self.slack })
    {
      return [part.id]
    }
    let title = TextForm.folded(TextForm.line(entry.entry.title))
    let named = parts.first {
      title == TextForm.folded("\($0.artist) - \($0.title)") || title == TextForm.folded($0.title)
    }
    return named.map { [$0.id] } ?? parts.map(\.id)
  }

  private func first(
    _ paths: [[UInt8]], _ find: ([UInt8]) throws(LibraryError) -> Found?
  ) throws(LibraryError) -> Found? {
    for path in paths {
      if let track = try find(path) { return track }
    }
    return nil
  }

  private func track(at path: [UInt8]) throws(LibraryError) -> Found? {
    let (directory, name) = FilePath.split(path)
    return try connection.first(
      """
      SELECT tracks.id, part > 0 FROM folders JOIN tracks ON folder_id = folders.id
      WHERE path = ? AND name = ? ORDER BY part
      """, [.blob(directory), .blob(name)]
    ) { Found(track: $0.integer(0), isPart: $0.flag(1)) }
  }

  private func similarTrack(at path: [UInt8]) throws(LibraryError) -> Found? {
    let (directory, name) = FilePath.split(path)
    let wanted = TextForm.folded(String(decoding: name, as: UTF8.self))
    let names = try connection.rows(
      """
      SELECT tracks.id, part > 0, name FROM folders JOIN tracks ON folder_id = folders.id
      WHERE path = ? ORDER BY name
      """, [.blob(directory)]
    ) { (Found(track: $0.integer(0), isPart: $0.flag(1)), $0.blob(2)) }
    return names.first { TextForm.folded(String(decoding: $0.1, as: UTF8.self)) == wanted }?.0
  }

  // MARK: By the end of the path

  /// - Complexity: O(folders + tracks in those of them that some entry's directory is named as).
  private func tracks(
    endingIn wanted: [(index: Int, parts: [String])]
  ) throws(LibraryError) -> [Int: Found] {
    guard !wanted.isEmpty else { return [:] }
    let byFolder = Dictionary(grouping: wanted) { $0.parts[$0.parts.count - 2] }
    var best: [Int: (found: Found, length: Int)] = [:]
    let folders = try connection.rows("SELECT id, path FROM folders ORDER BY id") {
      ($0.integer(0), $0.blob(1))
    }
    for (folder, path) in folders {
      let name = TextForm.folded(String(decoding: FilePath.split(path).name, as: UTF8.self))
      guard let entries = byFolder[name] else { continue }
      let parts = EntryLocation.foldedParts(path)
      try connection.forEachRow(
        "SELECT id, name, part > 0 FROM tracks WHERE folder_id = ? ORDER BY name",
        [.integer(folder)]
      ) { row in
        let file = TextForm.folded(String(decoding: row.blob(1), as: UTF8.self))
        for entry in entries where entry.parts.last == file {
          let length = zip(entry.parts.dropLast().reversed(), parts.reversed())
            .prefix { $0 == $1 }.count
          if length > best[entry.index]?.length ?? 0 {
            best[entry.index] = (Found(track: row.integer(0), isPart: row.flag(2)), length)
          }
        }
      }
    }
    return best.mapValues(\.found)
  }
}
