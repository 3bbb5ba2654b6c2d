import CSystem
import Testing

/// Command lines as people write them.
///
/// One test at a time: the C library keeps its place in a global variable.
@Suite(.serialized) struct OptionTests {
  private static let table: [(name: StaticString, argument: csystem_argument, value: Character)] = [
    ("help", CSYSTEM_NO_ARGUMENT, "h"), ("color", CSYSTEM_REQUIRED_ARGUMENT, "c"),
    ("mock", CSYSTEM_NO_ARGUMENT, "m"),
  ]

  /// What a command line is read as, in words; the rest comes last.
  private func parse(_ words: String, letters: String = "hc:") -> [String] {
    let arguments = ["program"] + words.split(separator: " ").map(String.init)
    let options = Self.table.map { entry in
      csystem_option(
        name: UnsafeRawPointer(entry.name.utf8Start).assumingMemoryBound(to: CChar.self),
        argument: entry.argument, value: Int32(entry.value.asciiValue ?? 0))
    }
    return withCommandLine(arguments) { argv in
      csystem_options_begin()
      var read: [String] = []
      while true {
        let parsed = csystem_options_next(
          Int32(arguments.count), argv, letters, options, Int32(options.count))
        if parsed.value == -1 { break }
        var text = String(UnicodeScalar(UInt8(parsed.value)))
        if let argument = parsed.argument { text += "=" + String(cString: argument) }
        if let word = parsed.word { text += " " + String(cString: word) }
        read.append(text)
      }
      for index in Int(csystem_options_rest())..<arguments.count {
        read.append(argv[index].map { String(cString: $0) } ?? "")
      }
      return read
    }
  }

  @Test(
    arguments: [
      ("", []), ("--help", ["h"]), ("-h --mock", ["h", "m"]), ("--color=never", ["c=never"]),
      ("--color never x", ["c=never", "x"]), ("-cnever", ["c=never"]),
      ("a --mock b", ["m", "a", "b"]),
      ("-- --help", ["--help"]), ("--moc", ["m"]),
      ("--wrong x", ["? --wrong", "x"]), ("--mock=1", ["? --mock=1"]), ("--color", [": --color"]),
      ("x -c", [": -c", "x"]), ("x -hz", ["h", "? -z", "x"]), ("-zh", ["? -z", "h"]),
    ] as [(String, [String])])
  func `options, arguments and mistakes are told`(words: String, read: [String]) {
    #expect(parse(words) == read)
  }

  @Test func `with a plus the first other word ends the options`() {
    #expect(parse("-h scan --mock", letters: "+hc:") == ["h", "scan", "--mock"])
    #expect(parse("-c", letters: "+hc:") == [": -c"])
  }
}
