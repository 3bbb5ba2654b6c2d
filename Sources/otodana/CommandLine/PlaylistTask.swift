import AppCore
import MusicLibrary
import MusicModel
import Terminal

/// Does what `otodana playlist` asks for, on a library.
struct PlaylistTask {
  /// What came of an action.
  enum Answer {
    /// What is to be printed, or written to a file.
    case text(String)
    /// As many tracks came or went.
    case tracks(Int)

    /// What is to be printed.
    var text: String {
      switch self {
      case .text(let text): text
      case .tracks(let count): "\(count)\n"
      }
    }
  }

  let printsJSON: Bool
  let locale: String

  /// Performs an action.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - content: The content of a file to import.
  ///   - store: The library.
  /// - Returns: What came of it; else why it cannot be done.
  /// - Throws: What the store throws.
  func perform(
    _ action: PlaylistAction, _ content: [UInt8], in store: LibraryStore
  ) async throws(LibraryError) -> Result<Answer, Failure> {
    switch action {
    case .list: return .success(.text(try await list(store)))
    case .create(let name, let query):
      return .success(.text(try await create(name, query, store)))
    case .read(let path, let name): return try await read(content, from: path, name, store)
    case .show(let name):
      return try await with(name, store) { playlist async throws(LibraryError) in
        .success(.text(try await show(playlist, store)))
      }
    case .rename(let name, let new):
      return try await change(name, store) { id async throws(LibraryError) in
        try await store.renamePlaylist(id, to: new)
      }
    case .edit(let name, let query):
      return try await change(name, store) { id async throws(LibraryError) in
        try await store.setQuery(query, of: id)
      }
    case .delete(let name):
      return try await change(name, store) { id async throws(LibraryError) in
        try await store.deletePlaylist(id)
      }
    case .add(let name, let query):
      return try await changeEntries(name, store) { id async throws(LibraryError) in
        try await store.append(tracksMatching: query, to: id)
      }
    case .remove(let name, let query):
      return try await changeEntries(name, store) { id async throws(LibraryError) in
        try await store.removeEntries(matching: query, from: id)
      }
    case .write(let name, let path, let isAbsolute):
      return try await with(name, store) { playlist async throws(LibraryError) in
        try await write(playlist, path, isAbsolute, store)
      }
    }
  }

  // MARK: Naming

  /// The playlist of a name, or of a number such as `#3`, given to a closure.
  private func with(
    _ name: String, _ store: LibraryStore,
    _ body: (PlaylistSummary) async throws(LibraryError) -> Result<Answer, Failure>
  ) async throws(LibraryError) -> Result<Answer, Failure> {
    let all = try await store.playlists()
    var matches = all.filter { $0.name == name }
    if matches.isEmpty, name.hasPrefix("#"), let number = Int64(name.dropFirst()) {
      matches = all.filter { $0.id.rawValue == number }
    }
    guard let playlist = matches.first else { return .failure(.noPlaylist(name)) }
    return matches.count > 1 ? .failure(.severalPlaylists(name)) : try await body(playlist)
  }

  private func change(
    _ name: String, _ store: LibraryStore,
    _ body: (PlaylistID) async throws(LibraryError) -> Bool
  ) async throws(LibraryError) -> Result<Answer, Failure> {
    try await with(name, store) { playlist async throws(LibraryError) in
      try await body(playlist.id)
        ? .success(.text("")) : .failure(.playlistUnchangeable(playlist.name))
    }
  }

  /// Changes entries and tells how many came or went.
  private func changeEntries(
    _ name: String, _ store: LibraryStore,
    _ body: (PlaylistID) async throws(LibraryError) -> Int?
  ) async throws(LibraryError) -> Result<Answer, Failure> {
    try await with(name, store) { playlist async throws(LibraryError) in
      try await body(playlist.id).map { .success(.tracks($0)) }
        ?? .failure(.playlistUnchangeable(playlist.name))
    }
  }

  // MARK: Reading

  private func list(_ store: LibraryStore) async throws(LibraryError) -> String {
    var lines: [String] = []
    for playlist in try await store.playlists() {
      let name = DisplayText.safe(playlist.name)
      lines.append(
        printsJSON
          ? try await json(playlist, store)
          : "#\(playlist.id.rawValue)\t\(playlist.trackCount)\t\(name)")
    }
    return printsJSON ? Output.array(lines) : Output.lines(lines)
  }

  private func json(
    _ playlist: PlaylistSummary, _ store: LibraryStore
  ) async throws(LibraryError) -> String {
    let missing = try await store.playlistEntries(playlist.id).count { $0.isMissing }
    let kind = try await store.playlistKind(playlist.id) ?? .own
    return PlaylistReport.json(playlist, kind: kind, missing: missing)
  }

  private func show(
    _ playlist: PlaylistSummary, _ store: LibraryStore
  ) async throws(LibraryError) -> String {
    var lines: [String] = []
    for entry in try await store.playlistEntries(playlist.id) {
      if let id = entry.track, let track = try await store.tracks([id]).first,
        let place = try await store.location(ofTrack: id)
      {
        lines.append(
          printsJSON
            ? SearchReport.json(track, at: place) : DisplayText.safe(SearchCommand.text(track)))
      } else if printsJSON {
        lines.append(PlaylistReport.json(missing: entry))
      } else {
        let name = String(decoding: entry.location, as: UTF8.self)
        lines.append("! " + DisplayText.safe(name))
      }
    }
    return printsJSON ? Output.array(lines) : Output.lines(lines)
  }

  // MARK: Writing

  private func create(
    _ name: String, _ query: String?, _ store: LibraryStore
  ) async throws(LibraryError) -> String {
    let id =
      if let query {
        try await store.createSmartPlaylist(name, query: query)
      } else {
        try await store.createPlaylist(name)
      }
    return "#\(id.rawValue)\n"
  }

  private func read(
    _ content: [UInt8], from path: [UInt8], _ name: String?, _ store: LibraryStore
  ) async throws(LibraryError) -> Result<Answer, Failure> {
    let imported = try await store.importPlaylist(
      content, from: path, named: name, locale: locale)
    guard let imported else {
      return .failure(.notAPlaylist(String(decoding: path, as: UTF8.self)))
    }
    if printsJSON {
      let summary = PlaylistSummary(
        id: imported.id, name: imported.name, trackCount: imported.entries)
      return .success(
        .text(PlaylistReport.json(summary, kind: .own, missing: imported.missing) + "\n"))
    }
    let name = DisplayText.safe(imported.name)
    let counts = "\(imported.entries)\t\(imported.missing)"
    return .success(.text("#\(imported.id.rawValue)\t\(counts)\t\(name)\n"))
  }

  private func write(
    _ playlist: PlaylistSummary, _ path: [UInt8], _ isAbsolute: Bool, _ store: LibraryStore
  ) async throws(LibraryError) -> Result<Answer, Failure> {
    let name = String(decoding: path, as: UTF8.self)
    guard let format = TextFile.playlistFormat(path) else { return .failure(.notAPlaylist(name)) }
    guard let folder = try? Folder(TextFile.directory(path)) else {
      return .failure(.fileNotWritten(name))
    }
    let paths = isAbsolute ? PlaylistWriter.Paths.absolute : .relative(to: folder.path)
    let text = try await store.playlistFile(playlist.id, as: format, paths: paths)
    return text.map { .success(.text($0)) } ?? .failure(.noPlaylist(playlist.name))
  }
}
