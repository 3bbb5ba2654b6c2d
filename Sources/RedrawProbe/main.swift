import AppCore
import CSystem
import CollectionViews
import CursesTerminal
import Geometry
import Glibc
import Terminal

/// A program for tests and measurements of the redraw.
///
/// `RedrawProbe planned|full`
///
/// Each `n` shows what leads up to the next scenario, each `m` the scenario itself (`r` when the
/// terminal was resized for it), in a frame of its own with a bell behind it. At the end a line is
/// printed for each: its name, the cells that changed, the elements drawn.
struct RedrawProbe {
  private let screen: CursesScreen
  private var presenter: Presenter
  private var program = ProbeProgram()
  private var frame = Frame.empty
  private var report: [String] = []

  init(drawsEverything: Bool) throws(TerminalError) {
    csystem_locale_begin()
    screen = try CursesScreen(options: ScreenOptions(environment: ["TERM": "xterm-256color"]))
    presenter = Presenter(drawsEverything: drawsEverything)
    program.take(.resized(screen.size))
  }

  mutating func run() {
    _ = show()
    for scenario in Scenario.all {
      waitForKey()
      scenario.setUp(&program)
      _ = show()
      waitForKey()
      scenario.change(&program)
      let (cells, drawn) = show()
      report.append("\(scenario.name)\t\(cells)\t\(drawn)")
    }
    waitForKey()
    screen.close()
    print(report.joined(separator: "\n"))
  }

  /// Shows the state and answers with the cells that changed and the elements that were drawn.
  private mutating func show() -> (cells: Int, drawn: Int) {
    let picture = presenter.present(program.shown)
    let isSameSize = picture.frame.size == frame.size
    let cells =
      isSameSize
      ? picture.frame.damage(since: frame).reduce(0) { $0 + $1.columns.count }
      : picture.frame.size.width * picture.frame.size.height
    frame = picture.frame
    screen.flush(frame, cursor: picture.cursor)
    var bell: UInt8 = 7
    write(STDOUT_FILENO, &bell, 1)
    return (cells, Set(picture.report.drawnElements).count)
  }

  /// Waits for a key; `r` says that the terminal has another size.
  private mutating func waitForKey() {
    var watch = csystem_watch(descriptor: STDIN_FILENO, readable: false, closed: false)
    var inputs: [TerminalInput] = []
    while inputs.isEmpty {
      csystem_wait(&watch, 1, -1)
      inputs = screen.readInput()
    }
    if inputs.contains(.key(Key("r"))) { program.take(.resized(screen.resize())) }
  }
}

do throws(TerminalError) {
  var probe = try RedrawProbe(
    drawsEverything: CommandLine.arguments.dropFirst().first == "full")
  probe.run()
} catch {
  print("cannot open the screen: \(error)")
  exit(2)
}
