/// What the command line asks for.
struct LibraryOptions {
  /// The file of the limits.
  var thresholds: String
  /// A folder of music; `nil` to make one.
  var music: String?
  /// How many tracks are made.
  var tracks = 10_000
  /// How often a scan is measured.
  var rounds = 5
  /// Whether a million tracks are searched, too, and ten times the tracks are scanned.
  var isLarge = false
  /// What is measured.
  var parts: [Part] { only.map { [$0] } ?? Part.allCases.filter { $0 != .growth || isLarge } }
  private var only: Part?

  /// A part that can be measured alone.
  enum Part: String, CaseIterable {
    case scan, growth, covers, large
  }

  /// Reads a command line; `nil` when it makes no sense.
  init?(_ arguments: [String]) {
    var words = arguments.dropFirst()
    guard let first = words.popFirst(), !first.hasPrefix("-") else { return nil }
    thresholds = first
    while let word = words.popFirst() {
      switch word {
      case "--large": isLarge = true
      case "--music": music = words.popFirst()
      case "--tracks": tracks = words.popFirst().flatMap { Int($0) } ?? tracks
      case "--only":
        guard let part = words.popFirst().flatMap(Part.init) else { return nil }
        only = part
      case "--rounds": rounds = words.popFirst().flatMap { Int($0) } ?? rounds
      default: return nil
      }
    }
  }
}
