import CSystem
import Glibc

/// What tmux is set to around this program.
enum TmuxOptions {
  /// How long tmux is waited for, in nanoseconds; it answers within milliseconds.
  private static let patience: Int64 = 300_000_000

  /// Whether tmux passes on what it does not understand; `nil` when it does not say.
  static func allowsPassthrough() -> Bool? {
    let command = ["tmux", "show-options", "-Apqv", "allow-passthrough"]
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
    var watch = csystem_watch(descriptor: child.output, readable: false, closed: false)
    guard csystem_wait(&watch, 1, patience) > 0 else { return nil }
    var buffer = [UInt8](repeating: 0, count: 64)
    let count = read(child.output, &buffer, buffer.count)
    guard count > 0 else { return nil }
    return ["on", "all"].contains(
      String(decoding: buffer[..<count].prefix { $0 != 0x0A }, as: UTF8.self))
  }
}
