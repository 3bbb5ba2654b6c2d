internal import CSystem
internal import Glibc

/// Reads the names in directories with the system's own call and one buffer for all of them.
///
/// The C library's `readdir` has a buffer of its own for each directory, and asks for the status of
/// each, too: a tenth of the calls that a walk makes.
struct DirectoryEntries {
  private var buffer: [UInt8] = []

  /// Bytes that are read at once; the C library takes as many.
  private static let size = 32 * 1_024

  /// Opens a directory to be read; -1 where that fails, with the reason in `errno`.
  static func open(_ path: [UInt8]) -> Int32 {
    FilePath.withCString(path) {
      Glibc.open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NONBLOCK)
    }
  }

  /// Gives each name to a closure until it returns `false`.
  ///
  /// - Parameters:
  ///   - descriptor: A directory from whose beginning nothing was read yet.
  ///   - body: Takes a name, which a zero byte follows and which is valid inside the closure, and
  ///     its type, one of `DT_REG` and so on.
  /// - Returns: 0, or the system's number of the error that the reading ended with.
  mutating func forEach(
    in descriptor: Int32, _ body: (UnsafeRawBufferPointer, UInt8) -> Bool
  ) -> Int32 {
    if buffer.isEmpty { buffer = [UInt8](repeating: 0, count: Self.size) }
    return buffer.withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress else { return 0 }
      while true {
        let count = csystem_read_directory(descriptor, start, UInt(bytes.count))
        // A directory that was removed after it was opened has nothing in it.
        guard count > 0 else { return count == 0 || errno == ENOENT ? 0 : errno }
        var offset = 0
        while offset < count {
          let entry = UnsafeRawPointer(start + offset)
          let name = entry + CSYSTEM_ENTRY_NAME
          let length = strlen(name.assumingMemoryBound(to: CChar.self))
          let type = entry.load(fromByteOffset: CSYSTEM_ENTRY_TYPE, as: UInt8.self)
          guard body(UnsafeRawBufferPointer(start: name, count: length), type) else { return 0 }
          offset += Int(
            entry.loadUnaligned(fromByteOffset: CSYSTEM_ENTRY_LENGTH, as: UInt16.self))
        }
      }
    }
  }
}
