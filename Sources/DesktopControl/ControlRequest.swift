import JSON

/// What another program asks of a running one, a JSON object a line.
///
///     {"command": "play", "query": "artist:nico"}
public enum ControlRequest: Hashable, Sendable {
  /// Play on, or play what a query finds.
  case play(query: String?)
  /// Halt.
  case pause
  /// Go to the next entry.
  case next
  /// Go to the entry before.
  case previous
  /// Tell what is heard.
  case status

  /// The line to send, without its line feed.
  var line: [UInt8] {
    var members = [JSONMember("command", .text(name))]
    if case .play(let query?) = self { members.append(JSONMember("query", .text(query))) }
    return JSONValue.object(members).bytes
  }

  private var name: String {
    switch self {
    case .play: "play"
    case .pause: "pause"
    case .next: "next"
    case .previous: "previous"
    case .status: "status"
    }
  }

  /// Reads a line.
  ///
  /// - Throws: `ControlFault.notUnderstood`; other members than the known ones are passed over.
  init(line: [UInt8]) throws(ControlFault) {
    guard let value = try? JSONValue(line) else { throw .notUnderstood }
    switch value["command"]?.text {
    case "play":
      let query = value["query"]
      guard query == nil || query?.text != nil else { throw .notUnderstood }
      self = .play(query: query?.text)
    case "pause": self = .pause
    case "next": self = .next
    case "previous": self = .previous
    case "status": self = .status
    default: throw .notUnderstood
    }
  }
}
