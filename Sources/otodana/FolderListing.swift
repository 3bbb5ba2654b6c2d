import AppCore
import Glibc

/// The names in a folder, for the completion of a path.
enum FolderListing {
  /// Reads the names.
  ///
  /// - Parameter path: The folder; empty for the one the program runs in.
  /// - Returns: All names but `.` and `..`, in order; none where the folder cannot be read.
  /// - Complexity: O(*n* log *n*) for *n* names.
  static func names(in path: [UInt8]) -> [FileName] {
    let path = path.isEmpty ? [UInt8(ascii: ".")] : path
    guard let folder = opendir(path.map { CChar(bitPattern: $0) } + [0]) else { return [] }
    defer { closedir(folder) }
    var names: [FileName] = []
    while let entry = readdir(folder) {
      let name = bytes(of: entry)
      guard name != [UInt8(ascii: ".")], name != Array("..".utf8) else { continue }
      names.append(FileName(name, isFolder: isFolder(entry, in: folder)))
    }
    return names.sorted { $0.text < $1.text }
  }

  private static func bytes(of entry: UnsafeMutablePointer<dirent>) -> [UInt8] {
    withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
  }

  /// Whether an entry is a folder; a link is what it leads to.
  private static func isFolder(
    _ entry: UnsafeMutablePointer<dirent>, in folder: OpaquePointer
  ) -> Bool {
    switch Int(entry.pointee.d_type) {
    case Int(DT_DIR): return true
    case Int(DT_LNK), Int(DT_UNKNOWN):
      var status = stat()
      let name = bytes(of: entry).map { CChar(bitPattern: $0) } + [0]
      return fstatat(dirfd(folder), name, &status, 0) == 0 && status.st_mode & S_IFMT == S_IFDIR
    default: return false
    }
  }
}
