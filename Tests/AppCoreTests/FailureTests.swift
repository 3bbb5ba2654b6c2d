import Geometry
import MusicModel
import Testing

@testable import AppCore

/// What a person is told when something does not work.
struct FailureTests {
  private func fixture(_ width: Int = 100) -> Script {
    Script(width, 40, answers: FixtureLibrary.answers)
  }

  @Test func `a failed scan is told until the next one begins`() {
    var script = fixture()
    script.take(.library(.scan(ScanProgress(isRunning: true, found: 9, done: 2))))
    #expect(script.text[0].contains("scanning 2 of 9"))
    script.take(.library(.scan(ScanProgress(isRunning: false, found: 9, done: 2))))
    script.take(.library(.scanFailed(.diskIsFull)))
    script.wait(60_000)
    #expect(script.text[0].contains("scan ✗ The disk is full"))
    script.take(.library(.scan(ScanProgress(isRunning: true, found: 1, done: 0))))
    script.take(.library(.scan(ScanProgress(isRunning: false, found: 1, done: 1))))
    #expect(script.text[0].contains("scan ✓"))
  }

  @Test func `R ends a scan of everything, and else asks for one`() {
    var script = fixture()
    func lastEffect(after progress: ScanProgress) -> Effect? {
      script.take(.library(.scan(progress)))
      script.press("R")
      return script.effects.last
    }
    let root = Array("/home/ann/Music".utf8)
    #expect(lastEffect(after: ScanProgress(isRunning: true, found: 9, root: root)) == .cancelScan)
    #expect(script.text[0].contains("scanning 0 of 9 · Music"))
    #expect(lastEffect(after: ScanProgress(isRunning: true, isPart: true)) == .scan)
    #expect(lastEffect(after: ScanProgress(isRunning: false)) == .scan)
  }

  @Test func `a folder that is not there is named`() {
    var script = fixture()
    script.take(.library(.missingFolders(["/mnt/music"])))
    #expect(script.text[38].contains("1 folder is missing: /mnt/music"))
    script.take(.library(.missingFolders([])))
    #expect(script.text[38].contains("8 albums"))
  }

  @Test func `what could not be loaded is asked for again, but not at once`() {
    var asked = 0
    var script = Script(100, 40) { effect in
      guard effect == .loadArtists else { return FixtureLibrary.answers(to: effect) }
      asked += 1
      return asked == 1
        ? [.failed(.databaseIsBusy, of: effect)] : FixtureLibrary.answers(to: effect)
    }
    script.press("2")
    #expect(asked == 1)
    #expect(script.text[38].contains("Another program keeps the library locked"))
    #expect(script.text.contains { $0.contains("This list cannot be read") })
    script.wait(5_001)
    #expect(asked == 2)
    #expect(script.text.contains { $0.contains("Miles Davis") })
  }

  @Test func `a fault that stays is asked about once a message, and at a key`() {
    var asked = 0
    var script = Script(100, 40) { effect in
      guard effect == .loadArtists else { return FixtureLibrary.answers(to: effect) }
      asked += 1
      return [.failed(.databaseIsDamaged(path: "/library.db"), of: effect)]
    }
    script.press("2")
    for _ in 0..<3 { script.wait(5_001) }
    #expect(asked == 4)
    script.press("j")
    #expect(asked == 5)
  }

  @Test func `a path longer than the row shows its end and the cursor`() {
    var script = fixture(40)
    script.take(.library(.nothingToOpen))
    script.press("j<enter>" + String(repeating: "/abcdefgh", count: 9))
    #expect(script.text[38].hasSuffix("abcdefgh"))
    #expect(script.cursor?.x == 38)
    script.press("<home>")
    #expect(script.text[38].hasPrefix(" Folder: /abcdefgh"))
    #expect(script.cursor?.x == 9)
  }

  @Test func `words that cannot be opened have no bar and no hint to open`() {
    var script = Script.sample(100, 40)
    script.press("1")
    #expect(script.text.contains { $0.contains("No playlists yet") })
    #expect(!script.text.contains { $0.contains("▌") })
    #expect(!script.text[39].contains("open"))
  }
}
