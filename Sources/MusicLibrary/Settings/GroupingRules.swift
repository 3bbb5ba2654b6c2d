/// What makes an album, and what it shows.
public struct GroupingRules: Hashable, Sendable {
  /// Where various artists stand in the order of artists.
  public enum VariousPosition: String, Hashable, Sendable, CaseIterable {
    /// By their name among the others.
    case byName
    /// In front of all others.
    case first
  }

  /// When an album counts as added.
  public enum AlbumDate: String, Hashable, Sendable, CaseIterable {
    /// With its first track; one that comes late does not make it new.
    case firstTrack
    /// With its latest track.
    case latestTrack
  }

  /// Album artists that stand for various artists, compared without case.
  public var variousNames = [
    "Various Artists", "Various", "VA", "V.A.", "V/A", "Verschiedene", "Разные исполнители",
  ]
  /// What various artists are called; empty for the word of the person's language.
  public var variousLabel = ""
  /// Where various artists stand.
  public var variousPosition = VariousPosition.byName
  /// Whether the date of the first issue is an album's date, where the tags have one.
  public var prefersOriginalDate = false
  /// Whether the list of artists has those of albums only, not guests on single tracks.
  public var listsAlbumArtistsOnly = true
  /// When an album counts as added.
  public var albumDate = AlbumDate.firstTrack

  /// The defaults.
  public init() {}

  /// The year of a track, by its date and that of its first issue.
  func year(_ date: TagDate?, original: TagDate?) -> Int? {
    (prefersOriginalDate ? original ?? date : date ?? original)?.year
  }

  /// What tells settings apart.
  var texts: [String] {
    ["various"] + variousNames
      + [
        variousLabel, variousPosition.rawValue, String(prefersOriginalDate),
        String(listsAlbumArtistsOnly), albumDate.rawValue,
      ]
  }
}
