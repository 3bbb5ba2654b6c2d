public import Images
public import MusicModel

/// Covers in the size they are shown in, made by child processes and kept within a memory limit.
///
/// Nothing is decoded in this process, and nothing twice for one size while it is kept, in memory
/// or on a shelf of files. What is asked for last comes first, because that is what is on the
/// screen now.
///
///     let loader = ArtworkLoader(
///       store: store, workerCommand: [program, "art-worker"], executor: thread)
///     loader.want(visibleCovers) { request, image in mailbox.post(.cover(request, image)) }
public actor ArtworkLoader {
  /// Makes one cover; each stands for a worker.
  typealias Maker = @Sendable (ArtworkJob) async -> ArtworkAnswer
  /// Looks up where covers are; those that are nowhere are left out.
  typealias SourceLookup = @Sendable ([CoverID]) async -> [CoverID: CoverFile]

  private struct Waiter {
    var number: Int
    var continuation: CheckedContinuation<Image?, Never>
  }

  private let executor: ThreadExecutor
  private let sourceLookup: SourceLookup
  private let shelf: ArtworkShelf?
  private let makers: [Maker]
  /// How many jobs each maker has at once; it does the next without waiting to be given it.
  private let jobsEach: Int
  /// How many jobs each maker has now.
  private var loads: [Int]
  /// Where the covers of the newest wish are: one question for all of them.
  private var files: [CoverID: CoverFile] = [:]
  private var cache: ArtworkCache
  private var queue = ArtworkQueue()
  private var running: Set<CoverRequest> = []
  private var waiters: [CoverRequest: [Waiter]] = [:]
  private var lastWaiter = 0
  private var wish = CoverWish.none
  private let newestWish = NewestWish()

  /// The thread the actor lives on.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// Makes a loader; its workers start with the first cover.
  ///
  /// - Parameters:
  ///   - store: Tells where covers are.
  ///   - workerCommand: Program and arguments of a process that runs `ArtWorker.run()`.
  ///   - executor: The thread it lives on; it never holds that up.
  ///   - shelf: Keeps what was made on the disk, too.
  ///   - workers: How many such processes work at once.
  ///   - memoryLimit: Bytes that the covers kept may take together.
  ///   - timeLimit: The longest a single cover may take before it is given up.
  public init(
    store: LibraryStore, workerCommand: [String], executor: ThreadExecutor,
    shelf: ArtworkShelf? = nil, workers: Int = 2, memoryLimit: Int = 32 << 20,
    timeLimit: Duration = .seconds(10)
  ) {
    let processes = (0..<max(1, workers)).compactMap { _ in
      try? ArtworkProcess(command: workerCommand, timeLimit: timeLimit)
    }
    self.init(
      memoryLimit: memoryLimit, executor: executor, shelf: shelf, jobsEach: 4,
      sourceLookup: { (try? await store.coverFiles($0)) ?? [:] },
      makers: processes.isEmpty
        ? [{ _ in .unavailable }]
        : processes.map { process in { await process.answer(to: $0) } })
  }

  /// Makes a loader from parts.
  ///
  /// - Precondition: There is at least one maker.
  init(
    memoryLimit: Int, executor: ThreadExecutor, shelf: ArtworkShelf? = nil, jobsEach: Int = 1,
    sourceLookup: @escaping SourceLookup, makers: [Maker]
  ) {
    self.executor = executor
    self.sourceLookup = sourceLookup
    self.shelf = shelf
    self.makers = makers
    self.jobsEach = jobsEach
    loads = makers.map { _ in 0 }
    cache = ArtworkCache(limit: memoryLimit)
  }

  /// Makes a cover in a size: its middle, averaged by area in linear light.
  ///
  /// It is served before anything that was asked for earlier. When the calling task is cancelled
  /// and nobody else waits for the cover, it is not made any more.
  ///
  /// - Parameters:
  ///   - cover: Which cover.
  ///   - width: Pixels across, 1 to 4,096.
  ///   - height: Pixels down, 1 to 4,096.
  ///   - form: How the pixels are to come.
  /// - Returns: A picture of exactly that size and form; `nil` when there is none that can be
  ///   shown, or when the task was cancelled.
  public func image(
    for cover: CoverID, width: Int, height: Int, form: CoverForm = .pixels
  ) async -> Image? {
    let request = CoverRequest(cover: cover, width: width, height: height, form: form)
    if let known = cache.entry(for: request) { return known.image }
    lastWaiter += 1
    let number = lastWaiter
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        wait(for: request, Waiter(number: number, continuation: continuation))
      }
    } onCancel: {
      Task(executorPreference: executor) { await self.abandon(request, number) }
    }
  }

  /// Says which covers are wanted now, in the order of their importance.
  ///
  /// The list replaces the one before: what is on the old one alone is not made any more. It
  /// returns at once and may be called from any thread; of several calls the last one holds.
  ///
  /// - Parameters:
  ///   - requests: The covers, the most important first.
  ///   - deliver: Called on no particular thread for each of them as it is there, for covers that
  ///     are kept at once; with `nil` when there is no picture that can be shown.
  public nonisolated func want(
    _ requests: [CoverRequest], deliver: @escaping @Sendable (CoverRequest, Image?) -> Void
  ) {
    newestWish.put(CoverWish(requests: requests, deliver: deliver))
    Task(executorPreference: executor) { await self.adoptNewestWish() }
  }
}

