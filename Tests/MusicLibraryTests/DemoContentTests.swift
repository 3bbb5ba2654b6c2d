import MusicModel
import Testing

@testable import MusicLibrary

/// What is in the whole folder, read back through the library's own reader of tags.
@Suite struct DemoContentTests {
  private struct Track {
    var path: String
    var tags: FileTags
    var date: Int
  }

  @Test func `the whole folder is as promised`() throws {
    let folder = try DemoTestFolder()
    let duration = try ContinuousClock().measure { try DemoLibrary.write(to: folder("demo")) }
    let files = DemoTestFolder.files(below: folder("demo"))
    let size = files.map { DemoTestFolder.facts(of: $0).size }.reduce(0, +)
    #expect(size < 20_000_000)
    #if !DEBUG
      #expect(duration < .seconds(5))
    #endif
    #expect(duration < .seconds(60))
    let tracks = try files.filter { $0.hasSuffix(".flac") }.map(read)
    #expect(files.filter { $0.hasSuffix(".jpg") }.count >= 10)
    #expect(files.filter { $0.hasSuffix(".png") }.count >= 10)
    #expect(files.count == tracks.count + files.filter { $0.contains("/cover.") }.count + 1)
    expectTags(of: tracks)
    expectForms(of: tracks)
    try expectCovers(of: tracks, files)
    expectDates(of: tracks)
  }

  @Test func `English and Japanese albums take turns`() {
    let albums = DemoCatalogue.albums
    #expect(albums.count >= 44)
    let japanese = albums.map { album in
      (album.title + (album.artist ?? "")).unicodeScalars.contains { $0.value > 0x3000 }
    }
    #expect(japanese.filter { $0 }.count >= 15)
    #expect(japanese.filter { !$0 }.count >= 15)
    for start in 0..<28 {
      #expect(Set(japanese[start..<start + 4]).count == 2, "four of one language at \(start)")
    }
  }

  @Test func `no title and no name comes twice`() {
    let albums = DemoCatalogue.albums
    #expect(Set(albums.map(\.title)).count == albums.count)
    for album in albums {
      for disc in album.discs {
        #expect((3...9).contains(disc.tracks.count), "\(album.title)")
        #expect(Set(disc.tracks.map(\.title)).count == disc.tracks.count, "\(album.title)")
      }
    }
  }

  private func read(_ path: String) throws -> Track {
    let outcome = TagReader().read(Array(path.utf8))
    guard case .tags(let tags, _) = outcome else {
      Issue.record("\(path): \(outcome)")
      throw DemoError.painting
    }
    return Track(path: path, tags: tags, date: DemoTestFolder.facts(of: path).date)
  }

  private func expectTags(of tracks: [Track]) {
    let expected = DemoCatalogue.albums.flatMap { album in
      album.discs.flatMap { disc in
        disc.tracks.enumerated().map { number, track in
          [
            album.title, album.artist ?? "Various Artists", "\(album.year)", album.genre,
            disc.subtitle ?? "", "\(number + 1)", track.title, track.artist ?? album.artist ?? "",
          ]
        }
      }
    }
    let found = tracks.map { track -> [String] in
      let tags = track.tags
      return [
        tags.album, tags.albumArtist, tags.date.map { "\($0.year)" } ?? "",
        tags.genres.joined(separator: ","), tags.discSubtitle,
        tags.track.number.map { "\($0)" } ?? "", tags.title, tags.artist,
      ]
    }
    #expect(Set(found) == Set(expected))
    #expect(found.count == expected.count)
    for track in tracks {
      #expect((2_000...9_000).contains(track.tags.duration ?? 0), "\(track.path)")
      #expect(track.tags.sampleRate == 11_025)
    }
    #expect(tracks.first { $0.tags.artist == "青い灯台" }?.tags.artistSort == "あおいとうだい")
  }

  private func expectForms(of tracks: [Track]) {
    let compilations = Set(tracks.filter { $0.tags.compilation == true }.map(\.tags.album))
    #expect(compilations == ["One Roof, Many Rooms"])
    let discs = tracks.filter { $0.tags.album == "Two Rivers" }
    #expect(Set(discs.map { $0.tags.discSubtitle }) == ["Upstream", "Downstream"])
    for track in discs {
      let number = track.tags.disc.number ?? 0
      #expect(track.path.contains("/Two Rivers/CD\(number)/"))
      #expect(track.tags.disc.total == 2)
    }
  }

  /// Every album has its cover in one place, except the one that has none.
  private func expectCovers(of tracks: [Track], _ files: [String]) throws {
    var without: [String] = []
    for album in DemoCatalogue.albums {
      let own = tracks.filter { $0.tags.album == album.title }
      let embedded = own.filter { $0.tags.pictures.contains { $0.kind == 3 } }
      let inFolder = files.filter { $0.contains("/\(album.title)/cover.") }
      if embedded.isEmpty, inFolder.isEmpty { without.append(album.title) }
      #expect(embedded.isEmpty || (embedded.count == own.count && inFolder.isEmpty))
      #expect(inFolder.count <= 1)
      for path in inFolder + embedded.prefix(1).map(\.path) {
        let bytes = Array(path.utf8)
        let source = ArtworkJob(
          source: inFolder.isEmpty ? .embedded(bytes) : .file(bytes), width: 17, height: 17)
        guard case .picture = CoverReader.answer(to: source) else {
          Issue.record("no cover in \(path)")
          continue
        }
      }
    }
    #expect(without == ["Unlabelled Tape"])
  }

  /// The dates put the albums in the catalogue's order, in the past.
  private func expectDates(of tracks: [Track]) {
    let now = DemoFolder.now
    let dates = DemoCatalogue.albums.map { album in
      Set(tracks.filter { $0.tags.album == album.title }.map(\.date))
    }
    for (position, date) in dates.enumerated() {
      #expect(date.count == 1)
      #expect((date.max() ?? now) < now)
      if position > 0 { #expect((date.max() ?? now) < (dates[position - 1].min() ?? 0)) }
    }
  }
}
