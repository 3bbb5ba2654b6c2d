internal import MusicModel

/// The charset of old text by directory.
struct FolderCharsets: Hashable, Sendable {
  /// Where nothing was chosen.
  var usual = LegacyCharset.guessed()
  /// What a person chose for a directory and those below it.
  var choices: [[UInt8]: Charset] = [:]

  /// The charset of the files in a directory.
  ///
  /// - Complexity: O(1) without choices, else O(depth).
  func charset(of folder: [UInt8]) -> LegacyCharset {
    choice(for: folder).map(LegacyCharset.fixed) ?? usual
  }

  /// What a person chose for a directory or one that it is in; `nil` without a choice.
  func choice(for folder: [UInt8]) -> Charset? {
    guard !choices.isEmpty else { return nil }
    var path = folder
    while true {
      if let choice = choices[path] { return choice }
      let parent = FilePath.split(path).directory
      guard parent.count < path.count else { return nil }
      path = parent
    }
  }
}
