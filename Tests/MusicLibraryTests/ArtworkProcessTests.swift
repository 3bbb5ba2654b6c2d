import CSystem
import Glibc
import Images
import MusicModel
import Testing

@testable import MusicLibrary

/// Workers that crash, hang, talk nonsense or are missing cost one cover each.
@Suite struct ArtworkProcessTests {
  /// The program beside the test's own, as a worker.
  private static var command: [String] {
    var buffer = [CChar](repeating: 0, count: 4_096)
    let length = Int(csystem_executable_path(&buffer, buffer.count))
    let path = String(decoding: buffer.prefix(max(0, length)).map(UInt8.init), as: UTF8.self)
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    return ["/\(folder)/otodana", "art-worker"]
  }

  private func job(_ path: String, embedded: Bool = false, side: Int = 2) -> ArtworkJob {
    let bytes = Array(path.utf8)
    return ArtworkJob(
      source: embedded ? .embedded(bytes) : .file(bytes), width: side, height: side)
  }

  private func process(_ command: [String], limit: Duration = .seconds(20)) throws
    -> ArtworkProcess
  {
    try ArtworkProcess(command: command, timeLimit: limit)
  }

  private func script(_ text: String) -> [String] { ["/bin/sh", "-c", text] }

  private func isPicture(_ answer: ArtworkAnswer) -> Bool {
    if case .picture = answer { true } else { false }
  }

  @Test func `a worker reads a file and the picture inside a track`() async throws {
    let folder = try DemoTestFolder()
    let picture = try folder.write(ArtworkSamples.deep, to: "cover.png")
    let track = FlacFile(
      sampleRate: 11_025, samples: [1, 2, 3], tags: [],
      cover: .init(mediaType: "image/png", side: 16, bytes: ArtworkSamples.deep))
    let music = try folder.write(track.encoded(), to: "track.flac")
    let bare = try folder.write(
      FlacFile(sampleRate: 11_025, samples: [1, 2, 3], tags: [], cover: nil).encoded(),
      to: "bare.flac")
    let process = try process(Self.command)
    let fromFile = await process.answer(to: job(picture))
    #expect(isPicture(fromFile))
    #expect(await process.answer(to: job(music, embedded: true)) == fromFile)
    #expect(await process.answer(to: job(bare, embedded: true)) == .refused(.missing))
    #expect(await process.answer(to: job(folder("nothing"))) == .unavailable)
    #expect(await process.answer(to: job(folder.path)) == .unavailable)
    #expect(await process.answer(to: job("/dev/zero")) == .unavailable)
    #expect(isPicture(await process.answer(to: job(picture, side: 512))))
  }

  @Test func `a file of twenty gigabytes is refused unread`() async throws {
    let folder = try DemoTestFolder()
    let huge = folder("huge.png")
    try DemoFolder(path: folder.path).write(ArtworkSamples.deep, to: "huge.png")
    #expect(truncate(huge, 20 << 30) == 0)  // 20 GiB of zeros behind it
    let process = try process(Self.command)
    #expect(await process.answer(to: job(huge)) == .refused(.tooLarge))
    let good = try folder.write(ArtworkSamples.deep, to: "good.png")
    #expect(isPicture(await process.answer(to: job(good))))
  }

  @Test func `a worker that crashes costs one cover`() async throws {
    let folder = try DemoTestFolder()
    let good = try folder.write(ArtworkSamples.deep, to: "good.png")
    let command = Self.command.joined(separator: " ")
    let process = try process(
      script(
        """
        if mkdir \(folder("first")) 2>/dev/null; then head -c 1 >/dev/null; kill -SEGV $$; fi
        exec \(command)
        """))
    #expect(await process.answer(to: job(good)) == .refused(.fatal))
    #expect(isPicture(await process.answer(to: job(good))))
  }

  @Test func `covers asked for at once each have their own picture`() async throws {
    let folder = try DemoTestFolder()
    let good = try folder.write(ArtworkSamples.deep, to: "good.png")
    let process = try process(Self.command)
    let sizes = await answers(of: process, to: (1...40).map { job(good, side: $0) }).map(side)
    #expect(sizes == Array(1...40))
  }

