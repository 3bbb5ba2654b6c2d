import MusicModel
import Testing

@testable import AppCore

/// Columns that a person chose.
struct ColumnListTests {
  private func script(
    _ chosen: [ColumnList: [TrackColumn]], _ width: Int = 100, mode: AlbumMode = .tiles
  ) -> Script {
    var script = Script(width, 30, answers: FixtureLibrary.answers)
    var configuration = Configuration()
    configuration.settings.chosenColumns = chosen
    configuration.settings.albumMode = mode
    script.take(.configuration(configuration, []))
    return script
  }

  @Test func `Songs has the columns of the configuration, and others have their own`() {
    var script = script([.songs: [.year, .title, .duration]], 140)
    script.press("4")
    let words = script.text[1].split(separator: " ")
    #expect(words == ["Year", "Title", "↑", "Time"])
    script.press("g1<enter>")
    #expect(script.text.contains { $0.contains("喫茶店") && $0.contains("Café Compilation") })
  }

  @Test func `albums are one list of artist, album and year`() {
    var script = script([.albums: [.artist, .title, .year]], mode: .rows)
    script.press("3")
    let row = script.text.first { $0.contains("Blue Train") } ?? ""
    #expect(row.contains("John Coltrane"))
    #expect(row.contains("1957"))
    script.press("'k<enter>")
    #expect(script.text[0].hasPrefix(" Kind of Blue"))
  }

  @Test func `columns give way as it gets narrow, and below forty columns albums are two lines`() {
    var script = script([.albums: [.artist, .title, .year]], mode: .rows)
    script.press("3")
    script.resize(41, 30)
    #expect(script.text.contains { $0.contains("Blue Train") && $0.contains("John Coltrane") })
    #expect(!script.text.contains { $0.contains("1957") })
    script.resize(39, 30)
    #expect(script.text.contains { $0.contains("1957") && $0.contains("John Coltrane") })
    #expect(!script.text.contains { $0.contains("Blue Train") && $0.contains("John") })
  }

  @Test func `tiles stay tiles, whatever the columns of rows are`() {
    let chosen = script([.albums: [.title]])
    let plain = script([:])
    #expect(chosen.text == plain.text)
  }
}
