/// Sorts tracks into albums.
///
/// A release identity joins tracks wherever they are. Without it, tracks of one title belong
/// together within a directory family: those of one album artist, those without an album artist
/// with them when there is one only. Tracks without a title belong to their directory. Years and
/// formats never part an album.
struct AlbumGrouping {
  private var order: [AlbumKey] = []
  private var members: [AlbumKey: [GroupingTrack]] = [:]

  /// The albums tracks make, in the order of their first tracks.
  ///
  /// - Parameter tracks: All tracks of some directory families, and of their releases.
  /// - Returns: Groups; each track is in one.
  /// - Complexity: O(*n*).
  static func groups(of tracks: [GroupingTrack]) -> [AlbumGroup] {
    var grouping = AlbumGrouping()
    let families = Dictionary(grouping: tracks, by: \.family)
    var seen: Set<[UInt8]> = []
    for track in tracks where seen.insert(track.family).inserted {
      grouping.sort(family: families[track.family] ?? [])
    }
    return grouping.order.map { grouping.group($0) }
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
        add(track, to: track.releaseID.isEmpty ? .folder(track.folder) : .release(track.releaseID))
      } else if seen.insert(title).inserted {
        sort(title: title, of: titles[title] ?? [])
      }
    }
  }

  /// Tracks of one title in one family.
  private mutating func sort(title: String, of tracks: [GroupingTrack]) {
    let releases = tracks.filter { !$0.releaseID.isEmpty }
    for track in releases { add(track, to: .release(track.releaseID)) }
    let others = tracks.filter { $0.releaseID.isEmpty }
    guard let first = others.first else { return }
    if let release = adopting(others, releases) {
      for track in others { add(track, to: release) }
      return
    }
    let artists = AlbumArtists(of: others)
    for track in others {
      add(track, to: .title(title, artist: artists.key(of: track), family: first.family))
    }
  }

  /// The release that tracks without one belong to: the only one of their title, of their artist.
  private func adopting(_ others: [GroupingTrack], _ releases: [GroupingTrack]) -> AlbumKey? {
    guard let release = releases.first?.releaseID,
      releases.allSatisfy({ $0.releaseID == release })
    else { return nil }
    let artists = Set((others + releases).map { TextForm.folded($0.albumArtist) })
    return artists.subtracting([""]).count <= 1 ? .release(release) : nil
  }

  private func group(_ key: AlbumKey) -> AlbumGroup {
    let tracks = members[key] ?? []
    let artist = AlbumArtistRule.artist(of: tracks)
    let titles = tracks.map(\.album).filter { !$0.isEmpty }
    let folder = tracks.first.map { FilePath.split($0.folder).name } ?? []
    return AlbumGroup(
      key: key,
      title: AlbumArtistRule.mostFrequent(titles) ?? String(decoding: folder, as: UTF8.self),
      titleSort: AlbumArtistRule.mostFrequent(tracks.map(\.albumSort).filter { !$0.isEmpty }) ?? "",
      artist: artist.name, artistSort: artist.sort,
      year: AlbumArtistRule.mostFrequent(tracks.compactMap(\.year)), tracks: tracks.map(\.id))
  }
}

/// How the tracks of one title part by album artist.
private struct AlbumArtists {
  private let tagged: Set<String>
  private let areSeparate: Bool

  init(of tracks: [GroupingTrack]) {
    tagged = Set(tracks.map(Self.taggedKey)).subtracting([""])
    areSeparate = tagged.isEmpty && tracks.allSatisfy { $0.compilation == false }
  }

  /// What parts a track from others of its title: its album artist, folded.
  func key(of track: GroupingTrack) -> String {
    let own = Self.taggedKey(track)
    if !own.isEmpty { return own }
    let main = TextForm.folded(track.mainArtist)
    if areSeparate { return main }
    if tagged.count == 1 { return tagged.first ?? "" }
    return tagged.contains(main) ? main : ""
  }

  private static func taggedKey(_ track: GroupingTrack) -> String {
    AlbumArtistRule.isVarious(track.albumArtist)
      ? "various artists" : TextForm.folded(track.albumArtist)
  }
}
