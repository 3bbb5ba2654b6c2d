internal import Glibc

/// What tells, without opening it, whether a file is the same as before.
struct FileStamp: Hashable, Sendable {
  /// Which file it is.
  var identity: FileIdentity
  /// Number of bytes.
  var size: Int64
  /// When its content last changed, as programs may claim it: nanoseconds since 1970.
  var modifiedAt: Int64
  /// When anything of it last changed, as the system saw it: nanoseconds since 1970; 0 when
  /// unknown.
  var changedAt: Int64

  /// Makes a stamp from its parts.
  init(identity: FileIdentity, size: Int64, modifiedAt: Int64, changedAt: Int64 = 0) {
    self.identity = identity
    self.size = size
    self.modifiedAt = modifiedAt
    self.changedAt = changedAt
  }

  /// The stamp of a file the system has described.
  init(_ status: stat) {
    identity = FileIdentity(status)
    size = Int64(status.st_size)
    modifiedAt = Self.nanoseconds(status.st_mtim)
    changedAt = Self.nanoseconds(status.st_ctim)
  }

  /// Whether a file at the same path with an earlier stamp is this file, unchanged.
  ///
  /// The device may be another: many systems number theirs anew at each start.
  func isUnchanged(since known: FileStamp) -> Bool {
    identity.inode == known.identity.inode && size == known.size && modifiedAt == known.modifiedAt
      && (changedAt == known.changedAt || known.changedAt == 0)
  }

  /// Whether a file at another path with an earlier stamp was this file; a move counts as a change
  /// of the file, but leaves its content.
  func isMoved(from known: FileStamp) -> Bool {
    identity == known.identity && size == known.size && modifiedAt == known.modifiedAt
  }

  private static func nanoseconds(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
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

  /// The identity of what is at a path, links followed; `nil` when nothing can be found there.
  init?(following path: [UInt8]) {
    var status = stat()
    guard FilePath.withCString(path, { stat($0, &status) }) == 0 else { return nil }
    self.init(status)
  }

  /// The identity of what the system has described.
  init(_ status: stat) {
    device = Int64(bitPattern: UInt64(status.st_dev))
    inode = Int64(bitPattern: UInt64(status.st_ino))
  }
}
