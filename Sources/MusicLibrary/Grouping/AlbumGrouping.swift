/// Sorts tracks into albums.
///
/// A release identity joins tracks wherever they are, unless they are copies of one release.
/// Without it, tracks of one title belong together within a directory family: those of one album
/// artist, those without an album artist with them when there is one only. Tracks without a title
/// belong to their directory. Years and formats never part an album.
struct AlbumGrouping {
  private let rule: AlbumArtistRule
  private let copies: ReleaseCopies
  private var order: [AlbumKey] = []
  private var members: [AlbumKey: [GroupingTrack]] = [:]

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
    var grouping = AlbumGrouping(
      rule: AlbumArtistRule(rules), copies: ReleaseCopies(in: tracks))
    let families = Dictionary(grouping: tracks, by: \.family)
    var seen: Set<[UInt8]> = []
    for track in tracks where seen.insert(track.family).inserted {
      grouping.sort(family: families[track.family] ?? [])
    }
    return grouping.order.map { grouping.group($0) }
  }

  private init(rule: AlbumArtistRule, copies: ReleaseCopies) {
    self.rule = rule
    self.copies = copies
  }

  private mutating func add(_ track: GroupingTrack, to key: AlbumKey) {
    if members[key, default: []].isEmpty { order.append(key) }
    members[key, default: []].append(track)
  }

  private mutating func sort(family tracks: [GroupingTrack]) {
    let titles = Dictionary(grouping: tracks) { TextForm.folded($0.album) }
    var seen: Set<String> = []
    for track in tracks {
      let title = TextForm.folded(track.album)
      if title.isEmpty {
        add(track, to: track.releaseID.isEmpty ? .folder(track.folder) : copies.key(of: track))
      } else if seen.insert(title).inserted {
        sort(title: title, of: titles[title] ?? [])
      }
    }
  }

  /// Tracks of one title in one family.
  private mutating func sort(title: String, of tracks: [GroupingTrack]) {
    let releases = tracks.filter { !$0.releaseID.isEmpty }
    for track in releases { add(track, to: copies.key(of: track)) }
    let others = tracks.filter { $0.releaseID.isEmpty }
    guard let first = others.first else { return }
    if let release = adopting(others, releases) {
      for track in others { add(track, to: release) }
      return
    }
    let artists = AlbumArtists(of: others, rule)
    for track in others {
      add(track, to: .title(title, artist: artists.key(of: track), family: first.family))
    }
  }

  /// The release that tracks without one belong to: the only one of their title, of their artist.
  private func adopting(_ others: [GroupingTrack], _ releases: [GroupingTrack]) -> AlbumKey? {
    guard let release = releases.first,
      releases.allSatisfy({ $0.releaseID == release.releaseID })
    else { return nil }
    let artists = Set((others + releases).map { TextForm.folded($0.albumArtist) })
    return artists.subtracting([""]).count <= 1 ? copies.key(of: release) : nil
  }

  private func group(_ key: AlbumKey) -> AlbumGroup {
    let tracks = members[key] ?? []
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
  private let rule: AlbumArtistRule
  private let tagged: Set<String>
  private let areSeparate: Bool

  init(of tracks: [GroupingTrack], _ rule: AlbumArtistRule) {
    self.rule = rule
    tagged = Set(tracks.map { Self.taggedKey($0, rule) }).subtracting([""])
    areSeparate = tagged.isEmpty && tracks.allSatisfy { $0.compilation == false }
  }

  /// What parts a track from others of its title: its album artist, folded.
  func key(of track: GroupingTrack) -> String {
    let own = Self.taggedKey(track, rule)
    if !own.isEmpty { return own }
    let main = TextForm.folded(track.mainArtist)
    if areSeparate { return main }
    if tagged.count == 1 { return tagged.first ?? "" }
    return tagged.contains(main) ? main : ""
  }

  private static func taggedKey(_ track: GroupingTrack, _ rule: AlbumArtistRule) -> String {
    if rule.isVarious(track.albumArtist) { return "various artists" }
    let names = track.albumArtists
    return TextForm.folded(names.count > 1 ? names.joined(separator: " / ") : track.albumArtist)
  }
}
