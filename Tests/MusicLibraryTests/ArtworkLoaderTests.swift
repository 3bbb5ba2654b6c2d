import Images
import MusicModel
import Synchronization
import Testing

@testable import MusicLibrary

/// The loader with workers that do as they are told.
@Suite struct ArtworkLoaderTests {
  /// A worker that notes its jobs and holds them back until it is opened.
  private actor Bench {
    private(set) var jobs: [String] = []
    private var isOpen: Bool
    private var held: [CheckedContinuation<Void, Never>] = []

    init(isOpen: Bool) { self.isOpen = isOpen }

    func make(_ job: ArtworkJob) async -> ArtworkAnswer {
      guard case .file(let path) = job.source else { return .unavailable }
      let name = String(decoding: path, as: UTF8.self)
      jobs.append(name)
      if !isOpen { await withCheckedContinuation { held.append($0) } }
      if name == "broken" { return .refused(.broken) }
      if name == "away" { return .unavailable }
      let bytes = [UInt8](repeating: path.first ?? 0, count: job.width * job.height * 3)
      guard let image = PixelImage(width: job.width, height: job.height, bytes: bytes) else {
        return .unavailable
      }
      return .picture(.pixels(image))
    }

    func open() {
      isOpen = true
      for continuation in held { continuation.resume() }
      held = []
    }

    /// Waits until so many jobs have begun.
    func began(_ count: Int) async {
      while jobs.count < count { await Task.yield() }
    }
  }

  private let executor: ThreadExecutor

  init() throws { executor = try ThreadExecutor() }

  private static let names: [Int64: String] = [
    1: "a", 2: "b", 3: "c", 4: "d", 5: "e", 8: "away", 9: "broken",
  ]

  private func loader(_ benches: Bench..., shelf: ArtworkShelf? = nil) -> ArtworkLoader {
    ArtworkLoader(
      memoryLimit: 100_000, executor: executor, shelf: shelf,
      sourceLookup: { covers in
        let known = covers.compactMap { cover in
          Self.names[cover.rawValue].map { (cover, Self.file($0)) }
        }
        return Dictionary(uniqueKeysWithValues: known)
      },
      makers: benches.map { bench in { await bench.make($0) } })
  }

  private static func file(_ name: String) -> CoverFile {
    CoverFile(source: .file(Array(name.utf8)), version: CoverFile.Version(size: 1, modifiedAt: 1))
  }

  private func request(_ number: Int64) -> CoverRequest {
    CoverRequest(cover: CoverID(number), width: 4, height: 4)
  }

  @Test func `a cover is made once and then kept`() async throws {
    let bench = Bench(isOpen: true)
    let loader = loader(bench)
    let first = await loader.image(for: CoverID(1), width: 4, height: 4)
    let second = await loader.image(for: CoverID(1), width: 4, height: 4)
    guard case .pixels(let image)? = first else { throw DemoError.painting }
    #expect(image.bytes.first == UInt8(ascii: "a"))
    #expect(first == second)
    #expect(await bench.jobs == ["a"])
  }

  @Test func `a cover on the shelf is not made by the next program`() async throws {
    let directory = try TemporaryDirectory()
    let first = Bench(isOpen: true)
    let second = Bench(isOpen: true)
    var images: [Image?] = []
    for bench in [first, second] {
      let loader = loader(bench, shelf: try ArtworkShelf(folder: directory.path("covers")))
      images.append(await loader.image(for: CoverID(1), width: 4, height: 4))
      #expect(await loader.image(for: CoverID(9), width: 4, height: 4) == nil)
    }
    #expect(images[0] != nil && images[0] == images[1])
    #expect(await first.jobs == ["a", "broken"])
    #expect(await second.jobs == [])
  }

  @Test func `a broken cover is tried once, one that is away each time`() async {
    let bench = Bench(isOpen: true)
    let loader = loader(bench)
    for _ in 0..<2 {
      #expect(await loader.image(for: CoverID(9), width: 4, height: 4) == nil)
      #expect(await loader.image(for: CoverID(8), width: 4, height: 4) == nil)
      #expect(await loader.image(for: CoverID(77), width: 4, height: 4) == nil)
    }
    #expect(await bench.jobs == ["broken", "away", "away"])
  }

