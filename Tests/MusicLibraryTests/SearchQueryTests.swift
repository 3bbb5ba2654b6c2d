import MusicModel
import SeededRandom
import Testing

@testable import MusicLibrary

@Suite struct SearchQueryTests {
  private typealias Term = Query.Term

  @Test func `words, phrases and fields become terms`() {
    let query = Query("night artist:\"Kings of\" year:1990..1999 -live added:<30d")
    #expect(
      query.terms == [
        Term(.text(.anywhere, "night")), Term(.text(.artist, "kings of")),
        Term(.year(1990...1999)), Term(.text(.anywhere, "live"), isNegated: true),
        Term(.age(0...2_591_999)),
      ])
    #expect(query.diagnostics.isEmpty)
  }

  @Test(
    arguments: [
      ("genre:Hip-Hop", .genre("hip hop")), ("plays:0", .plays(0...0)),
      ("plays:>5", .plays(6...Int.max)), ("plays:<=5", .plays(0...5)),
      ("year:1999..1990", .year(1990...1999)), ("year:..1969", .year(0...1969)),
      ("year:2000..", .year(2000...Int.max)), ("FORMAT:FLAC", .format("flac")),
      ("added:2w", .age(0...1_209_600)), ("added:>1d", .age(86_401...Int.max)),
      ("title:Ænima", .text(.title, "aenima")), ("album:\"a b\"", .text(.album, "a b")),
    ] as [(String, Query.Condition)])
  func `a field is read`(text: String, condition: Query.Condition) {
    let query = Query(text)
    #expect(query.terms == [Term(condition)])
    #expect(query.diagnostics.isEmpty)
  }

  @Test(
    arguments: [
      ("year:soon", "year:soon", [.invalidValue(.year, value: "soon")]),
      ("plays:<0", "plays:<0", [.invalidValue(.plays, value: "<0")]),
      ("added:30", "added:30", [.invalidValue(.added, value: "30")]),
      ("format:vhs", "format:vhs", [.invalidValue(.format, value: "vhs")]),
      ("year:99999999999", "year:99999999999", [.invalidValue(.year, value: "99999999999")]),
      ("year:1990-1999", "year:1990-1999", [.invalidValue(.year, value: "1990-1999")]),
      ("artist:", "artist:", [.missingValue(.artist)]),
      ("year: 1990", "year: 1990", [.missingValue(.year)]),
      ("artist:\"\" a", "artist: a", [.missingValue(.artist)]),
      ("sort:", "sort:", [.missingValue(.sort)]), ("\"artist:\"", "artist:", []),
      ("re:wind", "re:wind", [.unknownField("re")]), ("\"open end", "open end", [.unclosedQuote]),
      ("time: now", "time: now", []), ("12:05", "12:05", []), ("-", "-", []),
    ] as [(String, String, [QueryDiagnostic])])
  func `what is no sound field is a word`(
    text: String, words: String, diagnostics: [QueryDiagnostic]
  ) {
    let query = Query(text)
    let typed = query.terms.map { term in
      if case .text(.anywhere, let word) = term.condition { word } else { "" }
    }
    #expect(typed.joined(separator: " ") == words)
    #expect(query.diagnostics == diagnostics)
  }

  @Test(arguments: QueryField.allCases)
  func `the examples of a field are values it takes`(
    field: QueryField
  ) {
    for example in field.examples {
      let query = Query("\(field.rawValue):\(example)")
      #expect(query.diagnostics.isEmpty, "\(example)")
      #expect(query.terms.contains(Term(.text(.anywhere, example))) == false)
    }
    #expect(!field.examples.isEmpty)
  }

  @Test(arguments: ["", "   ", "\"\"", "\u{301}"])
  func `nothing asks for nothing`(text: String) { #expect(Query(text).isEmpty) }

  @Test(
    arguments: [
      "a ", "wide ", "-x ", "artist:a ", "-artist:wide ", "year:1990 ", "genre:rock ", "foo:bar ",
      "夜 ", "\"a b\" ", "sort:title,-added ", "limit:3 ", "sort:-year ", "rating:>2 ",
    ])
  func `however long a query is, it runs`(piece: String) async throws {
    let store = try LibraryStore(path: "")
    let query = Query(String(repeating: piece, count: 20_000))
    #expect(query.terms.count <= 200)
    #expect(query.order.count <= 2)
    #expect(query.diagnostics.count <= 2)
    #expect(try await store.search(query, limit: 3).isEmpty)
    #expect(try await store.search(query, limit: nil).isEmpty)
  }

  @Test func `a name that says a word twice is asked for as it is`() {
    #expect(Query("duran duran").terms.count == 2)
    #expect(Query(String(repeating: "x ", count: 201)).diagnostics == [.tooManyTerms(most: 200)])
    #expect(Query(String(repeating: "x ", count: 200)).diagnostics.isEmpty)
    #expect(
      Query("sort:-year,title sort:year").order
        == [QueryOrder(.year, isReversed: true), QueryOrder(.title)])
  }

  @Test func `any text is a query that runs`() async throws {
    let store = try LibraryStore(path: "")
    var random = SplitMix64(seed: 7)
    let pieces = [
      "\"", "-", ":", "artist:", "year:", "..", "<", "a", "'", ";", "DROP TABLE tracks", "*", "(",
      ")", "NEAR", " ", "OR", "%", "_", "\\", "\0", "é", "夜", "{title}", "^", "+", "plays:",
    ]
    for _ in 0..<2_000 {
      let text = (0..<Int.random(in: 0...8, using: &random)).map { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &random)]
      }.joined()
      #expect(try await store.search(Query(text), limit: 3).isEmpty, "seed 7: \(text)")
    }
  }
}
