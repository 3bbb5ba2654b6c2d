import MusicModel
import Testing

@testable import MusicLibrary

/// A person says in which charset old text is, for the library or for a folder.
@Suite struct CharsetChoiceTests {
  /// A file whose title claims to be Latin-1.
  private func file(_ title: String, _ charset: String) throws -> [UInt8] {
    var file = TaggedMP3()
    file.frames = [("TIT2", .latin1, try OldText.encode(title, charset))]
    return file.bytes
  }

  private func title(_ title: String, in charset: String, by rule: LegacyCharset) throws -> String {
    let directory = try TemporaryDirectory()
    try directory.write(try file(title, charset), to: "x.mp3")
    let outcome = TagReader(charset: rule).read(Array(directory.path("x.mp3").utf8))
    guard case .tags(let tags, _) = outcome else { return "" }
    return tags.title
  }

  @Test func `text is guessed, of one charset, or what it claims`() throws {
    let cyrillic = "Реакция"
    #expect(try title(cyrillic, in: "CP1251", by: .guessed()) == cyrillic)
    #expect(try title(cyrillic, in: "CP1251", by: .fixed(.cyrillic)) == cyrillic)
    #expect(try title(cyrillic, in: "CP1251", by: .off) == "Ðåàêöèÿ")
    #expect(try title("Ağaç", in: "CP1254", by: .fixed(.turkish)) == "Ağaç")
    #expect(try title("夜", in: "CP932", by: .fixed(.shiftJIS)) == "夜")
    // What makes no sense in the charset stays what it claims.
    #expect(try title("é", in: "CP1252", by: .fixed(.utf8)) == "é")
  }

  @Test func `the person's charsets win where the text is not plain`() throws {
    #expect(try title("Žluťoučký kůň", in: "CP1250", by: .guessed()) != "Žluťoučký kůň")
    let central = LegacyCharset.guessed(preferring: [.cyrillic, .centralEuropean])
    #expect(try title("Žluťoučký kůň", in: "CP1250", by: central) == "Žluťoučký kůň")
    #expect(try title("Реакция", in: "CP1251", by: central) == "Реакция")
    let turkish = LegacyCharset.guessed(preferring: [.turkish])
    #expect(try title("Güneşli gün", in: "CP1254", by: turkish) == "Güneşli gün")
  }

  @Test(
    arguments: [
      ("ru_RU.UTF-8", .cyrillic), ("ja_JP", .shiftJIS), ("zh_TW.UTF-8", .big5),
      ("pl_PL.UTF-8", .centralEuropean), ("tr_TR", .turkish), ("de_DE", nil), ("C", nil), ("", nil),
    ] as [(String, Charset?)])
  func `a locale has a usual charset`(locale: String, charset: Charset?) {
    #expect(Charset.usual(in: locale) == charset)
  }

  @Test func `a changed charset has only those files read that may hold text in it`() async throws {
    let folder = try await MusicFolder()
    try folder.directory.write(try file("Реакция", "CP1251"), to: "music/a/1.mp3")
    try folder.directory.write(TaggedMP3([("TIT2", "Plain")]).bytes, to: "music/b/1.mp3")
    try folder.add("c/1.flac", title: "Źródło")
    try await folder.scan()
    let changed = try folder.reopened { $0.charset = .fixed(.koi8) }
    #expect(try await changed.store.applySettings() == nil)
    #expect(try await changed.store.waitingTitles() == ["Реакция"])
    try await changed.scan()
    #expect(try await changed.tracks().map(\.title).contains("пЕЮЙЖХЪ"))
    #expect(try await changed.store.waitingTitles() == [])
    try await folder.scan()
    #expect(try await folder.tracks().map(\.title).contains("Реакция"))
  }

  @Test func `a folder is read again with the charset chosen for it, and stays so`() async throws {
    let folder = try await MusicFolder()
    try folder.directory.write(try file("Źródło", "CP1250"), to: "music/a/CD1/1.mp3")
    try folder.directory.write(try file("Café", "CP1252"), to: "music/b/1.mp3")
    try await folder.scan()
    let ids = try await folder.store.trackIDs()
    #expect(try await !folder.tracks().map(\.title).contains("Źródło"))
    let path = Array(folder.directory.path("music/a").utf8)
    try await folder.store.setCharset(.centralEuropean, forFolder: path)
    #expect(try await folder.store.charset(ofFolder: path) == .centralEuropean)
    try await folder.scan()
    #expect(Set(try await folder.tracks().map(\.title)) == ["Café", "Źródło"])
    #expect(Set(try await folder.store.trackIDs()) == Set(ids))
    // A file that comes later is read so too.
    try folder.directory.write(try file("Żółw", "CP1250"), to: "music/a/CD2/1.mp3")
    try await folder.scan()
    #expect(try await folder.tracks().map(\.title).contains("Żółw"))
    try await folder.store.setCharset(nil, forFolder: path)
    try await folder.scan()
    #expect(try await !folder.tracks().map(\.title).contains("Źródło"))
  }

