import Glibc

/// A home directory for one test, removed with it.
final class TestHome {
  /// Its absolute path.
  let path: String

  /// Makes an empty home under the system's directory for temporary files.
  init() throws {
    let pattern = Array("/tmp/otodana-test-XXXXXX".utf8CString)
    path = try pattern.withUnsafeBufferPointer { buffer in
      var name = Array(buffer)
      guard let made = mkdtemp(&name) else { throw TestHomeError.notMade }
      return String(cString: made)
    }
  }

  deinit { Self.remove(path) }

  /// The variables that make a program live in this home.
  var environment: [String: String] {
    [
      "HOME": path, "XDG_DATA_HOME": path + "/data", "XDG_CACHE_HOME": path + "/cache",
      "XDG_STATE_HOME": path + "/state", "XDG_CONFIG_HOME": path + "/config",
    ]
  }

  /// The path of a file or folder in it.
  func path(_ name: String) -> String { path + "/" + name }

  /// Makes a folder in it and answers with its path.
  func makeFolder(_ name: String) -> String {
    mkdir(path(name), 0o755)
    return path(name)
  }

  /// Writes a file in it and answers with its path.
  @discardableResult
  func write(_ name: String, _ text: String) -> String {
    guard let file = fopen(path(name), "w") else { return path(name) }
    fputs(text, file)
    fclose(file)
    return path(name)
  }

  private static func remove(_ path: String) {
    if let directory = opendir(path) {
      while let entry = readdir(directory) {
        let name = withUnsafePointer(to: &entry.pointee.d_name.0) { String(cString: $0) }
        if name != ".", name != ".." { remove(path + "/" + name) }
      }
      closedir(directory)
    }
    _ = Glibc.remove(path)
  }
}

/// Why a home cannot be made.
enum TestHomeError: Error {
  case notMade
}