  @Test func `a worker that crashes with several covers costs none that others can make`()
    async throws
  {
    let folder = try DemoTestFolder()
    let good = try folder.write(ArtworkSamples.deep, to: "good.png")
    let command = Self.command.joined(separator: " ")
    let process = try process(
      script(
        """
        if mkdir \(folder("first")) 2>/dev/null; then
          head -c 1 >/dev/null; printf '\\001\\000\\000\\000\\002'; sleep 0.3; kill -SEGV $$
        fi
        exec \(command)
        """))
    let sizes = await answers(of: process, to: (1...8).map { job(good, side: $0) }).map(side)
    // The first worker says of one that there is none, and ends with the others.
    #expect(sizes.filter { $0 == nil }.count == 1)
    for (index, size) in sizes.enumerated() where size != nil { #expect(size == index + 1) }
  }

  /// What a process says to jobs that it is given at once.
  private func answers(of process: ArtworkProcess, to jobs: [ArtworkJob]) async -> [ArtworkAnswer] {
    await withTaskGroup(of: (Int, ArtworkAnswer).self) { group in
      for (index, job) in jobs.enumerated() {
        group.addTask { (index, await process.answer(to: job)) }
      }
      var answers = [ArtworkAnswer](repeating: .unavailable, count: jobs.count)
      for await (index, answer) in group { answers[index] = answer }
      return answers
    }
  }

  /// The side of the picture in an answer.
  private func side(of answer: ArtworkAnswer) -> Int? {
    if case .picture(.pixels(let image)) = answer { image.width } else { nil }
  }

  @Test func `a worker that hangs is ended at its time limit and replaced`() async throws {
    let folder = try DemoTestFolder()
    let good = try folder.write(ArtworkSamples.deep, to: "good.png")
    let command = Self.command.joined(separator: " ")
    let process = try process(
      script("if mkdir \(folder("first")) 2>/dev/null; then exec sleep 3000; fi; exec \(command)"),
      limit: .milliseconds(1_500))
    let clock = ContinuousClock()
    let start = clock.now
    #expect(await process.answer(to: job(good)) == .refused(.fatal))
    // The worker would hang for 3,000 s; how soon this task goes on is up to the other tests.
    #expect(clock.now - start < .seconds(2_500))
    #expect(isPicture(await process.answer(to: job(good))))
  }

  @Test func `a worker that was ended while it was idle is replaced without a loss`() async throws {
    let folder = try DemoTestFolder()
    let good = try folder.write(ArtworkSamples.deep, to: "good.png")
    let process = try process(Self.command)
    #expect(isPicture(await process.answer(to: job(good))))
    let child = try #require(await process.childIdentity)
    kill(child, SIGKILL)
    #expect(isPicture(await process.answer(to: job(good))))
    #expect(await process.childIdentity != child)
  }

  @Test func `nonsense from a worker is no picture`() async throws {
    let replies = [
      "\\002\\000\\000\\000\\000\\001",  // a picture of one byte
      "\\001\\000\\000\\000\\011",  // no such case
      "\\377\\377\\377\\377",  // 4 GiB announced
      "\\000\\000\\000\\000",  // empty
    ]
    for reply in replies {
      let process = try process(script("printf '\(reply)'; exec sleep 300"))
      #expect(await process.answer(to: job("/x")) == .refused(.fatal), "\(reply)")
    }
  }

  @Test func `a program that is not there makes covers unavailable`() async throws {
    let process = try process(["/nowhere/otodana", "art-worker"])
    #expect(await process.answer(to: job("/x")) == .unavailable)
  }

  @Test func `the child ends with its process value`() async throws {
    let folder = try DemoTestFolder()
    let good = try folder.write(ArtworkSamples.deep, to: "good.png")
    var child: pid_t = 0
    do {
      let process = try process(Self.command)
      _ = await process.answer(to: job(good))
      child = try #require(await process.childIdentity)
      #expect(kill(child, 0) == 0)
    }
    #expect(kill(child, 0) != 0)
  }

  @Test func `a size that is not made is moved to the nearest that is`() {
    #expect(job("/x", side: 0).width == 1)
    #expect(job("/x", side: -5).height == 1)
    #expect(job("/x", side: 1_000_000).width == 4_096)
  }

  @Test func `jobs and answers survive their way as messages`() throws {
    let path: [UInt8] = [0x2f, 0xff, 0x0a, 0x41]
    for source in [CoverSource.file(path), .embedded(path)] {
      let job = ArtworkJob(source: source, width: 17, height: 4_096)
      #expect(ArtworkJob(message: job.message) == job)
    }
    let job = ArtworkJob(source: .file(path), width: 1, height: 2)
    let image = try #require(PixelImage(width: 1, height: 2, bytes: [1, 2, 3, 4, 5, 6]))
    for answer in [ArtworkAnswer.picture(.pixels(image)), .refused(.tooLarge), .unavailable] {
      #expect(ArtworkAnswer(message: answer.message[...], to: job) == answer)
    }
    #expect(ArtworkJob(message: [0, 0, 0, 0, 0, 1, 0, 65]) == nil)  // no width
    #expect(ArtworkJob(message: [0, 0, 0, 1, 0, 1, 0, 65])?.width == 1)
    #expect(ArtworkJob(message: [0, 3, 0, 1, 0, 1, 0, 65]) == nil)  // no such form
    #expect(ArtworkJob(message: [0, 1, 0, 1, 0, 1, 0, 65]) == nil)  // a palette of one
    #expect(ArtworkJob(message: [0, 1, 0, 1]) == nil)
  }
}
