internal import Glibc

/// What tells, without opening it, whether a file is the same as before.
struct FileStamp: Hashable, Sendable {
  /// Which file it is.
  var identity: FileIdentity
  /// Number of bytes.
  var size: Int64
  /// When its content last changed: nanoseconds since 1970.
  var modifiedAt: Int64

  /// Makes a stamp from its parts.
  init(identity: FileIdentity, size: Int64, modifiedAt: Int64) {
    self.identity = identity
    self.size = size
    self.modifiedAt = modifiedAt
  }

  /// The stamp of a file the system has described.
  init(_ status: stat) {
    identity = FileIdentity(status)
    size = Int64(status.st_size)
    modifiedAt = Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec)
  }
}

/// A file or directory itself, whatever its path.
struct FileIdentity: Hashable, Sendable {
  var device: Int64
  var inode: Int64

  /// Makes an identity from its parts.
  init(device: Int64, inode: Int64) {
    self.device = device
    self.inode = inode
  }

  /// The identity of what is at a path, links not followed; `nil` when there is nothing.
  init?(path: [UInt8]) {
    var status = stat()
    guard FilePath.withCString(path, { lstat($0, &status) }) == 0 else { return nil }
    self.init(status)
  }

  /// The identity of what the system has described.
  init(_ status: stat) {
    device = Int64(bitPattern: UInt64(status.st_dev))
    inode = Int64(bitPattern: UInt64(status.st_ino))
  }
}
