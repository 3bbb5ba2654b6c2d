/// A playlist file that a scan found.
struct FoundPlaylist: Hashable, Sendable {
  /// Its absolute path.
  var path: [UInt8]
  /// What tells whether it is the same as before.
  var stamp: FileStamp
  /// What it holds; `nil` when it is the same as before.
  var document: PlaylistDocument?

  /// Larger files are no lists of anybody's music.
  private static let sizeLimit = 16 << 20

  /// Entries beyond are nothing that anybody listens to.
  private static let entryLimit = 100_000

  /// Reads those files that are not the same as before.
  ///
  /// - Parameters:
  ///   - files: The files a scan found.
  ///   - known: Size and time of change of the files that were read before.
  /// - Returns: The files, without those that cannot be read or describe a stream.
  static func read(
    _ files: [FoundPlaylist], known: [[UInt8]: FoundPlaylistState]
  ) -> [FoundPlaylist] {
    files.compactMap { found in
      if known[found.path] == FoundPlaylistState(found.stamp) { return found }
      guard let format = PlaylistFormat(fileName: FilePath.split(found.path).name),
        let file = RegularFile(path: found.path)
      else { return nil }
      defer { file.close() }
      guard file.size <= sizeLimit else { return nil }
      let bytes = file.bytes(at: 0, count: file.size)
      var found = found
      var document = PlaylistReader.read(bytes, as: format)
      document.entries = Array(document.entries.prefix(entryLimit))
      found.document = document
      return document.isStream ? nil : found
    }
  }
}

/// What tells whether a playlist file changed.
struct FoundPlaylistState: Hashable, Sendable {
  /// Number of bytes.
  var size: Int64
  /// Nanoseconds since 1970.
  var modifiedAt: Int64

  /// The state of a file.
  init(_ stamp: FileStamp) { (size, modifiedAt) = (stamp.size, stamp.modifiedAt) }

  /// The state as the store has it.
  init(size: Int64, modifiedAt: Int64) { (self.size, self.modifiedAt) = (size, modifiedAt) }
}

extension RootScan {
  /// Reads the playlists that changed; call when there are no more batches.
  func readPlaylists(known: [[UInt8]: FoundPlaylistState]) -> [FoundPlaylist] {
    FoundPlaylist.read(playlists, known: known)
  }
}
