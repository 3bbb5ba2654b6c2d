import CSystem
import Glibc

/// What tmux is set to around this program, and where it is shown.
struct TmuxOptions {
  /// Whether tmux passes on what it does not understand; `nil` when it does not say.
  var passesThrough: Bool?
  /// Name and version of the terminal around tmux, as it told them; `nil` when it did not.
  var outerVersion: String?

  /// How long tmux is waited for, in nanoseconds; it answers within milliseconds.
  private static let patience: Int64 = 300_000_000

  /// Asks tmux, for up to 300 ms.
  ///
  /// - Returns: What it answers; `nil` when it does not.
  static func current() -> TmuxOptions? {
    guard
      let answer = answer(to: [
        "tmux", "display-message", "-p", "#{client_termtype}", ";", "show-options", "-Apqv",
        "allow-passthrough",
      ])
    else { return nil }
    let lines = answer.split(separator: "\n", omittingEmptySubsequences: false)
    var options = TmuxOptions()
    if let name = lines.first, !name.isEmpty { options.outerVersion = String(name) }
    if lines.count > 1, !lines[1].isEmpty {
      options.passesThrough = ["on", "all"].contains(lines[1])
    }
    return options
  }

  /// What a command prints until it ends.
  private static func answer(to command: [String]) -> String? {
    let words = command.map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var child = csystem_child()
    guard csystem_spawn(words, &child) == 0 else { return nil }
    defer {
      close(child.output)
      kill(child.pid, SIGKILL)
      csystem_reap(child.pid)
    }
    close(child.input)
    let deadline = csystem_clock() + patience
    var text: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 256)
    while true {
      var watch = csystem_watch(descriptor: child.output, readable: false, closed: false)
      let rest = max(0, deadline - csystem_clock())
      guard csystem_wait(&watch, 1, rest) > 0 else { return nil }
      let count = read(child.output, &buffer, buffer.count)
      if count <= 0 { break }
      text += buffer[..<count]
      // An answer is two short lines.
      if text.count > 4_096 { return nil }
    }
    return text.isEmpty ? nil : String(decoding: text, as: UTF8.self)
  }
}
