import Terminal
import Testing

@testable import AppCore

/// Words to choose from in a line.
struct WordChoiceTests {
  @Test func `one word is no choice`() {
    #expect(WordChoice([]) == nil)
    #expect(WordChoice(["alone"]) == nil)
  }

  @Test func `words that fit are one page, which stays`() throws {
    let choice = try #require(WordChoice(["one", "two", "six"]))
    #expect(choice.line(in: 13, .narrow) == "one  two  six")
    #expect(choice.turned(in: 13, .narrow) == choice)
  }

  @Test(arguments: 0...60)
  func `in any width every word comes once, and a page that holds several fits`(width: Int) throws {
    let words = ["auto", "夜の歌", "a", "koi8-r", "utf-8", "x"]
    let first = try #require(WordChoice(words))
    var (choice, seen): (WordChoice, [String]) = (first, [])
    repeat {
      let line = choice.line(in: width, .narrow)
      var page = line.split(separator: " ").map(String.init)
      if page.last == "…" { page.removeLast() }
      #expect(page.count == 1 || DisplayText(line, .narrow).width <= width)
      seen += page
      choice = choice.turned(in: width, .narrow)
    } while choice != first && seen.count < 100
    #expect(seen == words)
  }
}
