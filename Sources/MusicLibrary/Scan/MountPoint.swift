/// A directory in which another file system begins, as its device tells.
enum MountPoint {
  /// Whether another file system begins in a directory.
  static func isMount(_ path: [UInt8]) -> Bool {
    guard let outer = outerDevice(of: path), let own = FileIdentity(following: path) else {
      return false
    }
    return own.device != outer
  }

  /// The device of the directory that one is in; `nil` when it is a link or there is none.
  static func outerDevice(of path: [UInt8]) -> Int64? {
    FilePath.isLink(path)
      ? nil : FileIdentity(following: FilePath.joined(path, Array("..".utf8)))?.device
  }
}
