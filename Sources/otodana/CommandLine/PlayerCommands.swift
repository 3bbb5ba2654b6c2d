import AppCore
import DesktopControl
import Terminal

/// `otodana play [QUERY]`: plays on, or plays what a query finds, in the program that is running.
struct PlayCommand: Command {
  private let query: String?

  static var description: CommandDescription {
    CommandDescription(
      name: "play", operands: "[QUERY...]", options: NoOption.self, summary: .playSummary,
      details: [.playDetails])
  }

  init(_ count: Int32, _ arguments: ArgumentVector) throws(UsageError) {
    let words = try CommandWords<NoOption>(count, arguments).texts
    query = words.isEmpty ? nil : words.joined(separator: " ")
  }

  func run(_ context: CommandContext) throws(Failure) -> Int32 {
    _ = try context.ask(.play(query: query))
    return 0
  }
}

/// `otodana pause`: halts the sound of the program that is running.
struct PauseCommand: Command {
  static var description: CommandDescription {
    CommandDescription(
      name: "pause", options: NoOption.self, summary: .pauseSummary, details: [.playerDetails])
  }

  init(_ count: Int32, _ arguments: ArgumentVector) throws(UsageError) {
    try Self.expectNothing(count, arguments)
  }

  func run(_ context: CommandContext) throws(Failure) -> Int32 {
    _ = try context.ask(.pause)
    return 0
  }
}

/// `otodana next`: goes to the next entry of the queue.
struct NextCommand: Command {
  static var description: CommandDescription {
    CommandDescription(
      name: "next", options: NoOption.self, summary: .nextSummary, details: [.playerDetails])
  }

  init(_ count: Int32, _ arguments: ArgumentVector) throws(UsageError) {
    try Self.expectNothing(count, arguments)
  }

  func run(_ context: CommandContext) throws(Failure) -> Int32 {
    _ = try context.ask(.next)
    return 0
  }
}

/// `otodana previous`: goes to the entry that was heard before.
struct PreviousCommand: Command {
  static var description: CommandDescription {
    CommandDescription(
      name: "previous", options: NoOption.self, summary: .previousSummary,
      details: [.playerDetails])
  }

  init(_ count: Int32, _ arguments: ArgumentVector) throws(UsageError) {
    try Self.expectNothing(count, arguments)
  }

  func run(_ context: CommandContext) throws(Failure) -> Int32 {
    _ = try context.ask(.previous)
    return 0
  }
}

/// `otodana status`: tells what is heard.
struct StatusCommand: Command {
  private let printsJSON: Bool

  static var description: CommandDescription {
    CommandDescription(
      name: "status", options: OnlyJSON.self, summary: .statusSummary, details: [.statusDetails])
  }

  init(_ count: Int32, _ arguments: ArgumentVector) throws(UsageError) {
    let line = try CommandWords<OnlyJSON>(count, arguments)
    if let word = line.texts.first { throw .operandUnexpected(word) }
    printsJSON = !line.options.isEmpty
  }

  func run(_ context: CommandContext) throws(Failure) -> Int32 {
    let status = try context.ask(.status)
    // Names come from files.
    Output.write((printsJSON ? status.json : DisplayText.safe(Self.line(status))) + "\n", to: 1)
    return 0
  }
}

extension StatusCommand {
  /// What is heard in one line: `playing  Low Tide — The Lantern Club  0:02/0:04`.
  private static func line(_ status: ControlStatus) -> String {
    let name = [status.title, status.artist].filter { !$0.isEmpty }.joined(separator: " — ")
    let times = [status.elapsed, status.duration].compactMap(\.self).map { Numbers.clock(Int($0)) }
    return [status.state, name, times.joined(separator: "/")].filter { !$0.isEmpty }
      .joined(separator: "  ")
  }
}

extension Command {
  fileprivate static func expectNothing(
    _ count: Int32, _ arguments: ArgumentVector
  ) throws(UsageError) {
    if let word = try CommandWords<NoOption>(count, arguments).texts.first {
      throw .operandUnexpected(word)
    }
  }
}

extension CommandContext {
  /// Asks the program that is running.
  fileprivate func ask(_ request: ControlRequest) throws(Failure) -> ControlStatus {
    do throws(ControlFault) {
      return try ControlClient.ask(request, path: paths.controlSocket)
    } catch {
      switch error {
      case .nothingFound: throw .nothingToPlay
      case .notRunning, .alreadyRunning, .unusable: throw .noProgramRunning
      case .noAnswer, .notUnderstood, .refused: throw .noAnswer
      }
    }
  }
}
