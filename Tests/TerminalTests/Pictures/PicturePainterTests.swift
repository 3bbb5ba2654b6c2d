import Geometry
import Images
import Testing

@testable import Terminal

/// What a terminal is sent besides text, frame after frame.
@Suite struct PicturePainterTests {
  private let size = Size(width: 40, height: 8)
  private let one = PictureFixtures.one
  private let two = PictureFixtures.two

  /// A painter with the frame it was given last.
  private struct Bench {
    var painter = PicturePainter(ids: 16..<20)
    var last: Frame
    var set: PictureSet

    mutating func show(_ frame: Frame, isRepaint: Bool = false) -> PicturePainter.Output {
      defer { last = frame }
      return painter.paint(frame, set, damage: frame.damage(since: last), isRepaint: isRepaint)
    }
  }

  private func bench(_ method: PictureProtocol, isInTmux: Bool = false) -> Bench {
    Bench(last: Frame(size: size), set: PictureFixtures.set(method, isInTmux: isInTmux))
  }

  private func frame(
    _ pictures: [(PictureID, Point)], over text: [(String, Point)] = []
  ) -> Frame {
    PictureFixtures.frame(size, pictures, over: text)
  }

  // MARK: - kitty's placeholders

  @Test func `a picture is handed over once, wherever it goes afterwards`() {
    var bench = bench(.kittyPlaceholders)
    let first = bench.show(frame([(one, Point(x: 1, y: 1))]))
    #expect(first.before.visible.hasPrefix("␛_Ga=t,f=100,t=d,i=16,q=2,m=0;"))
    #expect(first.before.visible.hasSuffix("␛\\␛_Ga=p,U=1,i=16,c=4,r=2,q=2␛\\"))
    #expect(first.after.isEmpty)
    #expect(bench.painter.terminalID(of: one) == 16)
    let nothing = PicturePainter.Output()
    #expect(bench.show(frame([(one, Point(x: 1, y: 2))])) == nothing)
    #expect(bench.show(frame([])) == nothing)
    #expect(bench.show(frame([(one, Point(x: 9, y: 0))])) == nothing)
    let second = bench.show(frame([(two, .zero), (one, Point(x: 9, y: 0))]))
    #expect(second.before.visible.contains("i=17,") && !second.before.visible.contains("i=16"))
  }

  @Test func `the terminal keeps no more pictures than there are numbers`() {
    var bench = bench(.kittyPlaceholders)
    let source = bench.set.pictures[one]
    for number in 1...20 { bench.set.pictures[PictureID(number)] = source }
    var kept: Set<Int> = []
    for number in 1...20 {
      let shown = [(PictureID(number), Point.zero), (one, Point(x: 10, y: 0))]
      let text = bench.show(frame(shown)).before.visible
      for id in 16..<20 {
        if text.contains("d=I,i=\(id),") { kept.remove(id) }
        if text.contains("t=d,i=\(id),") { kept.insert(id) }
      }
      #expect(kept.count <= 4)
      // What is on the screen stays.
      #expect(bench.painter.terminalID(of: one) == 16)
      #expect(bench.painter.terminalID(of: PictureID(number)) != nil)
    }
    #expect(bench.painter.remove().visible.split(separator: "␛_G").count == 4)
  }

  @Test func `inside tmux every command is wrapped`() {
    var bench = bench(.kittyPlaceholders, isInTmux: true)
    let text = bench.show(frame([(one, .zero)])).before.visible
    #expect(text.hasPrefix("␛Ptmux;␛␛_Ga=t"))
    #expect(text.hasSuffix("␛Ptmux;␛␛_Ga=p,U=1,i=16,c=4,r=2,q=2␛␛\\␛\\"))
  }

  @Test func `a repaint hands everything over again`() {
    var bench = bench(.kittyPlaceholders)
    let shown = frame([(one, .zero)])
    let first = bench.show(shown).before
    let again = bench.show(shown, isRepaint: true).before
    #expect(again.visible == "␛_Ga=d,d=I,i=16,q=2␛\\" + first.visible)
  }

  // MARK: - kitty without them

