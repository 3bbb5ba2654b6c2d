internal import Glibc
internal import MusicModel

/// Covers as files of pictures, for other programs that show what plays.
///
/// A cover inside a music file has none of its own; it is copied to a folder that keeps a few.
struct SharedCovers {
  /// The absolute path of the folder; it is made when it is needed.
  let folder: String

  /// Copies that are kept: those of the last albums, since a program may show one later.
  static let limit = 16

  /// The file with a cover; `nil` when there is none, or its copy cannot be written.
  ///
  /// - Complexity: O(bytes of the file's tags) for a cover inside a music file.
  func path(of source: CoverSource) -> [UInt8]? {
    switch source {
    case .file(let path): return FilePath.exists(path) ? path : nil
    case .embedded(let path):
      guard let bytes = EmbeddedPicture.frontCover(inFileAt: path),
        bytes.count <= CoverReader.longestFile
      else { return nil }
      return copy(bytes)
    }
  }

  /// Keeps a picture under a name that only its content has.
  private func copy(_ bytes: [UInt8]) -> [UInt8]? {
    guard let ending = Self.endings[EmbeddedPicture.mediaType(of: bytes)] else { return nil }
    let digest = UInt64(bitPattern: StableDigest.of(bytes: bytes))
    let path = Array("\(folder)/\(String(digest, radix: 16)).\(ending)".utf8)
    if FilePath.exists(path) { return path }
    mkdir(folder, 0o700)
    makeRoom()
    let draft = path + Array(".new".utf8)
    guard write(bytes, to: draft),
      FilePath.withCString(draft, { old in FilePath.withCString(path) { rename(old, $0) } }) == 0
    else { return nil }
    return path
  }

  private static let endings = [
    "image/jpeg": "jpg", "image/png": "png", "image/gif": "gif", "image/webp": "webp",
    "image/bmp": "bmp",
  ]

  private func write(_ bytes: [UInt8], to path: [UInt8]) -> Bool {
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC
    let descriptor = FilePath.withCString(path) { open($0, flags, 0o600) }
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Removes the oldest copies until another one may be added.
  private func makeRoom() {
    var copies = copies()
    while copies.count >= Self.limit, let oldest = copies.min(by: { $0.value < $1.value })?.key {
      _ = FilePath.withCString(oldest, unlink)
      copies[oldest] = nil
    }
  }

  /// The paths of the copies, with the time each was written, in nanoseconds.
  private func copies() -> [[UInt8]: Int] {
    guard let directory = opendir(folder) else { return [:] }
    defer { closedir(directory) }
    var copies: [[UInt8]: Int] = [:]
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
        field.withMemoryRebound(to: CChar.self, capacity: 256) { FilePath.bytes(of: $0) }
      }
      let path = FilePath.joined(Array(folder.utf8), name)
      var status = stat()
      guard FilePath.withCString(path, { lstat($0, &status) }) == 0,
        status.st_mode & S_IFMT == S_IFREG
      else { continue }
      copies[path] = status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec
    }
    return copies
  }
}
