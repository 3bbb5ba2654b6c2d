import Geometry
import Terminal
import Testing

struct TerminalInputTests {
  @Test(arguments: [
    ("0;12;3M", MouseEvent(.press(.primary), at: Point(x: 11, y: 2))),
    ("0;12;3m", MouseEvent(.release(.primary), at: Point(x: 11, y: 2))),
    ("2;1;1M", MouseEvent(.press(.secondary), at: .zero)),
    ("32;300;1M", MouseEvent(.drag(.primary), at: Point(x: 299, y: 0))),
    ("35;1;1M", MouseEvent(.move, at: .zero)),
    ("64;1;1M", MouseEvent(.wheel(.up), at: .zero)),
    ("67;1;1M", MouseEvent(.wheel(.right), at: .zero)),
    ("17;1;2M", MouseEvent(.press(.middle), at: Point(x: 0, y: 1), .control)),
    ("72;1;1M", MouseEvent(.wheel(.up), at: .zero, .alt)),
  ])
  func `mouse reports are read`(report: String, event: MouseEvent) {
    #expect(MouseEvent(sgrReport: report) == event)
  }

  @Test(arguments: ["", "M", "0;1M", "0;0;1M", "0;1;1", "0;1;1;1M", "a;1;1M", "3;1;1M", "0;;1M"])
  func `broken mouse reports are none`(report: String) {
    #expect(MouseEvent(sgrReport: report) == nil)
  }

  @Test(arguments: [
    (ReplyPrefix.privateSequence, "62;4;22c", TerminalReply.deviceAttributes([62, 4, 22])),
    (.privateSequence, "2026;2$y", .mode(number: 2026, state: 2)),
    (.privateSequence, "2026$y", .other("2026$y")),
    (.deviceControl, ">|foot(1.13.1)", .version("foot(1.13.1)")),
    (.applicationProgram, "Gi=31;OK", .graphics("i=31;OK")),
    (.operatingSystem, "11;rgb:ffff/8080/0", .color(number: 11, red: 65535, green: 32896, blue: 0)),
    (.operatingSystem, "11;rgb:f/80/000", .color(number: 11, red: 65535, green: 32896, blue: 0)),
    (.operatingSystem, "11;rgb:f/80", .other("11;rgb:f/80")),
    (.operatingSystem, "52;c;aGk=", .other("52;c;aGk=")),
  ])
  func `answers of terminals are read`(prefix: ReplyPrefix, body: String, reply: TerminalReply) {
    #expect(TerminalReply(prefix, body) == reply)
  }
}
