import AppCore
import JSON
import MusicLibrary
import MusicModel
import Terminal

/// Prints everything of a kind, one a line.
struct LibraryList: Sendable {
  /// How a line looks.
  enum Form {
    /// Made safe for a terminal.
    case terminal
    /// As it is, without line ends inside.
    case text
    case json
  }

  let kind: ListCommand.Kind
  let key: String
  let words: Catalogue
  let form: Form

  /// Rows that are in memory at once.
  private static let window = 500

  /// Prints to standard output.
  func print(_ store: LibraryStore) async throws(LibraryError) {
    switch kind {
    case .albums: try await printAlbums(store)
    case .artists: try await printArtists(store)
    case .songs: try await printSongs(store)
    case .playlists: try await printPlaylists(store)
    case .genres: try await printGenres(store)
    case .roots: try await printRoots(store)
    }
  }

  private func printAlbums(_ store: LibraryStore) async throws(LibraryError) {
    let order: AlbumOrder =
      switch key {
      case "title": .title
      case "year": .year
      case "added": .added
      default: .artist
      }
    for part in Self.windows(try await store.albumIDs(order)) {
      put(
        try await store.albums(part).map { album in
          var object = JSONObject()
          object.add("id", Int(album.id.rawValue))
          object.add("title", album.title)
          object.add("artist", album.artist ?? "")
          object.add("various", album.artist == nil)
          object.add("year", album.year)
          object.add("tracks", album.trackCount)
          object.add("added", Int(album.addedAt))
          let year = album.year.map { " (\($0))" } ?? ""
          let artist = album.artist ?? words[.variousArtists]
          return Line(
            text: (artist.isEmpty ? "" : artist + " – ") + album.title + year, object: object)
        })
    }
  }

  private func printArtists(_ store: LibraryStore) async throws(LibraryError) {
    var artists = try await store.artists()
    if key == "albums" { artists.sortStably { $0.albumCount > $1.albumCount } }
    put(
      artists.map { artist in
        var object = JSONObject()
        object.add("id", Int(artist.id.rawValue))
        object.add("name", artist.isVarious ? "" : artist.name)
        object.add("various", artist.isVarious)
        object.add("albums", artist.albumCount)
        return Line(text: (artist.isVarious ? words[.variousArtists] : artist.name), object: object)
      })
  }

  private func printSongs(_ store: LibraryStore) async throws(LibraryError) {
    for part in Self.windows(try await store.trackIDs(by: TrackOrder(rawValue: key) ?? .title)) {
      var lines: [Line] = []
      for track in try await store.tracks(part) {
        guard let place = try await store.location(ofTrack: track.id) else { continue }
        lines.append(
          Line(text: SearchCommand.text(track), object: SearchReport.object(track, at: place)))
      }
      put(lines)
    }
  }

  private func printPlaylists(_ store: LibraryStore) async throws(LibraryError) {
    var playlists = try await store.playlists()
    if key == "songs" { playlists.sortStably { $0.trackCount > $1.trackCount } }
    put(
      playlists.map { playlist in
        var object = JSONObject()
        object.add("id", Int(playlist.id.rawValue))
        object.add("name", playlist.name)
        object.add("tracks", playlist.trackCount)
        return Line(text: playlist.name, object: object)
      })
  }

  private func printGenres(_ store: LibraryStore) async throws(LibraryError) {
    var genres = try await store.genres()
    if key == "songs" { genres.sortStably { $0.trackCount > $1.trackCount } }
    put(
      genres.map { genre in
        var object = JSONObject()
        object.add("name", genre.name)
        object.add("tracks", genre.trackCount)
        return Line(text: genre.name, object: object)
      })
  }

  private func printRoots(_ store: LibraryStore) async throws(LibraryError) {
    var roots = try await store.rootHealth()
    if key == "path" { roots.sort { $0.root.path.lexicographicallyPrecedes($1.root.path) } }
    if form == .text {
      // A path is bytes, and a program that reads it needs all of them.
      return Output.write(bytes: Array(roots.map { $0.root.path + [0x0A] }.joined()), to: 1)
    }
    put(
      roots.map { Line(text: String(decoding: $0.root.path, as: UTF8.self), object: $0.json) })
  }

  // MARK: - Lines

  /// One thing in both forms.
  struct Line {
    let text: String
    let object: JSONObject
  }

  private func put(_ lines: [Line]) {
    let texts = lines.map { line in
      switch form {
      case .terminal: DisplayText.safe(line.text)
      case .text: String(line.text.map { $0.isNewline ? " " : $0 })
      case .json: line.object.text
      }
    }
    Output.write(texts.map { $0 + "\n" }.joined(), to: 1)
  }

  private static func windows<Element>(_ all: [Element]) -> [[Element]] {
    stride(from: 0, to: all.count, by: window).map {
      Array(all[$0..<min($0 + window, all.count)])
    }
  }
}

extension Array {
  /// Sorts; equal elements keep their order.
  fileprivate mutating func sortStably(by isBefore: (Element, Element) -> Bool) {
    self = enumerated().sorted { one, other in
      isBefore(one.element, other.element)
        || !isBefore(other.element, one.element) && one.offset < other.offset
    }.map(\.element)
  }
}

extension RootHealth {
  /// The root and its counts for programs.
  var json: JSONObject {
    var object = JSONObject()
    object.add(path: root.path)
    object.add("offline", root.isOffline)
    object.add("scanned", root.scannedAt.map(Int.init))
    object.add("folders", folders)
    object.add("albums", albums)
    object.add("tracks", tracks)
    object.add("skipped", skipped)
    return object
  }
}
