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

  @Test func `case and width are one`() {
    #expect(SortKey("BJÖRK") == SortKey("björk"))
    #expect(SortKey("Ｂｊｏｒｋ") == SortKey("Bjork"))
    #expect(SortKey("ｱｲｳ") == SortKey("アイウ"))
  }

  @Test(arguments: [
    ["Anaïs", "Anathema", "Émilie Simon", "Eminem", "Zebda"],
    ["Hamlet", "Händel", "Haydn", "Křenek", "Krommer"],
    ["The Do", "The Dø", "The Doors"],
    ["Resume", "Résumé", "Resume 2", "Résumé 2", "Resumed"],
    ["Anais", "Anaïs", "Anais Mitchell", "Anathema", "Ángela", "Émilie Simon", "Eminem", "Zebda"],
    ["あ", "ア", "あい", "アイ"],
    ["!!!", "10cc", "Zoot", "★", ""],
  ])
  func `accents and kinds of kana part only what is alike without them`(shelf: [String]) {
    #expect(shelf.shuffled().sorted { SortKey($0) < SortKey($1) } == shelf)
  }

  @Test(arguments: [
    ("The Beatles", "B"), ("åäö", "A"), ("10cc", "#"), ("!!!", "#"), ("", "*"), ("★", "*"),
    ("きく", "き"), ("キク", "き"), ("日本", "日"), ("Дорога", "Д"), ("ΑΒΓ", "Α"),
  ])
  func `a name has the letter of its section`(name: String, letter: String) {
    #expect(SortKey(name).letter == letter)
  }
}
