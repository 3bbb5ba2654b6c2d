import CollectionViews
import MusicModel
import Terminal

/// The table of all keys: bindings, help, manual and README are made from it.
public struct KeyMap: Sendable {
  private(set) var rows: [BindingRow]
  /// Every key sequence with what it gives, the ones of a place before those of everywhere.
  private(set) var entries: [Entry] = []
  /// The first key of each command that has one as people read it, and in the footer's small
  /// letters, by the command's name: every picture shows some.
  private var firstKeys: [String: (text: String, short: String)] = [:]

  /// A key sequence and the command it gives.
  struct Entry: Sendable {
    let keys: [Key]
    let command: Command
    let place: Binding.Place
  }

  /// Makes a table; a sequence whose notation cannot be read binds nothing.
  init(rows: [BindingRow]) {
    self.rows = rows
    takeRows()
  }

  /// Works out what follows from the rows.
  private mutating func takeRows() {
    entries = Self.entries(of: rows)
    let sequences = bindings.map { ($0.name, $0.sequences.first) }
    firstKeys = Dictionary(sequences, uniquingKeysWith: { first, _ in first })
      .compactMapValues { $0.map(KeyNotation.text) }
      .mapValues { ($0, Self.short($0)) }
  }

  /// The keys as they are without any configuration.
  public static let standard = KeyMap(
    rows: movement + places + finding + playing + lists + appearance + program)

  /// The rows of the table as a document shows them: the keys, then what they do.
  public static func rows(_ catalogue: Catalogue = .english) -> [(keys: String, meaning: String)] {
    standard.rows.map { ($0.notation(catalogue), catalogue[$0.phrase]) }
  }

  /// A command as a list of all of them tells it.
  public struct CommandEntry: Hashable, Sendable {
    /// How configuration and command line call it.
    public let name: String
    /// Its keys in the notation of the configuration, such as `<c-d>`.
    public let sequences: [String]
    /// What it does.
    public let meaning: String

    /// Its keys as people read them.
    public var keys: String { sequences.map(KeyNotation.text).joined(separator: ", ") }
  }

  /// All commands by name, with their keys and what they do.
  public func commands(_ catalogue: Catalogue) -> [CommandEntry] {
    rows.flatMap { row in
      row.bindings.map { binding in
        CommandEntry(
          name: binding.name, sequences: binding.sequences, meaning: catalogue[row.phrase])
      }
    }
  }

  /// A key that gives a command, as a sentence names it: the first of its keys, or what is typed
  /// for it where it has none.
  func shown(_ name: String) -> String { key(of: name) ?? ":" + name }

  /// The first key of a command as people read it; `nil` where it has none.
  func key(of name: String) -> String? { firstKeys[name]?.text }

  /// The same in small letters, as the footer has it; a letter is what it is.
  func shortKey(of name: String) -> String? { firstKeys[name]?.short }

  private static func short(_ key: String) -> String {
    key.split(separator: " ").map { $0.count == 1 ? String($0) : $0.lowercased() }
      .joined(separator: " ")
  }

  /// All bindings in the order of the table.
  var bindings: [Binding] { rows.flatMap(\.bindings) }

  private static func entries(of rows: [BindingRow]) -> [Entry] {
    let all = rows.flatMap(\.bindings).flatMap { binding in
      binding.sequences.compactMap { sequence in
        KeyNotation.keys(sequence).map {
          Entry(keys: $0, command: binding.command, place: binding.place)
        }
      }
    }
    return all.filter { $0.place != .everywhere } + all.filter { $0.place == .everywhere }
  }

  /// Gives a command other keys; a name that no command has changes nothing.
  mutating func rebind(_ name: String, to sequences: [String]) {
    change { binding in if binding.name == name { binding.sequences = sequences } }
  }

  /// Takes sequences, and those that begin like them or that they begin like, from all other
  /// commands of the same place but some.
  mutating func release(_ sequences: [String], of name: String, keeping kept: Set<String>) {
    guard let place = bindings.first(where: { $0.name == name })?.place else { return }
    change { binding in
      guard binding.place == place, !kept.contains(binding.name) else { return }
      binding.sequences.removeAll { own in
        sequences.contains { KeyNotation.collide(own, $0) }
      }
    }
  }

  private mutating func change(_ body: (inout Binding) -> Void) {
    for row in rows.indices {
      for index in rows[row].bindings.indices { body(&rows[row].bindings[index]) }
    }
    takeRows()
  }
}
