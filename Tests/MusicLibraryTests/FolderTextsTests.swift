import MusicModel
import Testing

@testable import MusicLibrary

/// Old text whose charset shows in all files of a folder, not in one.
@Suite struct FolderTextsTests {
  static let japanese = [
    "さくら", "ありがとう", "夢", "花", "ひまわり", "空", "なみだ", "恋", "キセキ", "雪の華", "うた", "夏",
  ]
  static let russian = [
    "Он", "Да", "СОН", "Ты", "ДОМ", "Мы", "Лес", "Река", "СНЕГ", "Ночь", "Ветер", "Огонь",
  ]
  static let french = [
    "Été", "Ça", "Où", "Noël", "À toi", "Déjà vu", "Lune", "Forêt", "Île", "Cœur", "Âme", "Rêve",
  ]
  static let albums = [
    (japanese, "CP932"), (japanese, "EUC-JP"), (russian, "KOI8-R"), (russian, "CP1251"),
  ]

  private func decoded(_ samples: [[UInt8]], _ charsets: [Charset]) -> [String?] {
    zip(samples, charsets).map { $1.decode($0) }
  }

  @Test(arguments: albums)
  func `twelve short titles tell the charset that single ones do not`(
    titles: [String], charset: String
  ) throws {
    let samples = try titles.map { try OldText.encode($0, charset) }
    let alone = samples.map { CharsetGuess().charset(of: $0) }
    #expect(decoded(samples, alone) != titles)
    #expect(decoded(samples, FolderTexts(preferring: []).charsets(of: samples)) == titles)
    let other = Array(samples.reversed())
    let charsets = FolderTexts(preferring: []).charsets(of: other)
    #expect(decoded(other, charsets) == titles.reversed())
  }

  @Test func `Western titles stay Western, also capitals`() throws {
    let titles = Self.french + ["ÉTÉ", "NOËL"]
    let samples = try titles.map { try OldText.encode($0, "CP1252") }
    let charsets = FolderTexts(preferring: []).charsets(of: samples)
    #expect(decoded(samples, charsets) == titles)
  }

  @Test func `a folder of files from everywhere is guessed file by file`() throws {
    let texts = [
      ("Группа крови Кино Звезда по имени Солнце", "CP1251"), ("月亮代表我的心 邓丽君", "GB18030"),
      ("さよなら夏の日 山下達郎", "CP932"), ("Björk Homogénic", "CP1252"), ("Ágætis", "UTF-8"),
      ("Τα παιδιά του Πειραιά", "CP1253"),
    ]
    let samples = try texts.map { try OldText.encode($0.0, $0.1) }
    let charsets = FolderTexts(preferring: []).charsets(of: samples)
    #expect(decoded(samples, charsets) == texts.map(\.0))
  }

  @Test func `an evident Western title and one in UTF-8 stay so in another folder`() throws {
    let titles = Self.russian + ["Beyoncé", "Лето"]
    let samples = try titles.map {
      try OldText.encode(
        $0, $0 == "Beyoncé" ? "CP1252" : $0 == "Лето" ? "UTF-8" : "CP1251")
    }
    let charsets = FolderTexts(preferring: []).charsets(of: samples)
    #expect(decoded(samples, charsets) == titles)
  }

  // MARK: - In a scan

  private func file(_ title: String, _ charset: String) throws -> [UInt8] {
    var file = TaggedMP3()
    file.oldTag = (try OldText.encode(title, charset), Array("Ann".utf8), Array("A".utf8))
    return file.bytes
  }

  private func add(_ titles: [String], to folder: MusicFolder, _ charset: String = "KOI8-R") throws
  {
    for (number, title) in titles.enumerated() {
      try folder.directory.write(file(title, charset), to: "music/a/\(number).mp3")
    }
  }

  private func titles(_ folder: MusicFolder) async throws -> Set<String> {
    Set(try await folder.tracks().map(\.title))
  }

  @Test(arguments: albums)
  func `an album is read in one charset, and keeps its tracks`(
    titles: [String], charset: String
  ) async throws {
    let folder = try await MusicFolder()
    try add(titles, to: folder, charset)
    let progress = try await folder.scan().progress
    #expect(try await self.titles(folder) == Set(titles))
    #expect(progress.done == titles.count)
    try await folder.scanWithoutReading()
  }

  @Test func `a file that changes is read in the charset of its folder`() async throws {
    let folder = try await MusicFolder()
    try add(Self.russian, to: folder)
    try await folder.scan()
    try folder.directory.write(try file("Дым", "KOI8-R"), to: "music/a/0.mp3", modifiedAt: 1_000)
    try await folder.scan([folder.place("/a")])
    #expect(try await titles(folder) == Set(["Дым"] + Self.russian.dropFirst()))
    let ids = Set(try await folder.tracks().map(\.id))
    try await folder.scan(force: true)
    #expect(try await titles(folder) == Set(["Дым"] + Self.russian.dropFirst()))
    #expect(Set(try await folder.tracks().map(\.id)) == ids)
  }

  @Test func `files that come and go give the same as if all had been there at once`() async throws
  {
    let folder = try await MusicFolder()
    for count in [1, 2, 5, 12] {
      try add(Array(Self.russian.prefix(count)), to: folder)
      try await folder.scan()
    }
    #expect(try await titles(folder) == Set(Self.russian))
    for number in 1..<12 { try folder.directory.delete("music/a/\(number).mp3") }
    try await folder.scan()
    let left = try await titles(folder)
    try await folder.scan(force: true)
    #expect(try await titles(folder) == left)
  }

  @Test func `a charset that was chosen for the folder decides`() async throws {
    let folder = try await MusicFolder()
    try add(Self.russian, to: folder)
    try await folder.scan()
    let path = Array(folder.directory.path("music/a").utf8)
    try await folder.store.setCharset(.western, forFolder: path)
    try await folder.scan()
    #expect(try await titles(folder).isDisjoint(with: Self.russian))
    try await folder.store.setCharset(nil, forFolder: path)
    try await folder.scan()
    #expect(try await titles(folder) == Set(Self.russian))
  }
}
