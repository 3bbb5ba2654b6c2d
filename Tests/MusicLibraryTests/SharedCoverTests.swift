import Glibc
import MusicModel
import Testing

@testable import MusicLibrary

/// Covers as files that other programs are told of.
struct SharedCoverTests {
  private static func picture(_ number: UInt8) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47] + [UInt8](repeating: number, count: 40)
  }

  @Test func `a cover beside the music is that file, one inside it a copy with its ending`()
    async throws
  {
    let folder = try await MusicFolder()
    try folder.add("beside/1.flac", title: "T", album: "A")
    try folder.directory.write(Self.picture(1), to: "music/beside/cover.png")
    try folder.add("inside/1.flac", title: "T", album: "B", picture: Self.picture(2))
    try folder.add("without/1.flac", title: "T", album: "C")
    try await folder.scan()
    let copies = folder.directory.path("covers")
    var files: [String?] = []
    for album in try await folder.store.albumIDs(sortedBy: AlbumSort(.title)) {
      let path = try await folder.store.sharedCover(of: album, copiesIn: copies)
      files.append(path.map { String(decoding: $0, as: UTF8.self) })
    }
    #expect(files[0] == folder.directory.path("music/beside/cover.png"))
    #expect(files[1]?.hasPrefix(copies + "/") == true && files[1]?.hasSuffix(".png") == true)
    #expect(files[1].map { RegularFile(path: Array($0.utf8)) != nil } == true)
    #expect(files[2] == nil)
    #expect(try await folder.store.sharedCover(of: AlbumID(99), copiesIn: copies) == nil)
  }

  @Test func `few copies are kept, and a picture is copied once`() async throws {
    let folder = try await MusicFolder()
    let files = SharedCovers(folder: folder.directory.path("covers"))
    var paths: [[UInt8]] = []
    for number in 0..<UInt8(SharedCovers.limit + 4) {
      try folder.add("\(number).flac", title: "T", album: "A", picture: Self.picture(number))
      let music = Array(folder.directory.path("music/\(number).flac").utf8)
      paths.append(try #require(files.path(of: .embedded(music))))
      #expect(files.path(of: .embedded(music)) == paths.last)
    }
    let names = folder.directory.names(in: "covers")
    #expect(names.count == SharedCovers.limit)
    #expect(Set(paths).count == paths.count)
    #expect(names.contains { paths[paths.count - 1].ends(with: Array($0.utf8)) })
  }

  @Test func `what is no picture is not copied`() async throws {
    let folder = try await MusicFolder()
    let files = SharedCovers(folder: folder.directory.path("covers"))
    try folder.add("1.flac", title: "T", album: "A", picture: Array("not a picture at all".utf8))
    let music = Array(folder.directory.path("music/1.flac").utf8)
    #expect(files.path(of: .embedded(music)) == nil)
    #expect(files.path(of: .embedded(Array("/nowhere".utf8))) == nil)
    #expect(files.path(of: .file(Array("/nowhere.jpg".utf8))) == nil)
  }
}

extension Array<UInt8> {
  fileprivate func ends(with other: [UInt8]) -> Bool { suffix(other.count).elementsEqual(other) }
}
