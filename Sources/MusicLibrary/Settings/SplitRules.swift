/// How texts that name several are split: separators by tag, and names that hold one.
///
/// A tag with several values is never split. Separators match ASCII letters in any case; the first
/// of a list that fits is taken, so the longer come first. Splitting serves linking: what is shown
/// stays as tagged.
public struct SplitRules: Hashable, Sendable {
  /// Between the artists of a credit; words between spaces count in brackets too.
  ///
  /// Not a comma, an ampersand or a bare slash, which are parts of names.
  public var artists = ["; ", ";", " / ", " feat. ", " feat ", " ft. ", " ft ", " featuring "]
  /// Between the names of a tag that lists them in one text.
  public var lists = ["; ", ";", " / ", "/"]
  /// Between composers and others in a role.
  public var roles = ["; ", ";", " / "]
  /// Between genres; "Hip-Hop/Rap" is one.
  public var genres = [";"]
  /// Names that hold a separator.
  public var protectedNames = [
    "Their / They're / There", "Axwell /\\ Ingrosso", "LOONA / ODD EYE CIRCLE",
  ]

  /// The defaults.
  public init() {}

  /// What tells settings apart.
  var texts: [String] {
    ["artists"] + artists + ["lists"] + lists + ["roles"] + roles + ["genres"] + genres
      + ["protected"] + protectedNames
  }
}
