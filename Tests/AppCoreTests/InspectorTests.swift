import Testing

@testable import AppCore

struct InspectorTests {
  @Test(arguments: ["I", "<f12>"])
  func `it lies over the screen and goes away again`(key: String) {
    var script = Script.sample(80, 24)
    script.press("<tab>")
    let before = script.text
    script.press(key)
    #expect(script.text != before)
    #expect(script.text.contains { $0.contains("sectionInsets") && $0.contains("groupSpacing") })
    script.press(key)
    #expect(script.text == before)
  }

  @Test func `it explains the focused item down to the property`() {
    var script = Script.sample(80, 30)
    script.press("<tab>lI")
    let text = script.text.joined(separator: "\n")
    #expect(text.contains("contentInsets.leading 2"))
    #expect(text.contains("group 1 of"))
    #expect(text.contains("item 1:"))
  }

  @Test func `moving and resizing under it draw what a whole picture has`() {
    var script = Script.sample(100, 40)
    script.press("I<tab>jjlk")
    script.press("5jjlljjj")
    script.resize(60, 20)
    script.press("GggI")
    #expect(script.text[0].hasPrefix(" Made For You"))
  }
}
