import Glibc

/// The processes of the system, as far as a test may look into them.
enum ProcessTable {
  /// The command lines of the processes that live in a home, by process number.
  ///
  /// A process belongs to a home when its environment says so, which children inherit.
  static func commands(in home: TestHome) -> [pid_t: String] {
    var commands: [pid_t: String] = [:]
    for name in FileTree.names(in: "/proc") {
      guard let number = pid_t(name),
        parts(of: "/proc/\(name)/environ").contains("HOME=" + home.path)
      else { continue }
      commands[number] = parts(of: "/proc/\(name)/cmdline").joined(separator: " ")
    }
    return commands
  }

  /// Waits until the processes that live in a home are as wanted.
  ///
  /// - Returns: Whether they were, before the patience of a test's terminal was over.
  static func wait(in home: TestHome, until isWanted: ([String]) -> Bool) -> Bool {
    let deadline = ContinuousClock.now + .seconds(10)
    while ContinuousClock.now < deadline {
      if isWanted(Array(commands(in: home).values)) { return true }
      usleep(2_000)
    }
    return false
  }

  /// The texts of a file of the system that ends each with a zero byte.
  private static func parts(of file: String) -> [String] {
    let descriptor = open(file, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(descriptor, &buffer, buffer.count)
    return buffer.prefix(max(0, count)).split(separator: 0)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
