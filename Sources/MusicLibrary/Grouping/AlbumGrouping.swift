/// Sorts tracks into albums.
///
/// A release identity joins tracks wherever they are, unless they are copies of one release.
/// Without it, tracks of one title belong together within a directory family: those of one album
/// artist, those without an album artist with them when there is one only. Tracks without a title
/// belong to their directory. Years and formats never part an album.
struct AlbumGrouping {
  private let tracks: [GroupingTrack]
  private let rule: AlbumArtistRule
  private let copies: ReleaseCopies
  /// Positions among the tracks; a track is too large to be handed on several times.
  private var members: [AlbumKey: [Int]] = [:]

  /// The albums tracks make, in the order of their first tracks.
  ///
  /// - Parameters:
  ///   - tracks: All tracks of some directory families, and of their releases.
  ///   - rules: What makes an album, and what it shows.
  /// - Returns: Groups; each track is in one.
  /// - Complexity: O(*n*).
  static func groups(
    of tracks: [GroupingTrack], by rules: GroupingRules = GroupingRules()
  ) -> [AlbumGroup] {
    var grouping = AlbumGrouping(tracks, AlbumArtistRule(rules))
    for family in runs(of: tracks.indices, by: { tracks[$0].family }) {
      grouping.sort(family: family)
    }
    return grouping.members.sorted { $0.value[0] < $1.value[0] }
      .map { grouping.group($0.key, $0.value) }
  }

  private init(_ tracks: [GroupingTrack], _ rule: AlbumArtistRule) {
    self.tracks = tracks
    self.rule = rule
    copies = ReleaseCopies(in: tracks)
  }

  /// Positions by what they have in common, in the order of the first of each.
  ///
  /// What is alike mostly follows each other, and is not looked up again then.
  private static func runs<Key: Hashable>(
    of positions: some Sequence<Int>, by key: (Int) -> Key
  ) -> [[Int]] {
    var runs: [[Int]] = []
    var known: [Key: Int] = [:]
    var last: (key: Key, run: Int)?
    for position in positions {
      let key = key(position)
      let run = last?.key == key ? last?.run : known[key]
      if let run {
        runs[run].append(position)
      } else {
        known[key] = runs.count
        runs.append([position])
      }
      last = (key, run ?? runs.count - 1)
    }
    return runs
  }

  private mutating func add(_ positions: [Int], to key: AlbumKey) {
    members[key, default: []] += positions
  }

  private func key(ofRelease position: Int) -> AlbumKey { copies.key(of: tracks[position]) }

  private mutating func sort(family positions: [Int]) {
    var last = LastValue<String, String>()
    let titles = { (position: Int) in
      last.value(of: tracks[position].album, TextForm.folded)
    }
    for run in Self.runs(of: positions, by: titles) {
      let title = TextForm.folded(tracks[run[0]].album)
      if title.isEmpty { sortUntitled(run) } else { sort(title: title, of: run) }
    }
  }

  private mutating func sortUntitled(_ positions: [Int]) {
    for position in positions {
      let track = tracks[position]
      add(
        [position], to: track.releaseID.isEmpty ? .folder(track.folder) : key(ofRelease: position))
    }
  }

  /// Tracks of one title in one family.
  private mutating func sort(title: String, of positions: [Int]) {
    let releases = positions.filter { !tracks[$0].releaseID.isEmpty }
    for release in releases { add([release], to: key(ofRelease: release)) }
    let others =
      releases.isEmpty ? positions : positions.filter { tracks[$0].releaseID.isEmpty }
    guard let first = others.first else { return }
    if let release = adopting(others, releases) { return add(others, to: release) }
    let family = tracks[first].family
    let artists = AlbumArtists(of: others, in: tracks, rule)
    for run in Self.runs(of: artists.keys.indices, by: { artists.keys[$0] }) {
      add(
        run.map { others[$0] },
        to: .title(title, artist: artists.keys[run[0]], family: family))
    }
  }

  /// The release that tracks without one belong to: the only one of their title, of their artist.
  private func adopting(_ others: [Int], _ releases: [Int]) -> AlbumKey? {
    guard let release = releases.first,
      releases.allSatisfy({ tracks[$0].releaseID == tracks[release].releaseID })
    else { return nil }
    let artists = Set((others + releases).map { TextForm.folded(tracks[$0].albumArtist) })
    return artists.subtracting([""]).count <= 1 ? key(ofRelease: release) : nil
  }

  /// The tracks at some positions, which are not copied where they follow each other.
  private func tracks(at positions: [Int]) -> ArraySlice<GroupingTrack> {
    guard let first = positions.first, positions.last == first + positions.count - 1,
      zip(positions, positions.dropFirst()).allSatisfy({ $0 < $1 })
    else { return ArraySlice(positions.map { tracks[$0] }) }
    return tracks[first..<(first + positions.count)]
  }

  private func group(_ key: AlbumKey, _ positions: [Int]) -> AlbumGroup {
    let tracks = tracks(at: positions)
    let artist = rule.artist(of: tracks)
    let titles = tracks.map(\.album).filter { !$0.isEmpty }
    let folder = tracks.first.map { FilePath.split($0.folder).name } ?? []
    return AlbumGroup(
      key: key,
      title: AlbumArtistRule.mostFrequent(titles) ?? String(decoding: folder, as: UTF8.self),
      titleSort: AlbumArtistRule.mostFrequent(tracks.map(\.albumSort).filter { !$0.isEmpty }) ?? "",
      artist: artist, guests: rule.guests(of: tracks, beside: artist), year: rule.year(of: tracks),
      tracks: tracks.map(\.id))
  }
}

/// How the tracks of one title part by album artist.
private struct AlbumArtists {
  /// What parts each track from others of the title: its album artist, folded.
  let keys: [String]

  /// Takes the tracks at some positions of a list.
  init(of positions: [Int], in tracks: [GroupingTrack], _ rule: AlbumArtistRule) {
    // Folding takes long, and those of an album mostly say the same.
    var last = LastValue<[String], String>()
    let tagged = positions.map { position in
      last.value(of: [tracks[position].albumArtist] + tracks[position].albumArtists) { names in
        Self.key(names[0], names.dropFirst(), rule)
      }
    }
    let names = Set(tagged).subtracting([""])
    let areSeparate = names.isEmpty && positions.allSatisfy { tracks[$0].compilation == false }
    keys = zip(positions, tagged).map { position, own in
      if !own.isEmpty { return own }
      if !areSeparate, names.count < 2 { return names.first ?? "" }
      let main = TextForm.folded(tracks[position].mainArtist)
      return areSeparate || names.contains(main) ? main : ""
    }
  }

  private static func key(
    _ credit: String, _ names: ArraySlice<String>, _ rule: AlbumArtistRule
  ) -> String {
    if rule.isVarious(credit) { return "various artists" }
    return TextForm.folded(names.count > 1 ? names.joined(separator: " / ") : credit)
  }
}
