import Testing

@testable import MusicLibrary

@Suite struct SortKeyTests {
  @Test func `names are in the order a shelf has`() {
    let shelf = [
      "2 Unlimited", "10cc", "808 State", "ABBA", "The Beatles", "Björk", "\"Heroes\"", "Ólafur",
      "Øresund", "The The", "Zoot", "アイ", "あう", "きく", "日本", "東京", "★",
    ]
    let expected = [
      "2 Unlimited", "10cc", "808 State", "ABBA", "The Beatles", "Björk", "\"Heroes\"", "Ólafur",
      "Øresund", "The The", "Zoot", "アイ", "あう", "きく", "日本", "東京", "★",
    ]
    #expect(shelf.shuffled().sorted { SortKey($0) < SortKey($1) } == expected)
  }

  @Test func `an article does not count, unless nothing else is left`() {
    #expect(SortKey("The Beatles") == SortKey("Beatles"))
    #expect(SortKey("Die Sterne") == SortKey("Sterne"))
    #expect(SortKey("The The") == SortKey("The"))
    #expect(SortKey("The").bytes == Array("the".utf8))
    #expect(SortKey("Therapy?") != SortKey("rapy?"))
    #expect(SortKey("A") == SortKey("a"))
  }

  @Test func `a sort tag wins, article and all`() {
    #expect(SortKey("Die Sterne", sortName: "Sterne, Die") == SortKey("Sterne, Die"))
    #expect(SortKey("東京事変", sortName: "Tokyo Jihen") == SortKey("Tokyo Jihen"))
  }

  @Test func `case, width and accents are one`() {
    #expect(SortKey("BJÖRK") == SortKey("bjork"))
    #expect(SortKey("Ｂｊｏｒｋ") == SortKey("Bjork"))
    #expect(SortKey("アイウ") == SortKey("あいう"))
    #expect(SortKey("ｱｲｳ") == SortKey("あいう"))
  }

  @Test(arguments: [
    ("The Beatles", "B"), ("åäö", "A"), ("10cc", "#"), ("!!!", "#"), ("", "#"), ("きく", "き"),
    ("キク", "き"), ("日本", "日"), ("Дорога", "Д"), ("ΑΒΓ", "Α"),
  ])
  func `a name has the letter of its section`(name: String, letter: String) {
    #expect(SortKey(name).letter == letter)
  }
}
