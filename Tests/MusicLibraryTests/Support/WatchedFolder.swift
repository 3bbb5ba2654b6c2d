import MusicModel
import Synchronization

@testable import MusicLibrary

/// A folder of music whose library is kept in line with it; changes settle soon.
struct WatchedFolder {
  let folder: MusicFolder
  let upkeep: LibraryUpkeep
  private let log = NewsLog()

  init(
    _ folder: MusicFolder, settings: WatchSettings? = nil,
    command: [String] = MusicFolder.workerCommand
  ) throws {
    self.folder = folder
    let soon = WatchSettings(
      settleTime: .milliseconds(60), patience: .milliseconds(500),
      offlinePeriod: .milliseconds(100))
    upkeep = try LibraryUpkeep(
      store: folder.store, workerCommand: command, settings: settings ?? soon
    ) { [log] in log.add($0) }
  }

  /// Makes the first scan, and waits for its end.
  func begin() async throws {
    await upkeep.scanEverything()
    try await wait("the first scan") { log.all.contains(where: Self.isEnd) }
  }

  /// Waits until the library has these titles.
  func wait(forTitles titles: String...) async throws {
    try await wait("\(titles)") { try await folder.tracks().map(\.title) == titles }
  }

  /// Waits until a condition is true, for longer than any machine should need.
  func wait(_ what: String, until isTrue: () async throws -> Bool) async throws {
    let deadline = ContinuousClock.now + .seconds(20)
    while try await !isTrue() {
      guard ContinuousClock.now < deadline else {
        throw Impatience(what: what, titles: try await folder.tracks().map(\.title))
      }
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  /// What was told so far.
  var news: [LibraryUpkeep.News] { log.all }

  /// How many scans have ended.
  var scans: Int { log.all.count(where: Self.isEnd) }

  private static func isEnd(_ news: LibraryUpkeep.News) -> Bool {
    if case .progress(let progress) = news { !progress.isRunning } else { false }
  }
}

/// Something that was waited for did not happen.
struct Impatience: Error {
  var what: String
  var titles: [String]
}

private final class NewsLog: Sendable {
  private let news = Mutex<[LibraryUpkeep.News]>([])

  func add(_ one: LibraryUpkeep.News) { news.withLock { $0.append(one) } }

  var all: [LibraryUpkeep.News] { news.withLock { $0 } }
}
