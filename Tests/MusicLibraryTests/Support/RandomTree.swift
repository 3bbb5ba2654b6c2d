import Glibc
import SeededRandom

@testable import MusicLibrary

/// A tree of music that changes at random, in all ways that a scan has to notice.
struct RandomTree {
  /// Whether cue sheets are among it.
  let hasSheets: Bool
  private let directory: TemporaryDirectory
  private var random: SplitMix64
  private var next = 0
  /// Titles of files that there is or was more than one of.
  private(set) var shared: Set<String> = []

  private static let folders = ["a", "b", "b/CD 1", "b/CD 2", "c", "c/d", "e"]

  init(_ directory: TemporaryDirectory, seed: UInt64, hasSheets: Bool) {
    self.hasSheets = hasSheets
    self.directory = directory
    random = SplitMix64(seed: seed)
  }

  /// A number below another.
  mutating func pick(_ count: Int) -> Int { Int.random(in: 0..<max(1, count), using: &random) }

  /// A folder, which need not be there.
  mutating func folder() -> String { Self.folders[pick(Self.folders.count)] }

  /// Fills the folders.
  mutating func grow() throws {
    for folder in Self.folders {
      for _ in 0..<4 { try write(to: newName(in: folder)) }
    }
  }

  /// Does one thing to one or two files.
  mutating func change() throws {
    guard let file = anyFile(), let other = anyFile() else { return try grow() }
    switch pick(14) {
    case 0: try write(to: newName(in: folder()))
    case 1: try write(to: file)
    case 2: try directory.rename(file, to: newName(in: folder()))
    case 3: try directory.rename(file, to: other)
    case 4: try directory.delete(file)
    case 5: touch(file, second: 1_000_000_000 + pick(1_000))
    case 6: try swap(file, other)
    case 7: try link(file)
    case 8: try replaceAlike(file)
    case 9: try moveFolder()
    case 10: directory.deleteAll("music/" + folder())
    case 11: try writeBeside()
    case 12: try directory.write(Array("no music \(pick(3))".utf8), to: newName(in: folder()))
    default: try copy(file)
    }
  }

  private mutating func newName(in folder: String) -> String {
    next += 1
    return "music/\(folder)/\(next).flac"
  }

  /// All titles are as long as each other, so that a file may be replaced by one of its size.
  private mutating func write(to name: String) throws {
    next += 1
    let title = "T\(10_000 + next)"
    let sound = withUnsafeBytes(of: random.next()) { [UInt8]($0) }
    let album = "A\(name.split(separator: "/").dropLast().last ?? "")"
    let file = TaggedFlac(tags: [("TITLE", title), ("ALBUM", album)], sound: sound + sound)
    try directory.write(file.bytes, to: name)
  }

  private mutating func anyFile() -> String? {
    let files = Self.folders.flatMap { folder in
      directory.names(in: "music/" + folder).filter { $0.hasSuffix(".flac") }
        .map { "music/\(folder)/\($0)" }
    }
    return files.isEmpty ? nil : files[pick(files.count)]
  }

  private func touch(_ file: String, second: Int) {
    let time = timespec(tv_sec: second, tv_nsec: 0)
    utimensat(AT_FDCWD, directory.path(file), [time, time], 0)
  }

  private func swap(_ file: String, _ other: String) throws {
    guard file != other else { return }
    try directory.rename(file, to: "aside")
    try directory.rename(other, to: file)
    try directory.rename("aside", to: other)
  }

  private mutating func link(_ file: String) throws {
    share(file)
    let name = newName(in: folder())
    directory.makeDirectory(
      String(decoding: FilePath.split(Array(name.utf8)).directory, as: UTF8.self))
    Glibc.link(directory.path(file), directory.path(name))
  }

  private mutating func copy(_ file: String) throws {
    share(file)
    try directory.copy(file, to: newName(in: folder()))
  }

  /// Puts another file of the same size and time in a file's place.
  private mutating func replaceAlike(_ file: String) throws {
    touch(file, second: 1_200_000_000)
    try write(to: "aside.flac")
    touch("aside.flac", second: 1_200_000_000)
    try directory.rename("aside.flac", to: file)
  }

  private mutating func moveFolder() throws {
    let (old, new) = (folder(), folder())
    guard !directory.names(in: "music/" + old).isEmpty,
      directory.names(in: "music/" + new).isEmpty, !new.hasPrefix(old)
    else { return }
    try directory.rename("music/" + old, to: "music/" + new)
  }

  private mutating func writeBeside() throws {
    let folder = "music/" + folder()
    if !hasSheets || pick(2) == 0 {
      let picture = [UInt8](repeating: 1, count: 1 + pick(3))
      return try directory.write(picture, to: folder + "/cover.jpg")
    }
    let name = directory.names(in: folder).first { $0.hasSuffix(".flac") } ?? "none.flac"
    let sheet = """
      FILE "\(name)" WAVE
        TRACK 01 AUDIO
          INDEX 01 00:00:00
        TRACK 02 AUDIO
          INDEX 01 00:0\(pick(4)):00

      """
    try directory.write(Array(sheet.utf8), to: folder + "/sheet.cue")
  }

  private mutating func share(_ file: String) {
    guard let bytes = try? directory.read(file) else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    if let start = text.firstRange(of: "TITLE=T") {
      shared.insert("T" + text[start.upperBound...].prefix(5))
    }
  }
}
