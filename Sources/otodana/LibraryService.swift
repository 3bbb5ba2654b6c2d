import AppCore
import MusicLibrary
import MusicModel

/// Performs what the state asks of the library, off the main thread, and answers with events.
///
/// Requests are answered one after the other, in their order; scans and the covers run beside
/// them.
actor LibraryService {
  private let executor: ThreadExecutor
  let paths: DataPaths
  /// The person's locale, which decides between charsets.
  let locale: String
  private let workers: WorkerCommands
  let post: @Sendable (Event) -> Void
  /// The thread of the sound; `nil` where there is none.
  let sound: SoundThread?
  private(set) var store: LibraryStore
  /// What the person chose of the library.
  private var choices: LibraryChoices
  /// The path of the store's database, for messages.
  private(set) var database: String
  /// Covers on the disk; `nil` when there is no thread for it.
  private let shelf: ArtworkShelf?
  private var artwork: ArtworkLoader
  /// Scans and watches; made with the first scan.
  private var upkeep: LibraryUpkeep?
  /// Whether the first picture is on the screen; a scan that is asked for earlier waits for it, so
  /// that the rows of that picture need not wait for the scan.
  private var isShown = false
  private var isScanWanted = false
  /// Requests whose lists are sent wholly once the first picture is on the screen.
  private var begun: [Effect] = []
  /// Whether this program is the one that scans; others with the same library do not then.
  private(set) var mayScan = false
  /// What the last scan went by, and how often the database had been repaired.
  private(set) var scanned = ScanGrounds()
  private var scannedRepairs = 0
  /// Tells when the library is written, by this program or another; once the first picture is
  /// there.
  var watch: DatabaseWatch?
  var isRepairing = false
  /// How often the database was repaired: what failed before needs no second repair.
  var repairs = 0
  /// Requests as they wait.
  private var queues: [RequestQueue] = []

  /// The service's own thread.
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Opens the person's library, or the demo library.
  ///
  /// - Throws: What opening the database throws; `.workerUnavailable` when there is no thread.
  init(
    database: String, paths: DataPaths, locale: String, workers: WorkerCommands,
    choices: LibraryChoices, sound: SoundThread?,
    post: @escaping @Sendable (Event) -> Void
  ) throws(LibraryError) {
    executor = try ThreadExecutor()
    self.database = database
    self.choices = choices
    self.sound = sound
    store = try Self.store(database, LibrarySettings(choices), post)
    shelf = try? ArtworkShelf(folder: paths.covers)
    artwork = ArtworkLoader(
      store: store, workerCommand: workers.art, executor: executor, shelf: shelf)
    self.paths = paths
    self.locale = locale
    self.workers = workers
    self.post = post
  }

  private static func store(
    _ database: String, _ settings: LibrarySettings,
    _ post: @escaping @Sendable (Event) -> Void
  ) throws(LibraryError) -> LibraryStore {
    try LibraryStore(path: database, settings: settings) { error in
      post(.failed(Failure(error, database: database), of: nil))
    }
  }

  /// Runs a task that begins on the service's thread, and not in the pool of all others.
  nonisolated func start(_ body: @escaping @Sendable (LibraryService) async -> Void) {
    Task(executorPreference: executor) { await body(self) }
  }

  /// Answers requests as they come; does not return.
  ///
  /// Of several queues none waits for another.
  func serve(_ requests: RequestQueue) async {
    queues.append(requests)
    for await _ in requests.bells {
      while let request = requests.takeFirst() { await perform(request) }
    }
  }

  /// Answers one request; of a long list only the start while the first picture is awaited.
  func perform(_ effect: Effect) async {
    await perform(effect, isShown ? .whole : .start)
  }

  private func perform(_ effect: Effect, _ extent: LibraryAnswers.Extent) async {
    let repairs = repairs
    do throws(LibraryError) {
      switch try await LibraryAnswers(store: store, post: post).answer(effect, extent) {
      case .done: return
      case .begun: return begun.append(effect)
      case .notAsked: break
      }
      switch effect {
      case .loadCounts: try await sendCounts()
      case .edit(let edit, let origin): try await make(edit, origin)
      case .importPlaylist(let path): try await importPlaylist(path)
      case .exportPlaylist(let playlist, let path): try await exportPlaylist(playlist, path)
      case .listFolder(let typed):
        let path = Folder.path(typed: typed, home: paths.home)
        post(.names(FolderListing.names(in: path), in: typed))
      case .wantCovers(let requests):
        artwork.want(requests) { [post] in post(.cover($0, $1)) }
      case .scan: await startScan()
      case .cancelScan: await upkeep?.cancelScan()
      case .adopt(let configuration): try await adopt(configuration.library)
      case .openFolder(let path): await open(path)
      case .openDemo: try await openDemo()
      case .player(let effect): try await follow(effect)
      case .loadQueue: try await sendQueue()
      case .saveQueue(let queue): try await save(queue)
      case .answer(let id, let answer): post(.served(id, answer))
      case .savePlace(let position, let elapsed): savePlace(position: position, elapsed: elapsed)
      default: break
      }
    } catch {
      post(.failed(Failure(error, database: database), of: effect))
      if error == .damaged { await repair(after: repairs) }
    }
  }

  // MARK: - Lists

  /// Sends the counts; those for the first picture do not look for what is offline or was skipped,
  /// which takes longer than the picture may wait, and are sent again after it.
  private func sendCounts() async throws(LibraryError) {
    post(.library(.counts(try await store.counts(inFull: isShown))))
    let missing = try await store.offlineFolders()
    post(.library(.missingFolders(missing.map { String(decoding: $0, as: UTF8.self) })))
  }

  private func make(_ edit: LibraryEdit, _ origin: UndoHistory.Origin) async throws(LibraryError) {
    guard let inverse = try await store.apply(edit) else { return }
    post(.library(.edited(edit, inverse: inverse, origin)))
    if case .restoreCharsets(let choices) = inverse { await readAgain(choices.map(\.folder)) }
  }

  /// Looks through folders whose files are to be read again.
  private func readAgain(_ folders: [[UInt8]]) async {
    // Where another program scans, that one reads them.
    guard mayScan, let upkeep else { return await startScan() }
    if let grounds = try? await store.scanGrounds() { scanned = grounds }
    await upkeep.scan(folders.map { ScanPlace(path: $0, isDeep: true) })
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
      await startScan()
    } catch {
      post(.failed(Failure(error, database: database), of: nil))
    }
  }

  /// Writes the demo library where it is missing, and looks through it.
  func beginDemo() async {
    let directory = paths.demoMusic
    post(.library(.writingDemo))
    do {
      let writer = try ThreadExecutor()
      try await Task(executorPreference: writer) { try DemoLibrary.write(to: directory) }.value
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
    stopKeeping()
    await upkeep?.close()
    upkeep = nil
    store = try Self.store(paths.demoDatabase, LibrarySettings(choices), post)
    database = paths.demoDatabase
    artwork = ArtworkLoader(
      store: store, workerCommand: workers.art, executor: executor, shelf: shelf)
    mayScan = false
    if isShown { startKeeping() }
    post(.library(.folderOpened))
    await beginDemo()
  }

  // MARK: - Choices

  /// Takes what a person chooses of the library from now on; a scan, which begins at once, works
  /// out what that changes.
  private func adopt(_ choices: LibraryChoices) async throws(LibraryError) {
    let former = self.choices
    guard choices != former else { return }
    self.choices = choices
    store.adopt(LibrarySettings(choices))
    if choices.watches != former.watches {
      await upkeep?.close()
      upkeep = nil
    }
    if database == paths.database {
      for path in choices.folders where !former.folders.contains(path) { try await add(path) }
    }
    await startScan()
  }

  private func add(_ path: String) async throws(LibraryError) {
    let folder: Folder
    do throws(Failure) {
      folder = try Folder(typed: path, home: paths.home)
    } catch {
      return post(.failed(error, of: nil))
    }
    _ = try await store.addRoot(folder.path)
  }

  // MARK: - Scan

  /// The first picture is on the screen: what it did without is sent, and scans may begin.
  func didShow() async {
    isShown = true
    while !begun.isEmpty { await perform(begun.removeFirst(), .rest) }
    if isScanWanted { await startScan() }
    await perform(.loadCounts)
    startKeeping()
  }

  func startScan() async {
    isScanWanted = false
    if store.opening.isReadOnly {
      return post(.failed(.databaseIsReadOnly(path: database), of: nil))
    }
    // Where another program with this library scans, what it finds is seen here, too.
    mayScan = store.claimScanning()
    guard mayScan else { return }
    guard isShown else {
      isScanWanted = true
      return post(.library(.scan(ScanProgress(isRunning: true))))
    }
    scannedRepairs = repairs
    do throws(LibraryError) {
      scanned = try await store.scanGrounds()
      try await readyUpkeep().scanEverything()
    } catch {
      await scanFailed(error)
    }
  }

  private func readyUpkeep() throws(LibraryError) -> LibraryUpkeep {
    if let upkeep { return upkeep }
    let made = try LibraryUpkeep(
      store: store, workerCommand: workers.tags, settings: WatchSettings(isOn: choices.watches)
    ) {
      [weak self, post] news in
      switch news {
      case .progress(let progress): post(.library(.scan(progress)))
      case .changed: post(.library(.changed))
      case .failed(let error): self?.start { await $0.scanFailed(error) }
      case .watchLimitReached: post(.failed(.watchLimitReached, of: nil))
      }
    }
    upkeep = made
    return made
  }

  private func scanFailed(_ error: LibraryError) async {
    // A repair begins a scan of its own.
    if !isRepairing { post(.library(.scanFailed(Failure(error, database: database)))) }
    if error == .damaged { await repair(after: scannedRepairs) }
  }

  /// Ends: what the person made is copied, and the database left in order.
  func finish() async {
    for requests in queues {
      for request in requests.takeChanges() { await perform(request) }
    }
    stopKeeping()
    await upkeep?.close()
    do throws(LibraryError) {
      try await store.writeCopies()
      try await store.settle()
    } catch {
      ErrorLog.note(.failed(Failure(error, database: database), of: nil))
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