  @Test func `a picture is taken off and put on where it moves`() {
    var bench = bench(.kitty)
    let first = bench.show(frame([(one, Point(x: 1, y: 1))]))
    #expect(first.before.visible.hasPrefix("␛_Ga=t,"))
    #expect(
      first.after.visible == "␛7␛[2;2H␛_Ga=p,i=16,p=1,x=0,y=0,w=8,h=6,c=4,r=2,C=1,q=2␛\\␛8")
    let moved = bench.show(frame([(one, Point(x: 1, y: 2))]))
    #expect(moved.before.isEmpty)
    #expect(
      moved.after.visible == "␛_Ga=d,d=i,i=16,q=2␛\\"
        + "␛7␛[3;2H␛_Ga=p,i=16,p=1,x=0,y=0,w=8,h=6,c=4,r=2,C=1,q=2␛\\␛8")
    // Text beside it leaves it alone, and text below it, too.
    let beside = frame([(one, Point(x: 1, y: 2))], over: [("abc", Point(x: 6, y: 2))])
    #expect(bench.show(beside).after.isEmpty)
    #expect(bench.show(frame([])).after.visible == "␛_Ga=d,d=i,i=16,q=2␛\\")
  }

  @Test func `what text covers is shown around it, each piece with its part`() {
    var bench = bench(.kitty)
    _ = bench.show(frame([(one, Point(x: 1, y: 1))]))
    let covered = frame([(one, Point(x: 1, y: 1))], over: [("ab", Point(x: 3, y: 1))])
    #expect(
      bench.show(covered).after.visible == "␛_Ga=d,d=i,i=16,q=2␛\\"
        + "␛7␛[2;2H␛_Ga=p,i=16,p=1,x=0,y=0,w=4,h=3,c=2,r=1,C=1,q=2␛\\␛8"
        + "␛7␛[3;2H␛_Ga=p,i=16,p=2,x=0,y=3,w=8,h=3,c=4,r=1,C=1,q=2␛\\␛8")
  }

  // MARK: - Sixel and files

  @Test func `a sixel is sent for what is new and for what text may have wiped, for no more`() {
    var bench = bench(.sixel)
    let string = "␛P0;1;0q\"1;1;8;6#0;2;100;0;0#0!8~␛\\"
    let both = [(one, Point(x: 1, y: 1)), (two, Point(x: 34, y: 1))]
    let first = bench.show(frame(both))
    #expect(first.before.isEmpty)
    #expect(first.after.visible == "␛7␛[2;2H\(string)␛8␛7␛[2;35H\(string)␛8")
    #expect(bench.show(frame(both)).after.isEmpty)
    // Text in another row, then text near one of them.
    #expect(bench.show(frame(both, over: [("a", Point(x: 20, y: 5))])).after.isEmpty)
    #expect(bench.show(frame(both, over: [("a", Point(x: 8, y: 2))])).after.isEmpty)
    // A change on both sides with the picture in between: the cells between may be written again.
    let sides = frame(both, over: [("b", Point(x: 0, y: 2)), ("c", Point(x: 8, y: 2))])
    #expect(bench.show(sides).after.visible == "␛7␛[2;2H\(string)␛8")
    #expect(bench.show(frame(both)).after.visible == "␛7␛[2;2H\(string)␛8")
    #expect(bench.show(frame([both[1]])).after.isEmpty)
    #expect(bench.show(frame([both[1]]), isRepaint: true).after.visible == "␛7␛[2;35H\(string)␛8")
  }

  @Test func `a sixel never reaches the last row`() {
    var bench = bench(.sixel)
    let text = bench.show(frame([(one, Point(x: 0, y: 6))])).after.visible
    #expect(text.hasPrefix("␛7␛[7;1H␛P0;1;0q\"1;1;8;3#"))
    #expect(bench.show(frame([(one, Point(x: 0, y: 7))])).after.isEmpty)
  }

  @Test func `an inline file is sent like a sixel`() {
    var bench = bench(.iTerm2)
    let text = bench.show(frame([(one, Point(x: 1, y: 1))])).after.visible
    #expect(text.hasPrefix("␛7␛[2;2H␛]1337;File=inline=1;size="))
    #expect(text.hasSuffix("\u{7}␛8"))
    #expect(bench.show(frame([(one, Point(x: 1, y: 1))])).after.isEmpty)
  }

  // MARK: - Changing the way

  @Test func `another way takes away what the former one left`() {
    var bench = bench(.kitty)
    let shown = frame([(one, .zero)])
    _ = bench.show(shown)
    bench.set = PictureFixtures.set(.sixel)
    #expect(!bench.painter.suits(bench.set))
    let output = bench.show(shown)
    #expect(output.before.visible == "␛_Ga=d,d=I,i=16,q=2␛\\")
    #expect(output.after.visible.hasPrefix("␛7␛[1;1H␛P"))
    bench.set = .none
    #expect(bench.show(shown) == PicturePainter.Output())
    #expect(bench.painter.remove().isEmpty)
  }

  @Test func `a cell of a picture that is not known stays blank`() {
    for method in PictureProtocol.allCases {
      var bench = bench(method)
      bench.set.pictures = [:]
      #expect(bench.show(frame([(one, .zero)])) == PicturePainter.Output())
    }
  }
}
