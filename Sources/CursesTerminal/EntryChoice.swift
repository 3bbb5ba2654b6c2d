/// Which terminfo entry a screen is opened with, and how many colours it then shows.
struct EntryChoice: Hashable {
  /// An entry, by where it comes from.
  enum Entry: Hashable {
    case named(String)
    /// The program's own, for terminals that understand 24-bit colour as xterm does.
    case direct
  }

  var entry: Entry
  var colorDepth: ColorDepth
  /// Whether the terminal may show 24-bit colour though nothing in the environment says so: over
  /// a network and under sudo little of it arrives.
  var mayBeDirect = false

  /// What terminfo knows of a name.
  struct Description: Hashable {
    var colorDepth: ColorDepth
    /// Whether the entry claims 24-bit colour.
    var isDirect: Bool
  }

  /// The entry that nearly every terminal emulator of today understands.
  static let common = "xterm-256color"

  /// Chooses.
  ///
  /// - Parameters:
  ///   - options: What is asked for.
  ///   - describe: Looks a name up in terminfo; nil when there is no usable entry.
  init(options: ScreenOptions, describe: (String) -> Description?) {
    let name = options.terminal ?? options.environment["TERM", default: ""]
    let known = describe(name)
    // A terminal that says it can do nothing can place a cursor, as most do that say so.
    let most = name == "dumb" ? .none : options.colorDepth ?? .direct
    if most == .direct, Self.showsDirectColor(name, known, options.environment) {
      self.init(entry: .direct, colorDepth: .direct)
    } else {
      let depth = (known ?? describe(Self.common))?.colorDepth ?? .none
      // An entry of 2^24 colours is not used for fewer: its numbers are no palette's.
      let usable = known == nil || known?.colorDepth == .direct ? Self.common : name
      self.init(
        entry: .named(usable), colorDepth: min(most, min(depth, .palette256)),
        mayBeDirect: most == .direct && name.hasPrefix("xterm"))
    }
  }

  private init(entry: Entry, colorDepth: ColorDepth, mayBeDirect: Bool = false) {
    self.entry = entry
    self.colorDepth = colorDepth
    self.mayBeDirect = mayBeDirect
  }

  /// The choice that is right when the terminal has told its name; nil when it is this one.
  ///
  /// - Parameter version: Name and version, as in `XTerm(379)`.
  /// - Returns: The better choice, which is never improved again.
  func improved(by version: String) -> EntryChoice? {
    let names = [
      "XTerm", "kitty", "foot", "WezTerm", "ghostty", "Konsole", "iTerm2", "contour", "VTE",
    ]
    guard mayBeDirect, names.contains(where: version.hasPrefix) else { return nil }
    return EntryChoice(entry: .direct, colorDepth: .direct)
  }

  private static func showsDirectColor(
    _ name: String, _ known: Description?, _ environment: [String: String]
  ) -> Bool {
    // They send other keys or understand other sequences, whatever the environment inherited.
    let others = ["linux", "vt", "rxvt", "ansi", "cons", "sun", "dumb", "cygwin", "Eterm"]
    if others.contains(where: name.hasPrefix) { return false }
    if known?.isDirect == true || known?.colorDepth == .direct { return true }
    // GNU screen inherits COLORTERM from outside and does not pass colours on; tmux does.
    if name.hasPrefix("screen"), environment["TMUX"] == nil { return false }
    if ["truecolor", "24bit"].contains(environment["COLORTERM"]) { return true }
    // xterm itself: says nothing of its colours, but its own name.
    return name.hasPrefix("xterm") && environment["XTERM_VERSION"] != nil
  }
}
