import CTerminal
public import Geometry
public import Terminal

#if canImport(Glibc)
  import Glibc
#endif

/// The terminal on standard input and output, through ncurses.
///
/// It sends what differs between the frame it is given and the one it was given last; ncurses
/// finds the bytes. There is one screen at a time, and it belongs to the main thread.
public final class CursesScreen {
  /// What the screen can show; more once the terminal has told its name.
  public private(set) var capabilities: ScreenCapabilities
  /// Columns and rows.
  public private(set) var size: Size

  private let reportsMouse: Bool
  private var choice: EntryChoice
  private var encoder: CellEncoder
  private var shown = Frame.empty

  /// Writing this to the terminal leaves the screen, whatever state it is in; for a crash handler.
  public static var restoreSequence: String { String(cString: cterminal_restore_sequence) }

  /// Opens the screen: the alternate one, without echo, the cursor hidden.
  ///
  /// - Throws: `TerminalError.notATerminal` when standard input or output is something else,
  ///   `TerminalError.unusable` when the terminal cannot place the cursor.
  public init(options: ScreenOptions) throws(TerminalError) {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { throw .notATerminal }
    let isUTF8 = cterminal_use_utf8() && !options.isASCIIOnly
    let choice = EntryChoice(options: options, describe: Self.describe)
    guard choice.open(reportsMouse: options.reportsMouse) else { throw .unusable(choice.name) }
    if choice.mayBeDirect { cterminal_ask_version() }
    self.choice = choice
    reportsMouse = options.reportsMouse
    capabilities = ScreenCapabilities(colorDepth: choice.colorDepth, isUTF8: isUTF8)
    encoder = CellEncoder(capabilities)
    size = Self.currentSize()
  }

  deinit {
    cterminal_close()
  }

  /// Reads everything that was typed or answered since the last time, without waiting.
  ///
  /// When the terminal has told a name that is known for 24-bit colour, the next flush paints
  /// everything with it.
  public func readInput() -> [TerminalInput] {
    var inputs: [TerminalInput] = []
    var input = cterminal_input()
    while cterminal_read(&input) {
      if let decoded = InputDecoder.decode(input) { inputs.append(decoded) }
    }
    for case .reply(.version(let version)) in inputs { learn(version) }
    return inputs
  }

  private func learn(_ version: String) {
    guard let better = choice.improved(by: version) else { return }
    cterminal_close()
    // Where this fails, the former entry, which has worked before, is opened again.
    if better.open(reportsMouse: reportsMouse) {
      choice = better
    } else {
      _ = choice.open(reportsMouse: reportsMouse)
    }
    capabilities.colorDepth = choice.colorDepth
    encoder = CellEncoder(capabilities)
    resize()
  }

  /// Shows a frame: sends what differs from the one before, then places the cursor.
  ///
  /// Sends nothing when nothing differs.
  ///
  /// - Parameters:
  ///   - frame: What to show; cells outside of the screen are left out.
  ///   - cursor: Where the cursor stands, nil to hide it.
  /// - Complexity: O(*n*) in the number of cells.
  public func flush(_ frame: Frame, cursor: Point?) {
    let target = frame.size == size ? frame : frame.resized(to: size)
    for run in target.damage(since: shown) {
      let cells = encoder.encode(target[run])
      cterminal_put(
        Int32(run.y), Int32(run.columns.lowerBound), cells, Int32(truncatingIfNeeded: cells.count))
    }
    shown = target
    let place = cursor.flatMap { target.bounds.contains($0) ? $0 : nil } ?? Point(x: -1, y: -1)
    cterminal_flush(Int32(place.y), Int32(place.x))
  }

  /// Asks for the terminal's size and takes it on; the next flush paints everything.
  ///
  /// - Returns: The size.
  @discardableResult
  public func resize() -> Size {
    cterminal_resize()
    size = Self.currentSize()
    shown = Frame(size: size)
    return size
  }

  /// Gives the terminal back for a while: leaves the alternate screen, restores the modes.
  public func suspend() { cterminal_suspend() }

  /// Takes the terminal again after `suspend()`; the next flush paints everything.
  public func resume() { cterminal_resume() }

  /// Makes the next flush paint everything, for when something else wrote to the terminal.
  public func invalidate() { cterminal_invalidate() }

  /// Gives the terminal back for good; nothing else may be called afterwards.
  public func close() { cterminal_close() }

  static func describe(_ name: String) -> EntryChoice.Description? {
    var description = cterminal_description()
    guard name != "", cterminal_describe(name, &description) else { return nil }
    return EntryChoice.Description(
      colorDepth: ColorDepth(colors: Int(description.colors)), isDirect: description.is_direct)
  }

  private static func currentSize() -> Size {
    var columns: Int32 = 0
    var rows: Int32 = 0
    cterminal_size(&columns, &rows)
    return Size(width: Int(columns), height: Int(rows))
  }
}
