import Geometry
import Images
import Testing

@testable import Terminal

/// The bytes of each protocol, one by one.
@Suite struct PictureEncodingTests {
  // MARK: - kitty

  @Test func `a picture is handed over in one command, or in chunks of 4,096 letters`() throws {
    let small = try png(width: 1, height: 1)
    let commands = KittyGraphics.transmit(small, id: 42)
    let text = Base64.encode(small.bytes)
    #expect(
      commands.map(\.visible) == [
        "␛_Ga=t,f=100,t=d,i=42,q=2,m=0;\(String(decoding: text, as: UTF8.self))␛\\"
      ])
    let large = try png(width: 100, height: 100)
    let chunks = KittyGraphics.transmit(large, id: 42).map(\.visible)
    let letters = Base64.encode(large.bytes)
    #expect(chunks.count == (letters.count + 4_095) / 4_096 && chunks.count > 2)
    #expect(chunks[0].hasPrefix("␛_Ga=t,f=100,t=d,i=42,q=2,m=1;"))
    #expect(chunks[1].hasPrefix("␛_Gq=2,m=1;"))
    #expect(chunks[chunks.count - 1].hasPrefix("␛_Gq=2,m=0;"))
    let payload = chunks.map { $0.drop { $0 != ";" }.dropFirst().dropLast(2) }
    #expect(payload.allSatisfy { $0.count <= 4_096 })
    #expect(payload.joined() == String(decoding: letters, as: UTF8.self))
  }

  @Test func `placements and deletions name the picture`() {
    let cells = Size(width: 20, height: 10)
    #expect(
      KittyGraphics.placeVirtually(id: 300, cells: cells).visible
        == "␛_Ga=p,U=1,i=300,c=20,r=10,q=2␛\\")
    let part = Rect(x: 9, y: 36, width: 171, height: 144)
    #expect(
      KittyGraphics.place(id: 7, placement: 2, pixels: part, cells: Size(width: 19, height: 8))
        .visible == "␛_Ga=p,i=7,p=2,x=9,y=36,w=171,h=144,c=19,r=8,C=1,q=2␛\\")
    #expect(KittyGraphics.hide(id: 7).visible == "␛_Ga=d,d=i,i=7,q=2␛\\")
    #expect(KittyGraphics.delete(id: 7).visible == "␛_Ga=d,d=I,i=7,q=2␛\\")
  }

  @Test func `tmux hands on what is wrapped for it, with its escapes doubled`() {
    #expect(
      TmuxPassthrough.wrap(Array("\u{1B}_Ga=d\u{1B}\\".utf8)).visible
        == "␛Ptmux;␛␛_Ga=d␛␛\\␛\\")
  }

  @Test func `there are 297 marks, none of which takes a column`() throws {
    #expect(KittyDiacritics.all.count == 297)
    #expect(Set(KittyDiacritics.all).count == 297)
    #expect(KittyDiacritics.all.allSatisfy { CharacterWidth.columns(of: $0, .narrow) == 0 })
    for mark in KittyDiacritics.all {
      #expect(mark.properties.canonicalCombiningClass.rawValue == 230)
      #expect(mark.properties.age.map { $0 <= (major: 6, minor: 0) } == true)
    }
    let glyph = try #require(Glyph.kittyPlaceholder(row: 0, column: 1))
    #expect(glyph.scalars.map(\.value) == [0x10EEEE, 0x305, 0x30D])
    let last = try #require(Glyph.kittyPlaceholder(row: 296, column: 296))
    #expect(last.scalars.map(\.value) == [0x10EEEE, 0x1D244, 0x1D244])
    #expect(Glyph.kittyPlaceholder(row: 297, column: 0) == nil)
  }

  // MARK: - Sixel

  @Test func `a sixel picture is its size, its colours and its bands`() throws {
    // Two colours, checkered in columns, seven rows: the second band has one row of pixels.
    let image = try #require(
      IndexedImage(
        width: 4, height: 7, palette: [255, 0, 0, 0, 0, 128],
        indices: Array(repeating: [0, 1, 1, 0], count: 7).flatMap { $0 }))
    let whole = Rect(x: 0, y: 0, width: 4, height: 7)
    #expect(
      Sixel.encode(image, area: whole).visible
        == "␛P0;1;0q\"1;1;4;7#0;2;100;0;0#1;2;0;0;50#0~??~$#1?~~-#0@??@$#1?@@␛\\")
  }

  @Test func `a part of a picture is cut by pixels, and runs are counted`() throws {
    let image = try #require(
      IndexedImage(
        width: 20, height: 12, palette: [0, 0, 0],
        indices: Array(repeating: 0, count: 240)))
    let part = Rect(x: 3, y: 2, width: 12, height: 8)
    #expect(
      Sixel.encode(image, area: part).visible
        == "␛P0;1;0q\"1;1;12;8#0;2;0;0;0#0!12~-#0!12B␛\\")
    #expect(Sixel.encode(image, area: Rect(x: 20, y: 0, width: 4, height: 4)).isEmpty)
    let beyond = Rect(x: 18, y: 11, width: 90, height: 90)
    #expect(Sixel.encode(image, area: beyond).visible.contains("\"1;1;2;1#0;2;0;0;0#0@@␛"))
  }

  @Test func `a sixel picture read back has every pixel`() throws {
    var state: UInt32 = 7
    let indices = (0..<37 * 23).map { _ -> UInt8 in
      state = state &* 1_664_525 &+ 1_013_904_223
      return UInt8(state >> 24) % 200
    }
    let palette = (0..<600).map { UInt8(truncatingIfNeeded: $0) }
    let image = try #require(
      IndexedImage(width: 37, height: 23, palette: palette, indices: indices))
    let area = Rect(x: 5, y: 4, width: 30, height: 17)
    let pixels = try SixelReader.read(Sixel.encode(image, area: area))
    for y in 0..<17 {
      let row = (0..<30).map { image.indices[(y + 4) * 37 + $0 + 5] }
      #expect(pixels[y].map { $0.map(UInt8.init) } == row, "row \(y)")
    }
  }

  // MARK: - iTerm2

  @Test func `an inline file fills its cells and keeps the cursor`() throws {
    let image = try #require(PictureFixtures.image())
    let part = Rect(x: 2, y: 0, width: 4, height: 3)
    let text = InlineFile.encode(image, area: part, cells: Size(width: 2, height: 1)).visible
    let file = PNGImage(
      try #require(
        IndexedImage(
          width: 4, height: 3, palette: [255, 0, 0], indices: Array(repeating: 0, count: 12))))
    let letters = String(decoding: Base64.encode(file.bytes), as: UTF8.self)
    #expect(
      text == "␛]1337;File=inline=1;size=\(file.bytes.count);width=2;height=1;"
        + "preserveAspectRatio=0;doNotMoveCursor=1:\(letters)\u{7}")
    #expect(InlineFile.encode(image, area: .zero, cells: .zero).isEmpty)
  }

  @Test func `letters of bytes`() {
    let pairs = [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg==")]
    for (bytes, letters) in pairs {
      #expect(Base64.encode(Array(bytes.utf8)) == Array(letters.utf8))
    }
    #expect(Base64.encode([0xFB, 0xFF, 0xBF]) == Array("+/+/".utf8))
  }

  private func png(width: Int, height: Int) throws -> PNGImage {
    let image = IndexedImage(
      width: width, height: height, palette: [1, 2, 3],
      indices: Array(repeating: 0, count: width * height))
    return PNGImage(try #require(image))
  }
}

/// Reads sixels as a terminal does, as far as these are written.
enum SixelReader {
  struct Nonsense: Error {}

  /// Rows of colours; nil where nothing was drawn.
  static func read(_ bytes: [UInt8]) throws -> [[Int?]] {
    let text = bytes.visible
    guard text.hasPrefix("␛P0;1;0q\"1;1;"), text.hasSuffix("␛\\") else { throw Nonsense() }
    var rest = Substring(text.dropFirst(13).dropLast(2))
    func number() -> Int {
      let digits = rest.prefix { $0.isNumber }
      rest = rest.dropFirst(digits.count)
      return Int(digits) ?? -1
    }
    let width = number()
    rest = rest.dropFirst()
    let height = number()
    var rows = [[Int?]](repeating: Array(repeating: nil, count: width), count: height)
    var (x, y, color) = (0, 0, 0)
    while let letter = rest.popFirst() {
      switch letter {
      case "#":
        color = number()
        while rest.first == ";" {
          rest = rest.dropFirst()
          _ = number()
        }
      case "$": x = 0
      case "-": (x, y) = (0, y + 6)
      default:
        let count = letter == "!" ? number() : 1
        let sign = letter == "!" ? rest.popFirst() : letter
        guard let value = sign?.asciiValue, (63...126).contains(value) else { throw Nonsense() }
        for _ in 0..<count {
          for bit in 0..<6 where (value - 63) >> UInt8(bit) & 1 == 1 {
            guard y + bit < height, x < width else { throw Nonsense() }
            rows[y + bit][x] = color
          }
          x += 1
        }
      }
    }
    return rows
  }
}
