import CollectionViews
import Geometry
import Images
import MusicModel
import Terminal
import Testing

@testable import AppCore

/// Covers as pixels and as characters: what is asked for, what is drawn, how much is kept.
@Suite struct CoverPictureTests {
  // MARK: - The way

  private func style(
    _ answers: [TerminalReply], choice: ArtChoice = .automatic, colors: Look.Colors = .many,
    isUTF8: Bool = true, ambiguous: AmbiguousWidth = .narrow,
    environment: [String: String] = [:]
  ) -> ArtStyle {
    var report = TerminalReport(
      environment: environment, answers: TerminalAnswers(), size: Size(width: 80, height: 24))
    for reply in answers + [.deviceAttributes([62, 4])] { report.answers?.take(reply) }
    return ArtStyle(choice, report, Look(colors: colors), ambiguous, isUTF8: isUTF8)
  }

  private let cell = TerminalReply.window([6, 20, 10])

  @Test func `the way follows from what the terminal says, and gives way to less`() {
    #expect(style([cell]).method == .sixel)
    // Without the size of a cell a sixel would not fill its place.
    #expect(style([]).method == .halfBlocks && style([]).reason == .cellSizeUnknown)
    #expect(style([cell], colors: .none).method == .ascii)
    #expect(style([cell], isUTF8: false).reason == .onlyASCII)
    let kitty = TerminalReply.version("kitty(0.30.0)")
    #expect(style([kitty]).method == .kittyPlaceholders)
    // The number of a picture is one of 256 colours.
    #expect(style([kitty], colors: .few).method == .kitty)
    #expect(style([cell], environment: ["STY": "1"]).reason == .screen)
  }

  @Test func `what a person asks for goes before all of it`() {
    for method in PictureProtocol.allCases {
      let chosen = style([], choice: .always(method), isUTF8: false)
      #expect(chosen.method == method && chosen.reason == .configuration)
    }
    #expect(ArtChoice.allCases.count == PictureProtocol.allCases.count + 1)
    for choice in ArtChoice.allCases { #expect(ArtChoice(rawValue: choice.rawValue) == choice) }
  }

  @Test func `a cover is asked for in the pixels of its cells and the form of the way`() {
    let id = CoverID(1)
    let cells = Size(width: 17, height: 9)
    let sixel = style([cell, .sixelColors(16)]).request(for: id, cells: cells)
    #expect(
      sixel == CoverRequest(cover: id, width: 170, height: 180, form: .indexed(colors: 16)))
    let kitty = style([cell, .version("ghostty 1.0")])
    #expect(kitty.request(for: id, cells: cells).form == .png)
    // Placeholders can count to 297.
    let wide = Size(width: 298, height: 149)
    #expect(kitty.request(for: id, cells: wide).form == .pixels)
    let blocks = style([], choice: .always(.halfBlocks)).request(for: id, cells: cells)
    #expect(blocks == CoverRequest(cover: id, width: 34, height: 18, form: .pixels))
  }

  @Test func `a cover is square to the eye, whatever the cells are`() {
    for (pixels, rows) in [((8, 16), 9), ((10, 20), 9), ((7, 14), 9), ((9, 19), 8), ((0, 0), 9)] {
      let shape = CellShape(Size(width: pixels.0, height: pixels.1))
      #expect(shape.rows(ofSquare: 17) == rows, "\(pixels)")
    }
    #expect(CellShape(Size(width: 9, height: 900)) == .standard)
    #expect(CellShape(Size(width: 10, height: 17)).columns(ofSquare: 10) == 17)
  }

  // MARK: - Characters

  private func image(_ width: Int, _ height: Int, _ color: (Int, Int) -> [UInt8]) -> PixelImage? {
    PixelImage(
      width: width, height: height,
      bytes: (0..<width * height).flatMap { color($0 % width, $0 / width) })
  }

  private func drawn(
    _ image: PixelImage, _ blocks: CoverBlocks, _ size: Size, _ look: Look = Look()
  )
    -> Frame
  {
    var frame = Frame(size: size)
    frame.draw(in: frame.bounds) {
      CoverArt.image(image, blocks).draw(in: Rect(origin: .zero, size: size), on: &$0, look: look)
    }
    return frame
  }

