/// Who an album is by, from what its tracks say.
enum AlbumArtistRule {
  /// The artist of a whole album.
  struct Artist: Hashable, Sendable {
    /// As shown; `nil` for various artists.
    var name: String?
    /// As tagged for sorting.
    var sort = ""
  }

  /// Names that stand for various artists, folded.
  private static let variousNames: Set<String> = [
    "various artists", "various", "va", "v.a.", "v/a", "verschiedene", "разные исполнители",
  ]

  /// Whether a name stands for various artists.
  static func isVarious(_ name: String) -> Bool {
    variousNames.contains(TextForm.folded(name))
  }

  /// The artist of tracks that form one album.
  ///
  /// The album artist most tracks are tagged with; without any, various artists when a track is
  /// flagged as of a compilation, else the artist of the tracks when they agree but for guests,
  /// or when one of two has more than three quarters of them; else various artists.
  static func artist(of tracks: [GroupingTrack]) -> Artist {
    let tagged = tracks.filter { !$0.albumArtist.isEmpty }
    if let name = mostFrequent(tagged.map(\.albumArtist)) {
      let sort = mostFrequent(tagged.map(\.albumArtistSort).filter { !$0.isEmpty }) ?? ""
      return isVarious(name) ? Artist() : Artist(name: name, sort: sort)
    }
    if tracks.contains(where: { $0.compilation == true }) { return Artist() }
    return commonArtist(of: tracks)
  }

  private static func commonArtist(of tracks: [GroupingTrack]) -> Artist {
    let credits = Set(tracks.map { TextForm.folded($0.artist) })
    if credits.count == 1 {
      return Artist(
        name: mostFrequent(tracks.map(\.artist)) ?? "",
        sort: mostFrequent(tracks.map(\.artistSort).filter { !$0.isEmpty }) ?? "")
    }
    let byArtist = Dictionary(grouping: tracks) { TextForm.folded($0.mainArtist) }
    guard let main = byArtist.values.max(by: { $0.count < $1.count }) else { return Artist() }
    let isMajority = byArtist.count == 2 && main.count * 4 > tracks.count * 3
    guard byArtist.count == 1 || isMajority else { return Artist() }
    // A sort name belongs to a whole credit, so only tracks without guests can give it.
    let alone = main.filter { $0.artist == $0.mainArtist }
    return Artist(
      name: mostFrequent(main.map(\.mainArtist)) ?? "",
      sort: mostFrequent(alone.map(\.artistSort).filter { !$0.isEmpty }) ?? "")
  }

  /// The most frequent value, the first of several; `nil` without values.
  static func mostFrequent<Value: Hashable>(_ values: [Value]) -> Value? {
    guard let first = values.first else { return nil }
    if values.allSatisfy({ $0 == first }) { return first }
    var counts: [Value: Int] = [:]
    for value in values { counts[value, default: 0] += 1 }
    let most = counts.values.max() ?? 0
    return values.first { counts[$0] == most }
  }
}
