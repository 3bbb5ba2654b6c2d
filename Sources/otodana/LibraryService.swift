import AppCore
import MusicLibrary
import MusicModel

/// Performs what the state asks of the library, off the main thread, and answers with events.
///
/// Requests are answered one after the other, in their order; a scan and the covers run beside
/// them.
actor LibraryService {
  private let paths: DataPaths
  private let workers: WorkerCommands
  private let post: @Sendable (Event) -> Void
  private var store: LibraryStore
  /// The path of the store's database, for messages.
  private var database: String
  private var artwork: ArtworkLoader
  private var scan: Task<Void, Never>?
  /// Whether the first picture is on the screen; a scan that is asked for earlier waits for it, so
  /// that the rows of that picture need not wait for the scan.
  private var isShown = false
  private var isScanWanted = false

  /// How many identities of a long list are sent at once; more than any screen shows.
  private static let firstPart = 500
  /// How many rows come together with a list: about what a large terminal shows.
  private static let firstRows = 60

  /// Opens the person's library, or the demo library.
  ///
  /// - Throws: What opening the database throws.
  init(
    database: String, paths: DataPaths, workers: WorkerCommands,
    post: @escaping @Sendable (Event) -> Void
  ) throws(LibraryError) {
    self.database = database
    store = try LibraryStore(path: database)
    artwork = ArtworkLoader(store: store, workerCommand: workers.art)
    self.paths = paths
    self.workers = workers
    self.post = post
  }

  /// Answers one request.
  func perform(_ effect: Effect) async {
    do throws(LibraryError) {
      switch effect {
      case .loadCounts: try await sendCounts()
      case .loadAlbumIDs(let list): try await sendAlbumIDs(list)
      case .loadAlbums(let ids): post(.library(.albums(try await store.albums(ids))))
      case .loadArtists: post(.library(.artists(try await store.artists())))
      case .loadTrackIDs: try await sendTrackIDs()
      case .loadTracks(let ids): post(.library(.tracks(try await store.tracks(ids))))
      case .loadAlbum(let id): post(.library(.album(id, try await store.albumDetail(id))))
      case .loadPlaylists: post(.library(.playlists(try await store.playlists())))
      case .loadPlaylist(let id):
        post(.library(.playlist(id, try await store.playlistTracks(id))))
      case .wantCovers(let requests):
        artwork.want(requests) { [post] in post(.cover($0, $1)) }
      case .scan: startScan()
      case .openFolder(let path): await open(path)
      case .openDemo: try await openDemo()
      case .suspend, .redraw, .quit: break
      }
    } catch {
      post(.failed(Failure(error, database: database), of: effect))
    }
  }

  // MARK: - Lists

  /// Sends the counts; those for the first picture do not look for what is offline, which takes
  /// longer than the picture may wait, and are sent again after it.
  private func sendCounts() async throws(LibraryError) {
    post(.library(.counts(try await store.counts(findsOffline: isShown))))
    let missing = try await store.roots().filter(\.isOffline)
    post(.library(.missingFolders(missing.map { String(decoding: $0.path, as: UTF8.self) })))
  }

  private func sendAlbumIDs(_ list: AlbumList) async throws(LibraryError) {
    let first = try await albumIDs(list, limit: Self.firstPart)
    let isComplete = first.count < Self.firstPart
    // While a scan writes, new albums come in on top: rows asked for afterwards would be those of
    // albums that are out of sight again.
    post(.library(.albums(try await store.albums(Array(first.prefix(Self.firstRows))))))
    post(.library(.albumIDs(list, first, isComplete: isComplete)))
    guard !isComplete else { return }
    let all = try await albumIDs(list, limit: nil)
    post(.library(.albumIDs(list, all, isComplete: true)))
  }

  private func albumIDs(_ list: AlbumList, limit: Int?) async throws(LibraryError) -> [AlbumID] {
    switch list {
    case .all(let order): try await store.albumIDs(order, limit: limit)
    case .downloaded: try await store.downloadedAlbumIDs(limit: limit)
    case .artist(let id): try await store.albums(by: id).map(\.id)
    }
  }

  private func sendTrackIDs() async throws(LibraryError) {
    let first = try await store.trackIDs(limit: Self.firstPart)
    let isComplete = first.count < Self.firstPart
    post(.library(.trackIDs(first, isComplete: isComplete)))
    guard !isComplete else { return }
    post(.library(.trackIDs(try await store.trackIDs(limit: nil), isComplete: true)))
  }

  // MARK: - Opening

  /// Makes folders roots of the library and looks for their music.
  ///
  /// Without any, the known roots are looked through; without those, the person's music folder,
  /// if it holds any music.
  func begin(folders: [[UInt8]]) async {
    do throws(LibraryError) {
      for folder in folders { _ = try await store.addRoot(folder) }
      if try await store.roots().isEmpty {
        guard let music = paths.music.flatMap({ try? Folder(Array($0.utf8)) }),
          MusicFolder.holdsMusic(music.path)
        else { return post(.library(.nothingToOpen)) }
        _ = try await store.addRoot(music.path)
      }
      startScan()
    } catch {
      post(.failed(Failure(error, database: database), of: nil))
    }
  }

  /// Writes the demo library where it is missing, and looks through it.
  func beginDemo() async {
    let directory = paths.demoMusic
    post(.library(.writingDemo))
    do {
      try await Task.detached { try DemoLibrary.write(to: directory) }.value
    } catch {
      post(.failed(.demoNotWritten, of: nil))
      return
    }
    await begin(folders: [Array(directory.utf8)])
  }

  private func open(_ path: String) async {
    do throws(Failure) {
      let folder = try Folder(typed: path, home: paths.home)
      post(.library(.folderOpened))
      await begin(folders: [folder.path])
    } catch {
      post(.failed(error, of: nil))
    }
  }

  private func openDemo() async throws(LibraryError) {
    store = try LibraryStore(path: paths.demoDatabase)
    database = paths.demoDatabase
    artwork = ArtworkLoader(store: store, workerCommand: workers.art)
    post(.library(.folderOpened))
    await beginDemo()
  }

  // MARK: - Scan

  /// The first picture is on the screen: scans may begin, and what it did without is sent.
  func beginScans() async {
    isShown = true
    if isScanWanted { startScan() }
    await perform(.loadCounts)
  }

  private func startScan() {
    guard scan == nil else { return }
    guard isShown else {
      isScanWanted = true
      return post(.library(.scan(ScanProgress(isRunning: true))))
    }
    let scanner = LibraryScanner(store: store, workerCommand: workers.tags)
    scan = Task {
      do throws(LibraryError) {
        try await scanner.scan { [post] progress, revision in
          post(.library(.scan(progress)))
          if revision != nil { post(.library(.changed)) }
        }
      } catch {
        post(.library(.scanFailed(Failure(error, database: database))))
      }
      post(.library(.changed))
      scan = nil
    }
  }
}

/// Programs and arguments of the child processes.
struct WorkerCommands: Sendable {
  /// Reads tags.
  var tags: [String]
  /// Decodes covers.
  var art: [String]
}
