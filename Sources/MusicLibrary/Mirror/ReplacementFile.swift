internal import Glibc

/// A file that takes the place of another as a whole, or not at all.
///
/// It is written beside its place and renamed when it is on the disk; one that is let go of before
/// leaves nothing behind. Only one at a time may be made for a place.
final class ReplacementFile {
  private let path: String
  private let draft: String
  private var descriptor: Int32
  private var buffer: [UInt8] = []
  /// Bytes that were added.
  private(set) var size = 0

  private static let bufferSize = 65_536

  /// Begins a file.
  ///
  /// - Throws: `.copyNotWritten` with the system's error number.
  init(replacing path: String) throws(LibraryError) {
    self.path = path
    draft = path + ".new"
    descriptor = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .copyNotWritten(errno) }
    buffer.reserveCapacity(Self.bufferSize + 4_096)
  }

  deinit {
    guard descriptor >= 0 else { return }
    close(descriptor)
    unlink(draft)
  }

  /// Adds a line.
  func add(line: String) throws(LibraryError) {
    let before = buffer.count
    buffer.append(contentsOf: line.utf8)
    buffer.append(0x0A)
    size += buffer.count - before
    if buffer.count >= Self.bufferSize { try flush() }
  }

  /// Puts the file in its place; what was there is kept under another path, if one is given.
  func commit(keepingOldAt earlier: String? = nil) throws(LibraryError) {
    try flush()
    guard fsync(descriptor) == 0 else { throw .copyNotWritten(errno) }
    if let earlier {
      unlink(earlier)
      _ = link(path, earlier)
    }
    guard rename(draft, path) == 0 else { throw .copyNotWritten(errno) }
    close(descriptor)
    descriptor = -1
    Self.synchronise(directoryOf: path)
  }

  /// Makes sure that the names in a file's directory are on the disk.
  static func synchronise(directoryOf path: String) {
    let directory = FilePath.split(Array(path.utf8)).directory
    let descriptor = FilePath.withCString(directory) { open($0, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  private func flush() throws(LibraryError) {
    var start = 0
    while start < buffer.count {
      let count = buffer.withUnsafeBytes { bytes in
        write(descriptor, bytes.baseAddress?.advanced(by: start), bytes.count - start)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw .copyNotWritten(errno) }
      start += count
    }
    buffer.removeAll(keepingCapacity: true)
  }
}
