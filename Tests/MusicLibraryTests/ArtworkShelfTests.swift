import Images
import MusicModel
import Testing

@testable import MusicLibrary

/// Covers that were made, as files.
@Suite struct ArtworkShelfTests {
  private let directory: TemporaryDirectory
  private let version = CoverFile.Version(size: 10, modifiedAt: 20)

  init() throws { directory = try TemporaryDirectory() }

  private var folder: String { directory.path("cache/otodana/covers") }

  private func shelf(limit: Int = 1 << 20) throws -> ArtworkShelf {
    try ArtworkShelf(folder: folder, limit: limit)
  }

  private func job(_ name: String, side: Int = 4) -> ArtworkJob {
    ArtworkJob(source: .file(Array(name.utf8)), width: side, height: side)
  }

  private func picture(_ shade: UInt8, side: Int = 4) throws -> ArtworkAnswer {
    let bytes = [UInt8](repeating: shade, count: side * side * 3)
    return .picture(.pixels(try #require(PixelImage(width: side, height: side, bytes: bytes))))
  }

  /// The paths of all files, below the shelf's folder.
  private func files() -> [String] {
    directory.names(in: "cache/otodana/covers").flatMap { part in
      directory.names(in: "cache/otodana/covers/" + part).map {
        "cache/otodana/covers/\(part)/\($0)"
      }
    }
  }

  @Test func `what was made is there for the next program`() async throws {
    let made = try picture(7)
    #expect(try await shelf().answer(to: job("a"), of: version) == nil)
    try await shelf().keep(made, to: job("a"), of: version)
    #expect(try await shelf().answer(to: job("a"), of: version) == made)
    #expect(files().count == 1)
  }

  @Test func `another picture, size, form or date is another cover`() async throws {
    let shelf = try shelf()
    await shelf.keep(try picture(7), to: job("a"), of: version)
    #expect(await shelf.answer(to: job("b"), of: version) == nil)
    #expect(await shelf.answer(to: job("a", side: 5), of: version) == nil)
    let inside = ArtworkJob(source: .embedded(Array("a".utf8)), width: 4, height: 4)
    #expect(await shelf.answer(to: inside, of: version) == nil)
    let file = ArtworkJob(source: .file(Array("a".utf8)), width: 4, height: 4, form: .png)
    #expect(await shelf.answer(to: file, of: version) == nil)
    for other in [
      CoverFile.Version(size: 11, modifiedAt: 20), CoverFile.Version(size: 10, modifiedAt: 21),
    ] {
      #expect(await shelf.answer(to: job("a"), of: other) == nil)
    }
  }

  @Test func `what cannot be shown is remembered, what failed by chance is not`() async throws {
    let shelf = try shelf()
    await shelf.keep(.refused(.broken), to: job("broken"), of: version)
    #expect(await shelf.answer(to: job("broken"), of: version) == .refused(.broken))
    for answer in [ArtworkAnswer.unavailable, .refused(.fatal), .refused(.noMemory)] {
      await shelf.keep(answer, to: job("bad luck"), of: version)
      #expect(await shelf.answer(to: job("bad luck"), of: version) == nil)
    }
  }

  @Test func `a file that is torn, foreign or changed is as if it were not there`() async throws {
    let shelf = try shelf()
    let made = try picture(7)
    await shelf.keep(made, to: job("a"), of: version)
    let path = try #require(files().first)
    let whole = try directory.read(path)
    var flipped = whole
    flipped[whole.count - 1] ^= 1
    let others = [Array(whole.dropLast()), whole + [0], flipped, [], Array("no cover".utf8)]
    for bytes in others + (0..<80).map({ Array(whole.prefix($0)) }) {
      try directory.write(bytes, to: path)
      #expect(await shelf.answer(to: job("a"), of: version) == nil)
    }
    // A name that two covers share: the key inside tells.
    await shelf.keep(try picture(9), to: job("b"), of: version)
    let other = try #require(files().first { $0 != path })
    try directory.write(try directory.read(other), to: path)
    #expect(await shelf.answer(to: job("a"), of: version) == nil)
    await shelf.keep(made, to: job("a"), of: version)
    #expect(await shelf.answer(to: job("a"), of: version) == made)
  }

  @Test func `the disk it takes is bounded, and what was used last stays`() async throws {
    let shelf = try shelf(limit: 40 * 4_096)
    for number in 0..<200 {
      await shelf.keep(try picture(UInt8(number)), to: job("\(number)"), of: version)
      #expect(files().count <= 40)
    }
    #expect(files().count >= 30)
    #expect(await shelf.answer(to: job("199"), of: version) != nil)
    // A shelf counts what others left there.
    let next = try self.shelf(limit: 8 * 4_096)
    await next.keep(try picture(1), to: job("next"), of: version)
    #expect(files().count <= 8)
  }

  @Test func `deleting everything at any time does no harm`() async throws {
    let shelf = try shelf()
    await shelf.keep(try picture(1), to: job("a"), of: version)
    directory.deleteAll("cache")
    #expect(await shelf.answer(to: job("a"), of: version) == nil)
    await shelf.keep(try picture(2), to: job("a"), of: version)
    #expect(await shelf.answer(to: job("a"), of: version) == (try picture(2)))
  }

  @Test func `a folder that cannot be made costs nothing`() async throws {
    try directory.write(Array("a file".utf8), to: "cache")
    let shelf = try shelf()
    await shelf.keep(try picture(1), to: job("a"), of: version)
    #expect(await shelf.answer(to: job("a"), of: version) == nil)
    #expect(directory.names(in: "") == ["cache"])
  }
}
