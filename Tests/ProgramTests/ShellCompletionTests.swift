import Geometry
import TermHarness
import Testing

/// The completions of zsh and fish, in their own shells.
struct ShellCompletionTests {
  private let home: TestHome

  init() throws {
    home = try TestHome()
    for (shell, file) in [("zsh", "zsh/_otodana"), ("fish", "otodana.fish")] {
      let program = try PipedProgram(["generate", shell], home: home)
      #expect(program.status == .exited(0))
      try home.write(file, program.output)
    }
    home.makeFolder("place/music")
    home.makeFolder("place/other")
    try home.write("place/song.flac", "")
    try home.write("place/it's [odd].flac", "")
  }

  // MARK: - fish

  /// What fish offers for a command line, without the descriptions.
  private func fish(_ line: String) throws -> [String] {
    let script = "cd $argv[1]; source $argv[2]; complete -C $argv[3]"
    let shell = try PipedProgram(
      command: [
        "/usr/bin/fish", "--no-config", "-c", script, home.path("place"),
        home.path("otodana.fish"), line,
      ], home: home,
      environment: home.environment.merging([
        "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "TERM": "xterm-256color",
      ]) { _, new in new })
    #expect(shell.errors == "")
    return shell.output.split(separator: "\n").map { line in
      String(line.prefix { $0 != "\t" })
    }
  }

  @Test func `fish completes commands, options and values`() throws {
    let commands = try fish("otodana ")
    #expect(Set(["search", "scan", "doctor", "music/", "other/"]).isSubset(of: commands))
    #expect(!commands.contains("generate") && !commands.contains("song.flac"))
    #expect(try fish("otodana sea") == ["search"])
    #expect(try fish("otodana --col") == ["--color", "--columns"])
    #expect(try fish("otodana --color tr") == ["truecolor"])
    #expect(try fish("otodana --color=tr") == ["--color=truecolor"])
    #expect(try fish("otodana --ambiguous-width ") == ["1", "2", "auto"])
    #expect(try Set(fish("otodana search --")) == ["--json", "--help"])
    #expect(try fish("otodana help ver") == ["version"])
    #expect(try fish("otodana list alb") == ["albums"])
    #expect(try fish("otodana read so") == ["song.flac"])
    #expect(try fish("otodana mus") == ["music/"])
    #expect(try fish("otodana search x") == [])
  }

  @Test func `fish takes the first word alone for the command`() throws {
    // What is looked for is called like another command.
    #expect(try Set(fish("otodana search scan --")) == ["--json", "--help"])
    let folders = try fish("otodana --demo ")
    #expect(!folders.contains("scan") && folders.contains("music/"))
  }

  // MARK: - zsh

  /// A zsh at its prompt, in a folder, with the completions.
  private func zsh() throws -> Term {
    let term = try Term(
      command: ["/usr/bin/zsh", "-f"], size: Size(width: 100, height: 40),
      environment: home.environment, directory: home.path("place"))
    term.send("PS1='> ' LISTMAX=1000; fpath=(\(home.path("zsh")) $fpath)\r")
    term.send("autoload -Uz compinit; compinit -u -D; clear; print ready\r")
    try term.waitForOutput("zsh") { $0.row(0) == "ready" && $0.row(1).hasPrefix(">") }
    return term
  }

  /// The line of the prompt, and what is listed below it, after some keys.
  private func complete(
    _ keys: String, _ term: Term, until condition: (_ line: String, _ list: [String]) -> Bool
  ) throws {
    term.send("\u{15}" + keys)
    try term.waitForOutput("the completion of \(keys.debugDescription)") { term in
      let rows = term.rows
      guard let prompt = rows.lastIndex(where: { $0.hasPrefix("> ") }) else { return false }
      return condition(
        String(rows[prompt].dropFirst(2)), rows[(prompt + 1)...].filter { !$0.isEmpty })
    }
  }

  @Test(arguments: [
    ("otodana sea\t", "otodana search"), ("otodana --mo\t", "otodana --mock"),
    ("otodana --color tr\t", "otodana --color truecolor"),
    ("otodana --color=tr\t", "otodana --color=truecolor"),
    ("otodana --ambi\t2", "otodana --ambiguous-width=2"),
    ("otodana search --j\t", "otodana search --json"),
    ("otodana help ver\t", "otodana help version"), ("otodana list alb\t", "otodana list albums"),
    ("otodana read so\t", "otodana read song.flac"),
    ("otodana read it\t", "otodana read it\\'s\\ \\[odd\\].flac"),
    ("otodana mu\t", "otodana music/"), ("otodana --demo oth\t", "otodana --demo other/"),
  ])
  func `zsh completes commands, options and values`(keys: String, shown: String) throws {
    try complete(keys, zsh()) { line, _ in line == shown }
  }

  @Test func `zsh lists what there is, with its meaning`() throws {
    let term = try zsh()
    try complete("otodana \t", term) { _, list in
      list.contains { $0.hasPrefix("search ") && $0.contains("-- print the tracks a query finds") }
        && !list.contains { $0.hasPrefix("generate") } && list.last?.contains("music/") == true
    }
    try complete("otodana --art \t", term) { _, list in
      Set(list.joined(separator: " ").split(separator: " ")).isSuperset(of: ["auto", "sixel"])
    }
    try complete("otodana search --\t", term) { _, list in
      list.count == 2 && list[0].hasPrefix("--help") && list[1].hasPrefix("--json")
    }
    term.send("\u{15}exit\r")
    #expect(try term.waitForExit() == .exited(0))
  }
}
