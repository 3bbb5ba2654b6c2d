/// Text that claims to be Latin-1 and may be in another charset.
enum Charset {
  /// The values of a file with the charset of its text guessed.
  static func repaired(
    _ values: [(name: String, value: String)]
  ) -> [(name: String, value: String)] { values }
}
