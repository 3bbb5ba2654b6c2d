internal import Glibc

/// An open regular file; it never is a pipe or a device that would block.
struct RegularFile {
  let descriptor: Int32
  /// Number of bytes.
  let size: Int
  /// When it was changed, in Unix seconds.
  let modifiedAt: Int
  /// The first bytes, where they were wanted at once.
  private let start: [UInt8]

  /// First bytes that hold most tags without pictures.
  static let usualHead = 16_384

  /// Opens a file; `nil` when that is not possible or it is no regular file.
  ///
  /// - Parameters:
  ///   - path: Its path.
  ///   - count: First bytes that are read at once and kept, as several readers look at them.
  init?(path: [UInt8], keeping count: Int = 0) {
    let flags = O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
    descriptor = FilePath.withCString(path) { open($0, flags) }
    guard descriptor >= 0 else { return nil }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      Glibc.close(descriptor)
      return nil
    }
    size = Int(status.st_size)
    modifiedAt = Int(status.st_mtim.tv_sec)
    start = count > 0 ? Self.read(descriptor, at: 0, count: min(count, size)) : []
  }

  /// Closes it.
  func close() { Glibc.close(descriptor) }

  /// Reads up to `count` bytes at an offset; fewer at the end or on a failure.
  func bytes(at offset: Int, count: Int) -> [UInt8] {
    guard offset >= 0, count > 0 else { return [] }
    let kept = start.count - offset
    guard kept > 0, count <= kept || start.count == size else {
      return Self.read(descriptor, at: offset, count: count)
    }
    return Array(start[offset..<(offset + min(count, kept))])
  }

  /// Gives what `bytes` would to a closure, without a copy where they are kept.
  func withBytes<Result>(
    at offset: Int, count: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    guard offset >= 0, count >= 0, count <= start.count - offset else {
      return bytes(at: offset, count: count).withUnsafeBufferPointer(body)
    }
    return withStart { body(UnsafeBufferPointer(rebasing: $0[offset..<(offset + count)])) }
  }

  /// Gives the bytes that were kept to a closure.
  func withStart<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    start.withUnsafeBufferPointer(body)
  }

  private static func read(_ descriptor: Int32, at offset: Int, count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = max(0, pread(descriptor, buffer.baseAddress, count, off_t(offset)))
    }
  }

  /// The first bytes, as many as the kind may have to be told by.
  func head() -> [UInt8] { bytes(at: 0, count: FormatSniffer.headSize) }

  /// The kind of the file by its content, with its name for those that have no mark.
  ///
  /// - Parameters:
  ///   - name: Name or path.
  ///   - head: What `head` gave.
  /// - Returns: The kind; `nil` when nothing speaks for music.
  func format(name: [UInt8], head: [UInt8]) -> AudioFormat? {
    var head = head
    var offset = 0
    // A file can carry several ID3v2 tags in a row; the music is behind the last.
    for _ in 0..<4 {
      let tag = FormatSniffer.id3v2Size(head)
      if tag == 0 {
        // A tag whose size makes no sense hides where the music begins.
        if head.starts(with: "ID3".utf8) { return .mpeg }
        break
      }
      offset += tag
      head = bytes(at: offset, count: FormatSniffer.headSize)
    }
    return FormatSniffer.format(head, hasID3v2: offset > 0, name: name)
  }

  /// A number that stays when tags at the front of the file change: its last bytes, hashed.
  func fingerprint() -> Int64 {
    StableDigest.of(
      bytes: bytes(at: max(0, size - Self.fingerprintSize), count: Self.fingerprintSize))
  }

  /// Bytes of the end that are hashed: longer than an ID3v1 tag, one block of a disk.
  private static let fingerprintSize = 4_096
}
