public import Geometry

/// What a terminal says of itself when it is asked once.
///
/// Answers come from outside and may be anything: what makes no sense is as if it had not come, and
/// of two answers to one question the first counts.
public struct TerminalAnswers: Hashable, Sendable {
  /// Primary device attributes, such as 4 for sixel; the answer that every terminal gives, and the
  /// last one.
  public private(set) var deviceAttributes: [Int]?
  /// Name and version such as `kitty(0.28.1)`; may hold anything.
  public private(set) var version: String?
  /// Whether frames can be bracketed (mode 2026); `nil` when there was no answer.
  public private(set) var synchronizesOutput: Bool?
  /// Whether pictures can be shown by kitty's protocol.
  public private(set) var showsKittyGraphics: Bool?
  /// The size of a cell in pixels.
  public private(set) var cellPixels: Size?
  /// The size of the whole text area in pixels.
  public private(set) var areaPixels: Size?
  /// Columns of a character whose East Asian Width is Ambiguous, as the terminal moved its cursor.
  public private(set) var ambiguousWidth: AmbiguousWidth?
  /// The colours that a sixel picture may have.
  public private(set) var sixelColors: Int?
  private var firstColumn: Int?

  /// Where a character can be shown that is to be taken away again.
  public enum Place: Hashable, Sendable {
    /// Behind the cursor, where nothing is on its line.
    case onCleanLine
    /// On a screen that shows nothing.
    case onBlankScreen
  }

  /// Whether the last question is answered, so that nothing more comes.
  public var isComplete: Bool { deviceAttributes != nil }

  /// Makes the answers of a terminal that has not said anything.
  public init() {}

  /// All questions in one: write it to a terminal in raw mode and read until `isComplete`.
  ///
  /// The last question is one that every terminal answers.
  ///
  /// - Parameters:
  ///   - multiplexer: The program in between; a question that it takes for something else is left
  ///     out, as is kitty's, which would become the title of a pane of tmux.
  ///   - place: Where a character may be shown for a moment to see how wide it is; `nil` for
  ///     nowhere.
  /// - Returns: The sequences.
  /// - SeeAlso: ctlseqs of xterm for all but the first, which is kitty's.
  public static func questions(
    through multiplexer: TerminalReport.Multiplexer?, showing place: Place?
  ) -> String {
    var questions: [String] = []
    if multiplexer == nil {
      // A picture of one pixel, to be dropped.
      questions.append("\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\")
    }
    questions += [
      "\u{1B}[>0q",  // name and version
      "\u{1B}[?2026$p",  // synchronized output
      "\u{1B}[14t\u{1B}[16t",  // the sizes of the text area and of a cell
      "\u{1B}[?1;1;0S",  // colours of sixels
    ]
    // The columns of an ambiguous character; away with it, and with what was shown instead of
    // understood.
    switch place {
    case nil: break
    case .onCleanLine:
      questions = ["\u{1B}7"] + questions + [Self.widthQuestion, "\u{1B}8\u{1B}[K"]
    case .onBlankScreen:
      // Not on the first line, whose reports look like F3. Not to be seen before the first frame.
      questions += ["\u{1B}[2;1H\u{1B}[8m", Self.widthQuestion, "\u{1B}[m\r\u{1B}[K\u{1B}[H"]
    }
    return questions.joined() + "\u{1B}[c"  // device attributes
  }

  /// Where the cursor is, in front of a character and behind it.
  private static let widthQuestion = "\u{1B}[6n☆\u{1B}[6n"

  /// Takes an answer; one that belongs to no question changes nothing.
  public mutating func take(_ reply: TerminalReply) {
    switch reply {
    case .deviceAttributes(let attributes): deviceAttributes = deviceAttributes ?? attributes
    case .version(let text): version = version ?? text
    case .mode(number: 2026, let state) where synchronizesOutput == nil:
      if (0...4).contains(state) { synchronizesOutput = state == 1 || state == 2 || state == 3 }
    case .graphics(let text):
      if text.hasPrefix("i=31") { showsKittyGraphics = showsKittyGraphics ?? text.hasSuffix(";OK") }
    case .window(let numbers): takeSize(numbers)
    case .cursor(_, let column): takeColumn(column)
    case .sixelColors(let count): if count > 1 { sixelColors = sixelColors ?? count }
    case .mode, .color, .other: break
    }
  }

  /// `6;18;9` is a cell of 9 x 18 pixels, `4;…` the text area.
  private mutating func takeSize(_ numbers: [Int]) {
    guard numbers.count == 3, (1...Self.largestSide).contains(numbers[1]),
      (1...Self.largestSide).contains(numbers[2])
    else { return }
    let size = Size(width: numbers[2], height: numbers[1])
    if numbers[0] == 6 { cellPixels = cellPixels ?? size }
    if numbers[0] == 4 { areaPixels = areaPixels ?? size }
  }

  /// The cursor's column in front of a character, then the one behind it.
  private mutating func takeColumn(_ column: Int) {
    guard (1...Self.largestSide).contains(column) else { return }
    guard let before = firstColumn else {
      firstColumn = column
      return
    }
    // At the end of a line the cursor moves less than the character is wide.
    ambiguousWidth = ambiguousWidth ?? AmbiguousWidth(rawValue: column - before)
  }

  /// More pixels or columns than any screen has.
  private static let largestSide = 100_000
}
