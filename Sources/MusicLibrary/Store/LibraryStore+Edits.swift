public import MusicModel

extension LibraryStore {
  /// Makes a change of what belongs to the person.
  ///
  /// - Returns: The change that takes it back; `nil` when there was nothing to change.
  /// - Throws: What the store throws on writing.
  public func apply(_ edit: LibraryEdit) throws(LibraryError) -> LibraryEdit? {
    switch edit {
    case .userData(let edit): return .userData(try perform(edit))
    case .createPlaylist(let name, let tracks):
      let id = try createPlaylist(name)
      try append(tracks, to: id)
      return .deletePlaylist(id)
    case .restorePlaylist(let archive):
      try restorePlaylist(archive)
      return .deletePlaylist(archive.id)
    case .deletePlaylist(let id):
      guard let archive = try queries.playlistArchive(id), try deletePlaylist(id) else {
        return nil
      }
      return .restorePlaylist(archive)
    case .renamePlaylist(let id, let name):
      guard let archive = try queries.playlistArchive(id), try renamePlaylist(id, to: name) else {
        return nil
      }
      return .renamePlaylist(id, to: archive.name)
    case .append(let tracks, let id):
      return try changeEntries(of: id) { () throws(LibraryError) in try append(tracks, to: id) }
    case .removeEntries(let positions, let id):
      return try changeEntries(of: id) { () throws(LibraryError) in
        try removeEntries(at: Set(positions), from: id)
      }
    case .moveEntry(let start, let target, let id):
      // The place is counted before the move, where the entry itself still takes one.
      let before = target > start ? target + 1 : target
      return try changeEntries(of: id) { () throws(LibraryError) in
        try moveEntries(at: [start], before: before, in: id)
      }
    case .restoreEntries(let archive):
      return try changeEntries(of: archive.id) { () throws(LibraryError) in
        try restoreEntries(archive)
        return true
      }
    case .chooseCharset(let charset, let album):
      let folders = try queries.folders(ofAlbum: album)
      return try choose(folders.map { FolderCharset(folder: $0, charset: charset) })
    case .restoreCharsets(let choices): return try choose(choices)
    }
  }

  /// Chooses charsets for folders, and answers with what was chosen before.
  private func choose(_ choices: [FolderCharset]) throws(LibraryError) -> LibraryEdit? {
    guard !choices.isEmpty else { return nil }
    let before = try queries.charsets(ofFolders: choices.map(\.folder))
    try setCharsets(choices)
    return .restoreCharsets(before)
  }

  /// Changes the entries of a playlist; they are put back as they were.
  private func changeEntries(
    of id: PlaylistID, _ change: () throws(LibraryError) -> Bool
  ) throws(LibraryError) -> LibraryEdit? {
    guard let archive = try queries.playlistArchive(id), try change() else { return nil }
    return .restoreEntries(archive)
  }
}
