internal import MusicModel

/// The old text of the files in one folder, as far as they have been looked at.
struct FolderReading {
  /// A file with old text.
  struct File {
    var waiting: WaitingFile
    var text: LegacyText
  }

  private(set) var files: [[UInt8]: File] = [:]
  /// Whether a file came, went or changed, so that the charset is to be guessed anew.
  private(set) var isTouched = false

  /// Takes a file; one that is as it was touches nothing.
  mutating func add(_ text: LegacyText, of waiting: WaitingFile, isNew: Bool) {
    files[waiting.file.name] = File(waiting: waiting, text: text)
    if isNew { isTouched = true }
  }

  /// Notes that a file is not there any more.
  mutating func touch() { isTouched = true }

  /// Files whose charset is another than they were read in, each to be read in it.
  ///
  /// - Parameter preferred: Charsets that win near ties.
  /// - Returns: Files to read, none where nothing was touched.
  /// - Complexity: O(bytes of the texts).
  func corrections(preferring preferred: [Charset]) -> [WaitingFile] {
    guard isTouched else { return [] }
    let files = files.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
    let charsets = FolderTexts(preferring: preferred).charsets(of: files.map(\.text.sample))
    return zip(files, charsets).compactMap { file, charset in
      guard charset != file.text.charset else { return nil }
      var waiting = file.waiting
      waiting.charset = charset
      return waiting
    }
  }
}
