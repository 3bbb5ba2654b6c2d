/// What a person decides of how files become a library; the defaults suit most collections.
///
/// A value that is handed to the store, and through it to everything below. What a changed setting
/// decides is worked out anew from what the store has; only a changed charset has files read again.
public struct LibrarySettings: Hashable, Sendable {
  /// Which directories are walked.
  public var walking = WalkRules()
  /// The charset of text whose charset the tags do not tell.
  public var charset = LegacyCharset.guessed()
  /// How texts that name several are split.
  public var splitting = SplitRules()
  /// Articles that do not count in the order of names.
  public var articles = ArticleList.standard
  /// What makes an album, and what it shows.
  public var grouping = GroupingRules()
  /// Which picture is an album's cover.
  public var covers = CoverRules()
  /// The date of the files a first scan of a root finds.
  public var firstDate = FirstDate.fileTime

  /// The defaults.
  public init() {}

  /// When the files that a first scan of a root finds count as added.
  public enum FirstDate: Hashable, Sendable, CaseIterable {
    /// When they were last written, within reason.
    case fileTime
    /// When they are found, as those that come later.
    case importTime
  }
}

extension LibrarySettings {
  /// A number of all that decides what the store makes of the files it has read, the same in every
  /// run; it differs when a setting or the rules of the program do.
  var shelfDigest: Int64 {
    StableDigest.of(
      [Self.rulesVersion] + splitting.texts + ["articles"] + articles.words + grouping.texts
        + covers.texts)
  }

  /// A number of what decides how files are read.
  var readingDigest: Int64 { StableDigest.of(charset.texts) }

  /// Raised when the program makes something else of the same files and settings.
  private static let rulesVersion = "2"
}