  @Test(arguments: [13, 14, 20])
  func `half blocks of some columns fill half as many rows, to the last half`(width: Int) throws {
    let rows = CellShape.standard.rows(ofSquare: width)
    #expect(rows == (width + 1) / 2)
    let red = try #require(image(2 * width, 2 * rows) { _, _ in [255, 0, 0] })
    let frame = drawn(red, .halves, Size(width: width, height: rows))
    let wanted = Cell(.blank, style: Style(background: .rgb(255, 0, 0)))
    for y in 0..<rows {
      for x in 0..<width { #expect(frame[Point(x: x, y: y)] == wanted) }
    }
  }

  @Test func `quarters are drawn where they come closer than halves, and only there`() throws {
    let black: [UInt8] = [0, 0, 0]
    let white: [UInt8] = [255, 255, 255]
    func glyph(_ lit: Set<Int>, _ blocks: CoverBlocks) throws -> Glyph {
      let cell = try #require(image(2, 2) { lit.contains($0 + 2 * $1) ? white : black })
      return drawn(cell, blocks, Size(width: 1, height: 1))[.zero].glyph
    }
    for blocks in [CoverBlocks.best, .quadrants] {
      #expect(try glyph([1, 3], blocks) == "▐")
      #expect(try glyph([0, 3], blocks) == "▚")
      #expect(try glyph([2], blocks) == "▖")
      #expect(try glyph([2, 3], blocks) == "▄")
      #expect(try glyph([0, 1], blocks) == "▄")
      #expect(try glyph([], blocks) == .blank)
    }
    #expect(try glyph([1, 3], .halves) == .blank)
    // Hardly a difference: halves do.
    let faint = try #require(image(2, 2) { x, _ in x == 0 ? [100, 100, 100] : [104, 104, 104] })
    #expect(drawn(faint, .best, Size(width: 1, height: 1))[.zero].glyph == .blank)
    #expect(drawn(faint, .quadrants, Size(width: 1, height: 1))[.zero].glyph == "▐")
  }

  @Test func `letters are ASCII, denser where it is brighter`() throws {
    let ramp = try #require(
      image(20, 2) { x, _ in Array(repeating: UInt8(x * 255 / 19), count: 3) })
    let frame = drawn(ramp, .letters, Size(width: 10, height: 1))
    #expect(frame.text == [" .:-=+*#%@"])
    let plain = drawn(ramp, .letters, Size(width: 10, height: 1), Look(colors: .none))
    #expect(plain.styleRuns(ofRow: 0).map(\.style) == [.plain])
  }

  // MARK: - On the screen

  /// A library of albums that each have a cover of their own; covers come when they are let.
  private final class Shop {
    var wishes: [CoverRequest] = []
    let albums: Int
    init(albums: Int) { self.albums = albums }

    func answers(to effect: Effect) -> [Event] {
      if case .wantCovers(let requests) = effect { wishes = requests }
      return switch effect {
      case .loadCounts: [.library(.counts(LibraryCounts(artists: 1, albums: albums)))]
      case .loadAlbumIDs(let list):
        [.library(.albumIDs(list, (1...albums).map { AlbumID(Int64($0)) }, isComplete: true))]
      case .loadAlbums(let ids):
        [
          .library(
            .albums(
              ids.map {
                AlbumSummary(
                  id: $0, title: "title \($0.rawValue)", artist: "x", cover: CoverID($0.rawValue))
              }))
        ]
      default: []
      }
    }

    /// The picture of a wish; of one colour, all of which share their memory.
    func picture(_ request: CoverRequest) -> Image? {
      if pixels.count != request.width * request.height {
        pixels = Array(repeating: 0, count: request.width * request.height)
      }
      return IndexedImage(
        width: request.width, height: request.height, palette: [1, 2, 3], indices: pixels
      ).map(Image.indexed)
    }
    private var pixels: [UInt8] = []
  }

