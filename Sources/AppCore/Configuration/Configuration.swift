public import MusicModel
public import Playback
public import Terminal

/// All that a person chose in the configuration file; what they did not mention is as it is
/// without one.
public struct Configuration: Hashable, Sendable {
  /// How lists and grids look.
  public var settings = Settings()
  /// The colours.
  public var theme = Theme.standard
  /// Whether the mouse is used.
  public var usesMouse = true
  /// The language of all words; `nil` is the one of the locale.
  public var language: String?
  /// What the library makes of files.
  public var library = LibraryChoices()
  /// How loud it begins, 0 to 100.
  public var volume = 100
  /// How loudness is evened out.
  public var gain = GainMode.track
  /// The device that sound goes to; `nil` is the one the system prefers.
  public var device: String?
  /// The set of key bindings to begin with.
  var preset = KeyPreset.vim
  /// Commands with other keys.
  var bindings: [KeyChoice] = []

  /// Makes the configuration of someone who chose nothing.
  public init() {}

  /// The keys as they are bound: a key that a person gave to a command is taken from those that
  /// had it by themselves.
  public var keys: KeyMap {
    var map = presetKeys
    for choice in bindings { map.rebind(choice.command, to: choice.sequences) }
    let chosen = Set(bindings.map(\.command))
    for choice in bindings { map.release(choice.sequences, of: choice.command, keeping: chosen) }
    return map
  }

  /// The keys as they are before a person chose any.
  var presetKeys: KeyMap {
    var map = KeyMap.standard
    for (name, sequences) in preset.bindings { map.rebind(name, to: sequences) }
    return map
  }
}

/// A command that is given other keys.
struct KeyChoice: Hashable, Sendable {
  var command: String
  var sequences: [String]
  var line: Int
}

/// How covers are to be shown.
public enum ArtChoice: Hashable, Sendable {
  /// The best way the program has for the terminal.
  case automatic
  /// One way, whatever the terminal says of itself.
  case always(PictureProtocol)
}

extension ArtChoice: CaseIterable, RawRepresentable {
  /// All choices, the automatic one first.
  public static var allCases: [ArtChoice] { [.automatic] + PictureProtocol.allCases.map(always) }

  /// The word a file or a command line has for it.
  public var rawValue: String {
    switch self {
    case .automatic: "auto"
    case .always(let method): method.rawValue
    }
  }

  /// The choice a word stands for; `nil` when there is none.
  public init?(rawValue: String) {
    if rawValue == "auto" {
      self = .automatic
    } else if let method = PictureProtocol(rawValue: rawValue) {
      self = .always(method)
    } else {
      return nil
    }
  }
}

/// What a person chose of how files become a library; `nil` is the program's own choice.
public struct LibraryChoices: Hashable, Sendable {
  /// Folders that belong to the library.
  public var folders: [String] = []
  /// Whether folders are watched for changes.
  public var watches = true
  /// Whether hidden folders are looked through.
  public var includesHidden: Bool?
  /// Articles that do not count in the order of names.
  public var articles: [String]?
  /// What separates artists in one text.
  public var artistSeparators: [String]?
  /// What separates genres in one text.
  public var genreSeparators: [String]?
  /// Names that are never split.
  public var protectedNames: [String]?
  /// Names that stand for various artists.
  public var variousNames: [String]?
  /// Names of pictures that are covers, the best first.
  public var pictures: [String]?
  /// Charsets that old tags are likely to be in.
  public var charsets: [Charset]?
  /// Whether the year of an album is that of its first release.
  public var showsOriginalYear: Bool?
  /// Whether the files of a first scan count as added when they were last written.
  public var addsByFileTime: Bool?
  /// Makes the choices of someone who chose nothing.
  public init() {}
}