extension ArtworkLoader {
  /// How many callers wait for a picture.
  var waitingCount: Int { waiters.values.reduce(0) { $0 + $1.count } }

  /// Whether a wish waits to be looked at.
  var hasNewWish: Bool { newestWish.isWaiting }

  private func wait(for request: CoverRequest, _ waiter: Waiter) {
    guard !Task.isCancelled else { return waiter.continuation.resume(returning: nil) }
    waiters[request, default: []].append(waiter)
    if !running.contains(request) { queue.ask(request) }
    startWork()
  }

  private func abandon(_ request: CoverRequest, _ number: Int) {
    guard let index = waiters[request]?.firstIndex(where: { $0.number == number }) else { return }
    let waiter = waiters[request]?.remove(at: index)
    if waiters[request]?.isEmpty == true {
      waiters[request] = nil
      queue.withdraw(request)
    }
    waiter?.continuation.resume(returning: nil)
  }

  private func adoptNewestWish() async {
    guard let newest = newestWish.take() else { return }
    wish = newest
    var missing: [CoverRequest] = []
    for request in newest.requests {
      if let known = cache.entry(for: request) {
        wish.fulfil(request, with: known.image)
      } else if !running.contains(request) {
        missing.append(request)
      }
    }
    queue.want(missing)
    if !missing.isEmpty { files = await sourceLookup(missing.map(\.cover)) }
    startWork()
  }

  /// Gives work to the workers that have least of it, as long as there is any.
  private func startWork() {
    while let maker = freeMaker, let request = queue.next() {
      loads[maker] += 1
      running.insert(request)
      Task(executorPreference: executor) { await self.work(on: request, with: maker) }
    }
  }

  private var freeMaker: Int? {
    loads.indices.lazy.filter { self.loads[$0] < self.jobsEach }.min { loads[$0] < loads[$1] }
  }

  private func work(on request: CoverRequest, with maker: Int) async {
    let answer = await make(request, files[request.cover], with: makers[maker])
    finish(request, answer, maker)
  }

  private nonisolated func make(
    _ request: CoverRequest, _ known: CoverFile?, with maker: Maker
  ) async -> ArtworkAnswer {
    var file = known
    if file == nil { file = await sourceLookup([request.cover])[request.cover] }
    guard let file else { return .unavailable }
    let job = ArtworkJob(source: file.source, request)
    if let kept = await shelf?.answer(to: job, of: file.version) { return kept }
    let answer = await maker(job)
    await shelf?.keep(answer, to: job, of: file.version)
    return answer
  }

  private func finish(_ request: CoverRequest, _ answer: ArtworkAnswer, _ maker: Int) {
    loads[maker] -= 1
    running.remove(request)
    var image: Image?
    switch answer {
    case .picture(let picture):
      image = picture
      cache.insert(.init(image: picture), for: request)
    case .refused:
      cache.insert(.init(image: nil), for: request)
    case .unavailable:
      break
    }
    for waiter in waiters.removeValue(forKey: request) ?? [] {
      waiter.continuation.resume(returning: image)
    }
    wish.fulfil(request, with: image)
    startWork()
  }
}
