import Glibc

/// Another program, run to its end.
enum ChildProcess {
  /// Runs a program, searched in PATH when its name has no slash; `false` when it does not start.
  static func run(_ words: [String]) -> Bool {
    let arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var child = pid_t()
    guard posix_spawnp(&child, words.first ?? "", nil, nil, arguments, environ) == 0 else {
      return false
    }
    return waitpid(child, nil, 0) == child
  }
}
