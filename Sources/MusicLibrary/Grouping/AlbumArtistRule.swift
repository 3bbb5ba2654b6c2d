/// Who an album is by, from what its tracks say.
struct AlbumArtistRule: Sendable {
  private let rules: GroupingRules
  private let variousNames: Set<String>

  /// Prepares the rule.
  init(_ rules: GroupingRules = GroupingRules()) {
    self.rules = rules
    variousNames = Set(rules.variousNames.map { TextForm.folded($0) })
  }

  /// Whether a name stands for various artists.
  func isVarious(_ name: String) -> Bool { variousNames.contains(TextForm.folded(name)) }

  /// The artist of tracks that form one album.
  ///
  /// The album artist most tracks are tagged with; without any, various artists when a track is
  /// flagged as of a compilation, else the artist of the tracks when they agree but for guests,
  /// or when one of two has more than three quarters of them; else various artists.
  func artist(of tracks: ArraySlice<GroupingTrack>) -> AlbumArtist {
    let tagged = tracks.indices.filter { !tracks[$0].albumArtist.isEmpty }
    if let name = Self.mostFrequent(tagged.map { tracks[$0].albumArtist }) {
      if isVarious(name) { return .various }
      let first = tagged.first { tracks[$0].albumArtist == name }
      let sorts = tagged.map { tracks[$0].albumArtistSort }.filter { !$0.isEmpty }
      return AlbumArtist(
        credit: name, names: first.map { tracks[$0].albumArtists } ?? [],
        sort: Self.mostFrequent(sorts) ?? "")
    }
    if tracks.contains(where: { $0.compilation == true }) { return .various }
    return commonArtist(of: tracks)
  }

  private func commonArtist(of tracks: ArraySlice<GroupingTrack>) -> AlbumArtist {
    let credits = Set(tracks.map { TextForm.folded($0.artist) })
    if credits.count == 1 {
      return AlbumArtist(
        credit: Self.mostFrequent(tracks.map(\.artist)) ?? "", names: tracks.first?.artists ?? [],
        sort: Self.mostFrequent(tracks.map(\.artistSort).filter { !$0.isEmpty }) ?? "")
    }
    let byArtist = Dictionary(grouping: tracks) { TextForm.folded($0.mainArtist) }
    guard let main = byArtist.values.max(by: { $0.count < $1.count }) else { return .various }
    let isMajority = byArtist.count == 2 && main.count * 4 > tracks.count * 3
    guard byArtist.count == 1 || isMajority else { return .various }
    // A sort name belongs to a whole credit, so only tracks without guests can give it.
    let alone = main.filter { $0.artist == $0.mainArtist }
    return AlbumArtist(
      credit: Self.mostFrequent(main.map(\.mainArtist)) ?? "", names: [],
      sort: Self.mostFrequent(alone.map(\.artistSort).filter { !$0.isEmpty }) ?? "")
  }

  /// The artists of tracks who are not among those of their album, where the rules want them.
  func guests(
    of tracks: ArraySlice<GroupingTrack>, beside artist: AlbumArtist
  ) -> [AlbumArtist.Name] {
    guard !rules.listsAlbumArtistsOnly else { return [] }
    var seen = Set(artist.names.map { TextForm.folded($0.name) })
    var guests: [AlbumArtist.Name] = []
    for track in tracks {
      for name in track.artists where seen.insert(TextForm.folded(name)).inserted {
        let sort = name == track.artist ? track.artistSort : ""
        guests.append(AlbumArtist.Name(name: name, sort: sort))
      }
    }
    return guests
  }

  /// The year of an album: the most frequent of its tracks, the earliest of several.
  func year(of tracks: ArraySlice<GroupingTrack>) -> Int? {
    Self.mostFrequent(tracks.compactMap(\.year).sorted())
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