  @Test func `the choice for a folder goes along with it`() async throws {
    let folder = try await MusicFolder()
    try folder.directory.write(try file("Źródło", "CP1250"), to: "music/a/CD1/1.mp3")
    try folder.add("b/1.flac", title: "Other")
    try await folder.scan()
    func path(_ name: String) -> [UInt8] { Array(folder.directory.path("music/" + name).utf8) }
    try await folder.store.setCharset(.centralEuropean, forFolder: path("a"))
    try await folder.store.setCharset(.turkish, forFolder: path("b"))
    try await folder.scan()
    try folder.directory.rename("music/a", to: "music/z")
    try await folder.scan()
    #expect(try await folder.store.charset(ofFolder: path("z")) == .centralEuropean)
    #expect(try await folder.store.charset(ofFolder: path("a")) == nil)
    #expect(try await folder.store.charset(ofFolder: path("b")) == .turkish)
    try folder.directory.write(try file("Żółw", "CP1250"), to: "music/z/CD2/1.mp3")
    try await folder.scan()
    #expect(Set(try await folder.tracks().map(\.title)) == ["Other", "Źródło", "Żółw"])
    // Files that leave a folder which stays do not take its choice along.
    try folder.directory.rename("music/z/CD2", to: "music/c")
    try await folder.scan()
    #expect(try await folder.store.charset(ofFolder: path("z")) == .centralEuropean)
    #expect(try await folder.store.charset(ofFolder: path("c")) == nil)
  }

  @Test func `an album is read again with the charset chosen for it`() async throws {
    let folder = try await MusicFolder()
    try folder.directory.write(try file("Źródło", "CP1250"), to: "music/a/1.mp3")
    try await folder.scan()
    let album = try #require(try await folder.onlyAlbum()).album.id
    let before = try await folder.tracks().map(\.title)
    let track = try #require(try await folder.store.trackIDs().first)
    let guess = InfoField(.tags, .guessedCharset, "CP1252")
    #expect(try await folder.store.info(of: album).contains(guess))
    let choice = LibraryEdit.chooseCharset(.centralEuropean, of: album)
    let inverse = try #require(try await folder.store.apply(choice))
    try await folder.scan()
    let detail = try #require(try await folder.onlyAlbum())
    #expect(detail.album.id == album)
    #expect(detail.tracks.map(\.title) == ["Źródło"])
    let chosen = InfoField(.tags, .chosenCharset, "CP1250")
    #expect(try await folder.store.info(of: album).contains(chosen))
    #expect(try await folder.store.info(of: track).contains(chosen))

    let again = try #require(try await folder.store.apply(inverse))
    try await folder.scan()
    #expect(try await folder.tracks().map(\.title) == before)
    _ = try await folder.store.apply(again)
    try await folder.scan()
    #expect(try await folder.tracks().map(\.title) == ["Źródło"])
    #expect(try await folder.store.apply(.chooseCharset(nil, of: AlbumID(999))) == nil)
  }

  @Test func `charsets go by several names in any case`() {
    #expect(Charset(named: "cp1251") == .cyrillic)
    #expect(Charset(named: "Windows-1251") == .cyrillic)
    #expect(Charset(named: "Shift_JIS") == .shiftJIS)
    #expect(Charset(named: "latin1") == .western)
    #expect(Charset(named: "x") == nil)
  }

  @Test(arguments: [
    LegacyCharset.guessed(), .guessed(preferring: [.koi8, .thai]), .fixed(.big5), .off,
  ])
  func `a request survives its way to the child`(charset: LegacyCharset) {
    let request = ReadingRequest(path: Array("/m/é \u{1}.mp3".utf8), charset: charset)
    #expect(ReadingRequest(encoded: request.encoded[...]) == request)
    #expect(ReadingRequest(encoded: (request.path + [0, 1, 2])[...]).charset == .guessed())
  }
}

extension LibraryStore {
  /// Titles of the tracks that the next scan reads again.
  fileprivate func waitingTitles() throws(LibraryError) -> [String] {
    try connection.rows("SELECT title FROM tracks WHERE reader = 0") { $0.text(0) }
  }
}
