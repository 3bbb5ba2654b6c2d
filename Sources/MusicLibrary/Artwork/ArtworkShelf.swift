internal import Glibc
internal import MusicModel

/// Covers that were made, kept as files: they need no decoding when the program is opened again.
///
/// A file is found by what it was made of (path, size and date of the picture's file) and by the
/// size it was made in. Everything here may be deleted at any time, by anybody; what is torn or
/// belongs to something else is as if it were not there. When the files take more than the limit,
/// those that were not used for longest go.
public actor ArtworkShelf {
  private let executor: ThreadExecutor
  private let folder: [UInt8]
  private let limit: Int
  /// Bytes that the files take; `nil` before they were counted.
  private var size: Int?
  private var drafts = 0

  /// The thread the actor lives on.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  /// Makes a shelf; its folder is made with the first cover.
  ///
  /// - Parameters:
  ///   - folder: Path of the folder, for this shelf alone.
  ///   - limit: Bytes on the disk that it may take.
  /// - Throws: `.workerUnavailable` when there is no thread.
  public init(folder: String, limit: Int = 256 << 20) throws(LibraryError) {
    executor = try ThreadExecutor()
    self.folder = Array(folder.utf8)
    self.limit = limit
  }

  /// What became of a job before; `nil` when it is not known.
  func answer(to job: ArtworkJob, of version: CoverFile.Version) -> ArtworkAnswer? {
    let entry = ArtworkFile(job: job, version: version)
    let path = FilePath.joined(folder, entry.name)
    guard let file = RegularFile(path: path) else { return nil }
    defer { file.close() }
    guard file.size <= ArtworkFile.largestSize,
      let answer = entry.answer(in: file.bytes(at: 0, count: file.size))
    else { return nil }
    // Used just now; files that were used today need no other date.
    if time(nil) - file.modifiedAt > 86_400 { futimens(file.descriptor, nil) }
    return answer
  }

  /// Keeps what became of a job; a failure of the disk is no failure of the cover.
  func keep(_ answer: ArtworkAnswer, to job: ArtworkJob, of version: CoverFile.Version) {
    guard answer.isLasting else { return }
    let entry = ArtworkFile(job: job, version: version)
    let path = FilePath.joined(folder, entry.name)
    let bytes = entry.bytes(of: answer)
    let before = size ?? files().reduce(0) { $0 + $1.size }
    guard write(bytes, to: path) else { return }
    let total = before + Self.space(bytes.count)
    size = total
    if total > limit { clear() }
  }

  // MARK: - Files

  private struct Kept {
    var path: [UInt8]
    var size: Int
    var usedAt: Int
  }

  /// Writes a file so that nobody sees half of it.
  private func write(_ bytes: [UInt8], to path: [UInt8]) -> Bool {
    FilePath.makeDirectories(FilePath.split(path).directory)
    drafts += 1
    let draft = path + Array(".\(getpid()).\(drafts)".utf8)
    let descriptor = FilePath.withCString(draft) {
      open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    }
    guard descriptor >= 0 else { return false }
    let written = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    let isWhole = close(descriptor) == 0 && written == bytes.count
    let isPlaced =
      isWhole
      && FilePath.withCString(draft) { from in
        FilePath.withCString(path) { rename(from, $0) == 0 }
      }
    if !isPlaced { _ = FilePath.withCString(draft) { unlink($0) } }
    return isPlaced
  }

  /// Removes the oldest files until a quarter of the limit is free.
  private func clear() {
    let all = files()
    var total = all.reduce(0) { $0 + $1.size }
    for file in all.sorted(by: { $0.usedAt < $1.usedAt }) {
      guard total > limit - limit / 4 else { break }
      if FilePath.withCString(file.path, { unlink($0) }) == 0 { total -= file.size }
    }
    size = total
  }

  private func files() -> [Kept] {
    Self.names(in: folder).flatMap { part in
      let directory = FilePath.joined(folder, part)
      return Self.names(in: directory).compactMap { name -> Kept? in
        let path = FilePath.joined(directory, name)
        var status = stat()
        guard FilePath.withCString(path, { lstat($0, &status) }) == 0,
          status.st_mode & S_IFMT == S_IFREG
        else { return nil }
        return Kept(
          path: path, size: Self.space(Int(status.st_size)), usedAt: Int(status.st_mtim.tv_sec))
      }
    }
  }

  private static func names(in directory: [UInt8]) -> [[UInt8]] {
    guard let stream = FilePath.withCString(directory, { opendir($0) }) else { return [] }
    defer { closedir(stream) }
    var names: [[UInt8]] = []
    while let entry = readdir(stream) {
      let name = DirectoryWalk.name(entry)
      if name.first != UInt8(ascii: ".") { names.append(Array(name)) }
    }
    return names
  }

  /// What a file takes of a disk, in whole blocks.
  private static func space(_ size: Int) -> Int { (size + 4_095) & ~4_095 }
}
