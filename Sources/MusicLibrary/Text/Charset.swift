/// Text that claims to be Latin-1 and may be in another charset.
enum Charset {
  /// The values of a file with the charset of its text guessed.
  static func repaired(_ values: [String: [String]]) -> [String: [String]] { values }
}
