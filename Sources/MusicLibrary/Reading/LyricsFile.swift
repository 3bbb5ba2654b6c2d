/// The words of a track: those of a file beside it, else those in its tags.
enum LyricsFile {
  /// A file of words larger than this is none, in bytes.
  private static let largestSize = 1 << 20
  private static let fileExtension = Array(".lrc".utf8)

  /// The words of the track whose file is at a path; `nil` when it has none.
  ///
  /// The file beside it has its name with the ending `lrc`, and is in any charset. Tags are read
  /// from files only that a scan has read before.
  static func text(for path: [UInt8]) -> String? {
    if let file = RegularFile(path: beside(path)) {
      defer { file.close() }
      if file.size > 0, file.size <= largestSize {
        let lines = PlaylistText(file.bytes(at: 0, count: file.size)).lines
        return lines.map(\.text).joined(separator: "\n")
      }
    }
    guard case .tags(let tags, _) = TagReader().read(path), !tags.lyrics.isEmpty else { return nil }
    return tags.lyrics
  }

  /// The path of the words beside a file.
  private static func beside(_ path: [UInt8]) -> [UInt8] {
    let name = FilePath.split(path).name
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > 0 else {
      return path + fileExtension
    }
    return path.dropLast(name.count - dot) + fileExtension
  }
}
