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

  /// Whether the mouse is reported; a change is told to the terminal at once.
  public var reportsMouse: Bool {
    didSet { cterminal_report_mouse(reportsMouse) }
  }

  private var choice: EntryChoice
  private var encoder: CellEncoder
  private var shown = Frame.empty
  private var painter: PicturePainter
  /// The rule that ncurses counts columns by.
  private var ambiguousWidth = AmbiguousWidth.narrow
  /// Whether the next flush paints everything.
  private var isRepaint = true

  /// Writing this to the terminal leaves the screen, whatever state it is in; for a crash handler.
  public static var restoreSequence: String { String(cString: cterminal_restore_sequence) }

  /// Opens the screen: the alternate one, without echo, the cursor hidden.
  ///
  /// - Throws: `TerminalError.notATerminal` when standard input or output is something else,
  ///   `TerminalError.unusable` when the terminal cannot place the cursor.
  public init(options: ScreenOptions) throws(TerminalError) {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else { throw .notATerminal }
    let isUTF8 = Self.showsUTF8(options)
    let choice = EntryChoice(options: options, describe: Self.describe)
    guard choice.open(reportsMouse: options.reportsMouse) else { throw .unusable(choice.name) }
    if let questions = options.questions {
      Self.lend(Array(questions.utf8), cterminal_send)
    } else if choice.mayBeDirect {
      cterminal_ask_version()
    }
    self.choice = choice
    reportsMouse = options.reportsMouse
    capabilities = ScreenCapabilities(colorDepth: choice.colorDepth, isUTF8: isUTF8)
    encoder = CellEncoder(capabilities)
    painter = PicturePainter(ids: Self.pictureIDs(choice.colorDepth))
    size = Self.currentSize()
  }

  /// Whether more than ASCII would reach the terminal; takes the character set from the
  /// environment.
  public static func showsUTF8(_ options: ScreenOptions) -> Bool {
    cterminal_use_utf8() && !options.isASCIIOnly
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
    Self.lend(painter.remove(), cterminal_send)
    painter = PicturePainter(ids: Self.pictureIDs(choice.colorDepth))
    resize()
  }

  /// Shows a frame: sends what differs from the one before, then places the cursor.
  ///
  /// Sends nothing when nothing differs.
  ///
  /// - Parameters:
  ///   - frame: What to show; cells outside of the screen are left out.
  ///   - pictures: The pictures of its picture cells.
  ///   - cursor: Where the cursor stands, nil to hide it.
  /// - Complexity: O(*n*) in the number of cells and in the pixels that are sent.
  public func flush(_ frame: Frame, pictures: PictureSet = .none, cursor: Point?) {
    let target = frame.size == size ? frame : frame.resized(to: size)
    if target.ambiguousWidth != ambiguousWidth { adopt(target.ambiguousWidth) }
    if !painter.suits(pictures) {
      cterminal_allow_moves(!pictures.method.needsStillText)
      invalidate()
    }
    // Everything, even what seems to be the same: the terminal may know pictures by other numbers.
    let damage = target.damage(since: isRepaint ? .empty : shown)
    let output = painter.paint(target, pictures, damage: damage, isRepaint: isRepaint)
    isRepaint = false
    encoder.encode(damage, of: target, painter) { run, cells in
      cterminal_put(
        Int32(run.y), Int32(run.columns.lowerBound), cells, Int32(truncatingIfNeeded: cells.count))
    }
    shown = target
    let place = cursor.flatMap { target.bounds.contains($0) ? $0 : nil } ?? Point(x: -1, y: -1)
    Self.lend(output.before) { before in
      Self.lend(output.after) { after in
        cterminal_flush(Int32(place.y), Int32(place.x), before, after)
      }
    }
  }

  /// Lets ncurses count columns as the frames do from now on; nothing that it knows of the screen
  /// is true afterwards.
  private func adopt(_ rule: AmbiguousWidth) {
    cterminal_set_ambiguous_columns(Int32(rule.rawValue))
    ambiguousWidth = rule
    isRepaint = true
  }

  /// Asks for the terminal's size and takes it on; the next flush paints everything.
  ///
  /// - Returns: The size.
  @discardableResult
  public func resize() -> Size {
    cterminal_resize()
    size = Self.currentSize()
    shown = Frame(size: size)
    isRepaint = true
    return size
  }

  /// Gives the terminal back for a while: leaves the alternate screen, restores the modes.
  public func suspend() {
    Self.lend(painter.remove(), cterminal_send)
    cterminal_suspend()
  }

  /// Takes the terminal again after `suspend()`; the next flush paints everything.
  public func resume() {
    cterminal_resume()
    isRepaint = true
  }

  /// Makes the next flush paint everything, for when something else wrote to the terminal.
  public func invalidate() {
    cterminal_invalidate()
    isRepaint = true
  }

  /// Gives the terminal back for good; nothing else may be called afterwards.
  public func close() {
    Self.lend(painter.remove(), cterminal_send)
    cterminal_close()
  }

  /// The pixels of the window as the system tells them; nil when it does not.
  public var pixels: Size? {
    TerminalInquiry.windowSize().flatMap { $0.pixels.isEmpty ? nil : $0.pixels }
  }

  /// The numbers that pictures have in the terminal: colours that are no theme's, and where there
  /// are enough, others than those of this program in another pane.
  private static func pictureIDs(_ depth: ColorDepth) -> Range<Int> {
    guard depth == .direct else { return 16..<256 }
    let first = Int(getpid() & 0xFFF) << 12 | 0x100
    return first..<first + 240
  }

  /// Calls a function with bytes in its own words.
  private static func lend(_ bytes: [UInt8], _ body: (cterminal_bytes) -> Void) {
    bytes.withUnsafeBufferPointer { body(cterminal_bytes(bytes: $0.baseAddress, count: $0.count)) }
  }

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
