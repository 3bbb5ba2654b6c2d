import AppCore
import TermHarness
import Testing

@testable import otodana

/// The table of commands, and what is made from it.
struct CommandTableTests {
  private func output(_ arguments: [String], language: String = "en") throws -> String {
    let program = try PipedProgram(
      arguments, home: TestHome(), environment: ["LANGUAGE": language])
    #expect(program.status == .exited(0))
    #expect(program.errors == "")
    return program.output
  }

  @Test func `names are short words, and no command has one twice`() {
    let names = CommandTable.commands.map { $0.description.name }
    #expect(Set(names).count == names.count)
    for name in names {
      #expect(!name.isEmpty && name.allSatisfy { $0.isLowercase || $0 == "-" }, "\(name)")
    }
    for command in CommandTable.commands.map({ $0.description }) + [CommandTable.program] {
      let options = command.options.map { "\($0.option.name)" }
      #expect(Set(options).count == options.count, "\(command.name)")
      #expect(!options.contains(""), "\(command.name)")
    }
  }

  @Test func `the help of the program names every command and option`() throws {
    let help = try output(["help"])
    #expect(try output(["--help"]) == help)
    #expect(help.hasPrefix("usage: otodana [DIR...]\n"))
    for command in CommandTable.descriptions { #expect(help.contains("\n  \(command.name) ")) }
    for (option, _) in CommandTable.program.options { #expect(help.contains(option.form)) }
    #expect(!help.contains("generate"))
    for line in help.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }

  @Test(arguments: CommandTable.descriptions.map(\.name))
  func `each command has a help of its own, however it is asked for`(name: String) throws {
    let help = try output(["help", name])
    #expect(help.hasPrefix("usage: otodana \(name)"))
    #expect(try output([name, "--help"]) == help)
    #expect(try output([name, "-h", "more"]) == help)
    let command = try #require(CommandTable.command(named: name)).description
    for (option, _) in command.options { #expect(help.contains("  --\(option.name)")) }
  }

  @Test func `help in Japanese keeps its columns`() throws {
    let help = try output(["help"], language: "ja")
    #expect(help.hasPrefix("使い方: otodana [DIR...]\n"))
    #expect(help.contains("検索で見つかった曲を出力する"))
  }

  @Test(arguments: [
    (["help", "search", "read"], "read is one word too many"),
    (["version", "now"], "now is one word too many"),
    (["search", "--wrong", "x"], "unknown option --wrong"),
    (["generate"], "generate needs KIND"), (["generate", "tcsh"], "generate does not take tcsh"),
  ])
  func `a wrong command line of a command is told`(arguments: [String], text: String) throws {
    let program = try PipedProgram(arguments, home: TestHome())
    #expect(program.status == .exited(2))
    #expect(program.errors == "otodana: \(text); see otodana help \(arguments[0])\n")
  }

  @Test func `the version is told to programs too`() throws {
    let version = try output(["version", "--json"])
    #expect(version.hasPrefix(#"{"name": "otodana", "version": "\#(VersionCommand.version)", "#))
  }

  // MARK: - Documents

  @Test(arguments: ["man", "bash", "zsh", "fish"])
  func `documents name every command and option`(kind: String) throws {
    let text = try output(["generate", kind])
    #expect(text.hasSuffix("\n"))
    for command in CommandTable.descriptions + [CommandTable.program] {
      #expect(text.contains(command.name))
      for (option, _) in command.options {
        let name = "\(option.name)"
        let inRoff = "--\(name)".replacing("-", with: "\\-")
        let written = ["man": inRoff, "fish": "-l \(name) "][kind] ?? "--\(name)"
        #expect(text.contains(written), "\(kind): \(written)")
      }
    }
  }

  @Test func `the page of the configuration has its values in their quotation marks`() throws {
    let page = try output(["generate", "config"])
    // A bare mark begins an operand of a request, and is not shown.
    #expect(page.contains(#".B grid.columns = \(dqauto\(dq"#))
    #expect(page.contains(#".B language = \(dq\(dq"#))
    #expect(page.contains(#".B keys.half\-page\-down = \(dq<c\-d>\(dq"#))
    #expect(page.contains(#".B keys.move\-up = [\(dqk\(dq, \(dq<up>\(dq, \(dq<c\-p>\(dq]"#))
    #expect(!page.contains("Ctrl"))
  }

  @Test func `the completions of bash are a script that completes`() throws {
    let home = try TestHome()
    try home.write("completion", output(["generate", "bash"]))
    let script = """
      . "$1"; COMP_WORDS=("${@:2}"); COMP_CWORD=$(($# - 2)); _otodana 2>/dev/null
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    func complete(_ words: String...) throws -> [String] {
      let bash = try PipedProgram(
        command: ["/bin/bash", "-c", script, "bash", home.path("completion"), "otodana"] + words,
        home: home)
      #expect(bash.errors == "")
      return bash.output.split(separator: "\n").map(String.init)
    }
    #expect(try complete("sea") == ["search"])
    #expect(try complete("search", "--j") == ["--json"])
    #expect(try complete("--color", "tr") == ["truecolor"])
    #expect(try complete("help", "ver") == ["version"])
    #expect(try complete("--mo") == ["--mock"])
    #expect(try complete("search", "x") == [])
  }

  // MARK: - Tables

  @Test func `a table breaks its last column at blanks and between wide glyphs`() {
    let table = TextTable(rows: [["a", "one two three four five"], ["bcd", "六"]], width: 25)
    #expect(table.text == "a    one two three four\n     five\nbcd  六")
    let wide = TextTable(rows: [["いろはにほへとちりぬるを"]], width: 20).text
    #expect(wide == "いろはにほへとちりぬ\nるを")
    #expect(TextTable(rows: [["a\u{1B}[1m", "b"]]).text == "a[1m  b")
    #expect(TextTable(rows: [["a", "b", ""], ["c"]]).text == "a  b\nc")
    #expect(TextTable(rows: []).text == "")
  }
}
