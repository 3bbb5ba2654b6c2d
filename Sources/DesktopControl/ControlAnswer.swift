import JSON

/// The answers on the socket: what is heard, or what went wrong.
///
///     {"ok": true, "status": {"state": "playing", …}}
///     {"ok": false, "error": "nothing-found"}
enum ControlAnswer {
  /// The line of an answer, without its line feed.
  static func line(_ answer: Result<NowPlaying, ControlFault>) -> [UInt8] {
    switch answer {
    case .success(let playing):
      let value: JSONValue = ["ok": true, "status": playing.value]
      return value.bytes
    case .failure(let fault):
      let value: JSONValue = ["ok": false, "error": .text(fault.name ?? "refused")]
      return value.bytes
    }
  }

  /// Reads a line: the status as JSON on one line.
  static func status(_ line: [UInt8]) throws(ControlFault) -> ControlStatus {
    guard let value = try? JSONValue(line), let isDone = value["ok"]?.truth else {
      throw .noAnswer
    }
    if !isDone { throw ControlFault(name: value["error"]?.text ?? "") }
    guard let status = value["status"], case .object = status else { throw .noAnswer }
    return ControlStatus(value: status)
  }
}
