/// How a screen is to be opened: what the person asked for and what the environment says.
public struct ScreenOptions: Hashable, Sendable {
  /// The terminfo entry to use instead of the one in TERM.
  public var terminal: String?
  /// The most colours to show; nil: as many as the terminal shows.
  public var colorDepth: ColorDepth?
  /// Whether the mouse is reported.
  public var reportsMouse = false
  /// Whether nothing but ASCII is sent.
  public var isASCIIOnly = false
  /// What the terminal is asked of itself once the screen is open.
  ///
  /// The answers are input like any other. nil: its name alone, and where colours depend on it.
  public var questions: String?
  /// The variables of the environment that tell of the terminal.
  public var environment: [String: String]

  /// Makes options from the environment: TERM, COLORTERM, NO_COLOR, TMUX, XTERM_VERSION.
  ///
  /// NO_COLOR set to anything but the empty text asks for none.
  ///
  /// - SeeAlso: no-color.org
  public static func fromEnvironment(_ environment: [String: String]) -> ScreenOptions {
    var options = ScreenOptions(environment: environment)
    if environment["NO_COLOR", default: ""] != "" { options.colorDepth = ColorDepth.none }
    return options
  }

  /// Makes options that ask for nothing.
  public init(environment: [String: String] = [:]) {
    self.environment = environment
  }
}
