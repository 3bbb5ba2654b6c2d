import Glibc

/// Folders with everything in them.
enum FileTree {
  /// Removes a file or a folder with all it holds; of a link the link itself.
  static func remove(_ path: String) {
    if !isLink(path) { for name in names(in: path) { remove(path + "/" + name) } }
    _ = Glibc.remove(path)
  }

  /// The bytes of all files below a folder together.
  static func size(of path: String) -> Int {
    var status = stat()
    guard lstat(path, &status) == 0 else { return 0 }
    guard status.st_mode & S_IFMT == S_IFDIR else { return Int(status.st_size) }
    return names(in: path).reduce(0) { $0 + size(of: path + "/" + $1) }
  }

  /// The names in a folder, sorted; none when there is no such folder.
  static func names(in path: String) -> [String] {
    guard !isLink(path), let directory = opendir(path) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
        field.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}
