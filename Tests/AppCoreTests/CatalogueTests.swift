import Testing

@testable import AppCore

struct CatalogueTests {
  @Test func `values are filled in once and in any order`() {
    let catalogue = japanese { $0 == "scanning %1 of %2" ? "%2 のうち %1" : $0 }
    #expect(catalogue(.scanningOf, "1", "2") == "2 のうち 1")
    #expect(catalogue(.scanning, "100% %1") == "scanning 100% %1")
    #expect(Catalogue.english(.minutes) == "%1 min")
  }

  @Test func `what is not translated stays English`() {
    let catalogue = japanese { $0 == "Library" ? "ライブラリ" : $0 }
    #expect(catalogue[.library] == "ライブラリ")
    #expect(catalogue[.albums] == "Albums")
  }

  private func japanese(_ translate: @escaping @Sendable (String) -> String) -> Catalogue {
    Catalogue(translate: translate, translatePlural: { phrase, _ in phrase.singular })
  }

  @Test func `one thing is not many`() {
    #expect(Catalogue.english(.albums, 1) == "1 album")
    #expect(Catalogue.english(.albums, 1_204) == "1,204 albums")
    #expect(Catalogue.english(.songs, 0) == "0 songs")
  }

  @Test func `numbers are grouped and times are clocks`() {
    #expect(
      [0, 12, 999, 1000, 34517, 1_000_000, -1234].map(Numbers.grouped)
        == ["0", "12", "999", "1,000", "34,517", "1,000,000", "-1,234"])
    #expect(
      [0, 9, 65, 545, 3723, -5].map(Numbers.clock)
        == ["0:00", "0:09", "1:05", "9:05", "1:02:03", "0:00"])
  }
}
