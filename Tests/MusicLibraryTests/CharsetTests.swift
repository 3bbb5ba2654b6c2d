import MusicModel
import Testing

@testable import MusicLibrary

@Suite struct CharsetTests {
  @Test(arguments: [
    ("林檎の唄 椎名林檎 日出処", "CP932"), ("さよなら夏の日", "CP932"), ("夜空ノムコウ スマップ", "EUC-JP"),
    ("月亮代表我的心 邓丽君", "GB18030"), ("月亮代表我的心 鄧麗君", "BIG5"), ("사랑했지만 김광석", "CP949"),
    ("Группа крови Кино Звезда по имени Солнце", "CP1251"), ("Группа крови Кино Звезда", "KOI8-R"),
    ("лето осень", "CP1251"), ("ירושלים של זהב שולי נתן", "CP1255"), ("שיר לשלום", "CP1255"),
    ("ГРУППА КРОВИ КИНО", "KOI8-R"), ("Τα παιδιά του Πειραιά", "CP1253"),
    ("Sigur Rós Ágætis byrjun", "CP1252"),
    ("Björk Homogénic", "CP1252"), ("L’été “indien” – Joe Dassin", "CP1252"),
    ("Mötley Crüe", "CP1252"), ("林檎の唄", "UTF-8"), ("Café", "UTF-8"),
  ])
  func `charsets are told by their text`(text: String, charset: String) throws {
    let bytes = try OldText.encode(text, charset)
    let guess = CharsetGuess().charset(of: bytes)
    #expect(guess.decode(bytes) == text)
  }

  @Test(arguments: [
    ("Příběh žlutého kůně", "CP1250", "cs_CZ.UTF-8"), ("Zażółć gęślą jaźń", "CP1250", "pl_PL"),
    ("Şımarık Sıla Gençoğlu", "CP1254", "tr_TR.UTF-8"),
  ])
  func `letters that look Western are read as the person's language has them`(
    text: String, charset: String, locale: String
  ) throws {
    let bytes = try OldText.encode(text, charset)
    let usual = CharsetGuess(preferred: [try #require(Charset.usual(in: locale))])
    let guess = usual.charset(of: bytes)
    #expect(guess.decode(bytes) == text)
    #expect(CharsetGuess().charset(of: bytes) == .western)
    // Text of quite another kind is told from it all the same.
    let other = try OldText.encode("夜空ノムコウ スマップ", "CP932")
    #expect(usual.charset(of: other) == .shiftJIS)
  }

  @Test func `an old tag in the charset of its place is read right`() throws {
    var file = TaggedMP3()
    file.oldTag = (
      try OldText.encode("林檎の唄", "CP932"), try OldText.encode("椎名林檎", "CP932"),
      try OldText.encode("日出処", "CP932")
    )
    let tags = try read(file)
    #expect([tags.title, tags.artist, tags.album] == ["林檎の唄", "椎名林檎", "日出処"])
  }

  @Test func `a frame that claims Latin-1 and holds UTF-8 is read right`() throws {
    var file = TaggedMP3()
    file.frames = [("TIT2", .latin1, Array("Ágætis".utf8)), ("TPE1", .latin1, Array("Rós".utf8))]
    let tags = try read(file)
    #expect([tags.title, tags.artist] == ["Ágætis", "Rós"])
  }

  @Test func `honest Latin-1 and honest UTF-8 stay what they are`() throws {
    var file = TaggedMP3()
    file.frames = [("TIT2", .latin1, try OldText.encode("Ágætis byrjun", "CP1252"))]
    #expect(try read(file).title == "Ágætis byrjun")
    #expect(try read(TaggedMP3([("TIT2", "ÀÉÎÕÜ")])).title == "ÀÉÎÕÜ")
  }

  @Test func `UTF-8 that an old tag cut in the middle loses the broken part only`() throws {
    var file = TaggedMP3()
    file.oldTag = (Array("夜夜夜夜夜夜夜夜夜a夜".utf8), [], [])
    #expect(try read(file).title == "夜夜夜夜夜夜夜夜夜a")
  }

  private func read(_ file: TaggedMP3) throws -> FileTags {
    let directory = try TemporaryDirectory()
    try directory.write(file.bytes, to: "x.mp3")
    let outcome = TagReader().read(Array(directory.path("x.mp3").utf8))
    guard case .tags(let tags, _) = outcome else { return FileTags() }
    return tags
  }
}