  private func script(_ shop: Shop, _ width: Int, _ height: Int) -> Script {
    var script = Script(width, height, answers: shop.answers)
    script.take(.input(.reply(cell)))
    script.take(.input(.reply(.deviceAttributes([62, 4]))))
    return script
  }

  @Test func `an initial stands for a cover until it is there, and its tile alone is drawn then`()
    throws
  {
    let shop = Shop(albums: 8)
    var script = script(shop, 80, 24)
    #expect(!script.text.contains { $0.contains("▒") })
    #expect(script.text.contains { $0.contains("t") })
    let wish = try #require(shop.wishes.first)
    #expect(wish.form == .indexed(colors: 256) && wish.width % 10 == 0 && wish.height % 20 == 0)
    script.take(.cover(wish, shop.picture(wish)))
    #expect(script.drawn == 1)
    #expect(script.frame.picturePlacements().map(\.part.size) == [Size(width: 17, height: 9)])
    // It cannot be shown: the initial stays, and it is not asked for again.
    let next = try #require(shop.wishes.dropFirst().first)
    script.take(.cover(next, nil))
    #expect(script.drawn == 0)
    #expect(script.frame.picturePlacements().count == 1)
  }

  @Test func `an answer that brings a better way asks for the covers once more`() {
    let shop = Shop(albums: 8)
    var script = Script(80, 24, answers: shop.answers)
    #expect(shop.wishes.allSatisfy { $0.form == .pixels } && !shop.wishes.isEmpty)
    script.take(.input(.reply(cell)))
    script.take(.input(.reply(.version("kitty(0.30.0)"))))
    #expect(shop.wishes.allSatisfy { $0.form == .pixels })
    script.take(.input(.reply(.deviceAttributes([62]))))
    #expect(shop.wishes.allSatisfy { $0.form == .png } && !shop.wishes.isEmpty)
    #expect(script.effects.contains { if case .logArt = $0 { true } else { false } })
  }

  @Test func `ten thousand covers scroll by, and what is kept stays within its limit`() throws {
    let shop = Shop(albums: 10_000)
    var state = AppState(look: Look(), catalogue: .english)
    func tell(_ events: [Event]) {
      var waiting = state.update(events, at: 0)[...]
      while let effect = waiting.popFirst() {
        for event in shop.answers(to: effect) { waiting += state.update(event, at: 0) }
      }
    }
    tell([.resized(Size(width: 160, height: 48)), .input(.reply(cell))])
    tell([.input(.reply(.deviceAttributes([62, 4]))), .library(.changed)])
    tell([.input(.key(Key("3")))])
    let page = try #require(KeyNotation.keys("<c-f>")?.first)
    var seen: Set<CoverID> = []
    var largest = 0
    while let wish = shop.wishes.first, seen.insert(wish.cover).inserted || seen.count < 9_990 {
      seen.formUnion(shop.wishes.map(\.cover))
      tell(shop.wishes.map { .cover($0, shop.picture($0)) })
      largest = max(largest, state.model.covers.size)
      let before = state.screen.view.scrollOffset
      tell([.input(.key(page))])
      if state.screen.view.scrollOffset == before { break }
    }
    #expect(seen.count >= 9_990)
    // The limit, and one screen of covers that came behind it.
    #expect(largest <= CoverCache.limit + (16 << 20) && largest > CoverCache.limit / 2)
    #expect(state.model.covers.count <= CoverCache.capacity + 200)
    #expect(state.pictures.pictures.count == state.model.covers.count)
  }

  @Test func `a terminal that shows no pictures is told where they are, once it has answered`() {
    var script = Script(80, 24) { _ in [] }
    script.take(.library(.nothingToOpen))
    #expect(!script.text.contains { $0.contains("WezTerm") })
    script.take(.input(.reply(.deviceAttributes([62]))))
    #expect(script.text.contains { $0.contains("kitty, foot and WezTerm show pictures") })
    script.press("gc")
    #expect(script.text.contains { $0.contains("Covers are blocks here") })
  }
}
