import Glibc

/// A place for a socket; it goes away with the value.
final class SocketFolder {
  let path: String
  var socket: String { path + "/otodana.sock" }

  init() {
    let template = strdup("/tmp/otodana-run-XXXXXX")
    defer { free(template) }
    path = template.flatMap { mkdtemp($0) }.map { String(cString: $0) } ?? ""
  }

  deinit {
    unlink(socket)
    rmdir(path)
  }
}