  @Test func `two who ask for the same cover at once share the work`() async {
    let bench = Bench(isOpen: false)
    let loader = loader(bench)
    async let first = loader.image(for: CoverID(1), width: 4, height: 4)
    await bench.began(1)
    async let second = loader.image(for: CoverID(1), width: 4, height: 4)
    while await loader.waitingCount < 2 { await Task.yield() }
    await bench.open()
    #expect(await first == second)
    #expect(await bench.jobs == ["a"])
  }

  @Test func `the wanted list is served in its order and replaced as a whole`() async {
    let bench = Bench(isOpen: false)
    let loader = loader(bench)
    loader.want([request(1), request(2), request(3)]) { _, _ in }
    await bench.began(1)
    let delivered = Delivered()
    loader.want([request(4), request(1), request(5)]) { request, image in
      delivered.add(request, image)
    }
    _ = await settled(loader)
    await bench.open()
    await delivered.reached(3)
    #expect(await bench.jobs == ["a", "d", "e"])
    #expect(delivered.numbers == [1, 4, 5])
  }

  @Test func `covers that are kept are delivered at once and made no more`() async {
    let bench = Bench(isOpen: true)
    let loader = loader(bench)
    _ = await loader.image(for: CoverID(2), width: 4, height: 4)
    let delivered = Delivered()
    loader.want([request(2), request(2), request(9)]) { delivered.add($0, $1) }
    await delivered.reached(2)
    #expect(delivered.numbers == [2, 9])
    #expect(delivered.pictures == 1)
    #expect(await bench.jobs == ["b", "broken"])
  }

  @Test func `an empty wish ends the work on what waits`() async {
    let bench = Bench(isOpen: false)
    let loader = loader(bench)
    loader.want([request(1), request(2), request(3)]) { _, _ in }
    await bench.began(1)
    loader.want([]) { _, _ in }
    _ = await settled(loader)
    await bench.open()
    #expect(await loader.image(for: CoverID(5), width: 4, height: 4) != nil)
    #expect(await bench.jobs == ["a", "e"])
  }

  @Test func `a cancelled ask returns nothing and is not made`() async {
    let bench = Bench(isOpen: false)
    let loader = loader(bench)
    let first = Task { await loader.image(for: CoverID(1), width: 4, height: 4) }
    await bench.began(1)
    let second = Task { await loader.image(for: CoverID(2), width: 4, height: 4) }
    second.cancel()
    #expect(await second.value == nil)
    await bench.open()
    #expect(await first.value != nil)
    #expect(await bench.jobs == ["a"])
  }

  @Test func `two workers work at the same time`() async {
    let benches = [Bench(isOpen: false), Bench(isOpen: false)]
    let loader = loader(benches[0], benches[1])
    loader.want([request(1), request(2), request(3)]) { _, _ in }
    await benches[0].began(1)
    await benches[1].began(1)
    for bench in benches { await bench.open() }
    #expect(await loader.image(for: CoverID(3), width: 4, height: 4) != nil)
    #expect(await (benches[0].jobs + benches[1].jobs).sorted() == ["a", "b", "c"])
  }

  /// Waits until the loader has taken the last wish: a kept or failing cover passes through it.
  private func settled(_ loader: ArtworkLoader) async {
    while await loader.hasNewWish { await Task.yield() }
  }

  /// What was delivered, in any order.
  private final class Delivered: Sendable {
    private let found = Mutex<[(number: Int64, isPicture: Bool)]>([])

    func add(_ request: CoverRequest, _ image: Image?) {
      found.withLock { $0.append((request.cover.rawValue, image != nil)) }
    }

    func reached(_ count: Int) async {
      while found.withLock({ $0.count }) < count { await Task.yield() }
    }

    var numbers: [Int64] { found.withLock { $0.map(\.number).sorted() } }
    var pictures: Int { found.withLock { $0.filter(\.isPicture).count } }
  }
}
