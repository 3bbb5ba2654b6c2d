import CVTerm
import Glibc
public import Geometry

/// A program in a terminal of a test: started on a pseudo-terminal, shown by libvterm.
///
/// A test sends keys and waits for a frame on which something is true; it sees whole frames only.
///
///     let term = try Term(command: [path, "--mock"], size: Size(width: 60, height: 40))
///     try term.waitForFrame("the library") { $0.row(0).contains("Library") }
///     term.send("q")
///     try term.waitForExit()   // .exited(0)
///
/// The program is killed when the terminal goes away.
public final class Term {
  /// The longest a test waits for anything: enough for a busy machine under a sanitizer.
  public static let patience = Duration.seconds(10)

  /// The program's process.
  public let processID: Int32
  /// Columns and rows.
  public private(set) var size: Size
  /// The bytes of each whole frame so far, brackets not counted.
  public internal(set) var frameSizes: [Int] = []
  /// Bytes written between frames, after the first; a program that brackets its frames has none.
  public internal(set) var strayByteCount = 0
  /// Everything the program wrote.
  public internal(set) var output: [UInt8] = []
  /// How the program ended; nil while it runs.
  public internal(set) var exitStatus: ExitStatus?

  let screen: OpaquePointer
  var terminal: Int32
  var splitter = FrameSplitter()
  var filter = StringFilter()
  var wideFilter = WideFilter()
  /// What the terminal answers to questions about itself; nil: what libvterm does.
  private(set) var answers: String?

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - command: The path of the program, then its arguments.
  ///   - size: Columns and rows of the terminal.
  ///   - environment: The variables of the program, on top of TERM=xterm-256color,
  ///     LC_ALL=C.UTF-8, PATH, and HOME in a place that does not exist.
  ///   - directory: Where the program starts.
  ///   - answers: What the terminal answers to the question for its attributes, with all else that
  ///     it was asked before; nil: what libvterm does.
  ///   - cellPixels: Pixels of a cell; with them sixel pictures are shown as letters.
  ///   - isWide: Whether characters of ambiguous width take two columns.
  /// - Throws: `TermError.notStarted` when there is no pseudo-terminal or no process left.
  public init(
    command: [String], size: Size, environment: [String: String] = [:], directory: String = "/",
    answers: String? = nil, cellPixels: Size? = nil, isWide: Bool = false
  ) throws {
    self.size = size
    self.answers = answers
    filter.cellPixels = cellPixels
    wideFilter.isOn = isWide
    screen = cvterm_new(Int32(size.height), Int32(size.width))
    var variables = [
      "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin",
      "HOME": "/nonexistent",
    ]
    variables.merge(environment) { _, new in new }
    var child = cvterm_child()
    let failure = withCStrings(command) { arguments in
      withCStrings(variables.map { "\($0.key)=\($0.value)" }) { environment in
        cvterm_spawn(
          arguments, environment, directory, Int32(size.height), Int32(size.width), &child)
      }
    }
    processID = child.pid
    terminal = failure == 0 ? child.terminal : -1
    if failure != 0 { throw TermError.notStarted(failure) }
  }

  deinit {
    if exitStatus == nil, terminal >= 0 {
      kill(processID, SIGKILL)
      waitpid(processID, nil, 0)
    }
    if terminal >= 0 { close(terminal) }
    cvterm_free(screen)
  }

  /// Types text: characters as they are, keys by their sequences, `"\r"` for Enter.
  public func send(_ text: String) {
    send(bytes: Array(text.utf8))
  }

  /// Sends bytes as they are, all of them.
  public func send(bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { write(terminal, $0.baseAddress, $0.count) }
      if written > 0 {
        rest = rest.dropFirst(written)
      } else if errno != EAGAIN && errno != EINTR {
        return
      } else {
        readOutput(waiting: 1)  // the program may be blocked on its own output
      }
    }
  }

  /// Changes the size of the window.
  public func resize(to size: Size) {
    self.size = size
    cvterm_resize(screen, Int32(size.height), Int32(size.width))
    cvterm_set_size(terminal, Int32(size.height), Int32(size.width))
  }

  /// Sends a signal to the program.
  public func signal(_ number: Int32) {
    kill(processID, number)
  }

  /// Closes the window: the program's terminal is gone.
  public func hangUp() {
    close(terminal)
    terminal = -1
  }
}

/// Calls a function with C strings, ended by a null pointer.
private func withCStrings<Result>(
  _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  let pointers = strings.map { strdup($0) } + [nil]
  defer { for pointer in pointers { free(pointer) } }
  return pointers.withUnsafeBufferPointer { buffer in
    guard let start = buffer.baseAddress else { preconditionFailure("never empty") }
    return body(start)
  }
}
