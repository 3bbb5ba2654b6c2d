import Geometry
import Terminal
import Testing

@testable import AppCore

struct LookTests {
  @Test func `another look redraws the whole screen, covers too`() {
    var script = Script.sample(80, 24)
    let icon = Point(x: 3, y: 1)
    #expect(script.frame[icon].style.foreground == Look.pink)
    script.take(.colors(.few))
    #expect(script.frame[icon].style.foreground == .palette(5))
    script.take(.colors(.none))
    #expect(script.frame[icon].style == Style(attributes: .bold))
    let covers = script.text.filter { $0.contains("▒▒▒▒▒▒") }
    #expect(covers.count == 9)
  }

  @Test func `colours that the terminal tells of leave the theme that was saved meanwhile`() {
    var script = Script.sample(80, 24)
    var configuration = Configuration()
    configuration.theme = Theme(.highContrast)
    script.take(.configuration(configuration, []))
    script.take(.colors(.many))
    let icon = script.frame[Point(x: 3, y: 1)].style
    #expect(icon == Style(foreground: Look.pink, attributes: .bold))
  }

  @Test func `without colours the focus is a bar and reverse video`() {
    var script = Script(80, 24, look: Look(colors: .none), isSample: true) {
      SampleLibrary.answers(to: $0)
    }
    #expect(script.text[1].hasPrefix(" ▌"))
    #expect(script.focusedText == "Playlists")
    script.press("<tab>")
    #expect(script.focusedText == "album 0")
  }
}
