/// Brings what the formats give into one form.
struct TagNormalizer {
  private let values: TagValues

  /// Takes the values of a file.
  init(_ values: TagValues) { self.values = values }

  /// All fields but those of the sound and the pictures.
  func tags() -> FileTags {
    var tags = FileTags()
    addNames(to: &tags)
    addSortNames(to: &tags)
    addPositions(to: &tags)
    tags.compilation = Self.truth(values.first(.compilation))
    tags.releaseID = values.first(.releaseID).lowercased()
    tags.date = TagDate(values.first(.date)) ?? TagDate(values.first(.releaseDate))
    tags.originalDate = TagDate(values.first(.originalDate))
    tags.comment = values.text(.comment)
    tags.lyrics = values.text(.lyrics)
    tags.gain = gain()
    return tags
  }

  /// What stands between several values of one credit.
  private static let separator = " / "

  private func addNames(to tags: inout FileTags) {
    tags.title = values.first(.title)
    tags.album = values.first(.album)
    let credit = ValueList.unique(values.list(.artist))
    let names = values.list(.artists)
    tags.artist = (credit.isEmpty ? names : credit).joined(separator: Self.separator)
    tags.artists = ValueList.people(credit, names: names)
    let albumCredit = ValueList.unique(values.list(.albumArtist))
    let albumNames = values.list(.albumArtists)
    tags.albumArtist = (albumCredit.isEmpty ? albumNames : albumCredit)
      .joined(separator: Self.separator)
    tags.albumArtists = ValueList.people(albumCredit, names: albumNames)
    tags.composers = ValueList.roles(values.list(.composer))
    tags.genres = Genre.names(values.list(.genre))
  }

  private func addSortNames(to tags: inout FileTags) {
    tags.titleSort = values.first(.titleSort)
    tags.artistSort = values.list(.artistSort).joined(separator: Self.separator)
    tags.albumSort = values.first(.albumSort)
    tags.albumArtistSort = values.list(.albumArtistSort).joined(separator: Self.separator)
  }

  private func addPositions(to tags: inout FileTags) {
    tags.track = TagNumber(values.first(.trackNumber), total: values.first(.trackTotal))
    tags.disc = TagNumber(values.first(.discNumber), total: values.first(.discTotal))
    tags.discSubtitle = values.first(.discSubtitle)
  }

  private static func truth(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "1", "true", "yes": true
    case "0", "false", "no": false
    default: nil
    }
  }

  private func gain() -> ReplayGain {
    var gain = ReplayGain()
    gain.track =
      ReplayGain.gain(values.first(.trackGain))
      ?? ReplayGain.opusGain(values.first(.opusTrackGain))
    gain.album =
      ReplayGain.gain(values.first(.albumGain))
      ?? ReplayGain.opusGain(values.first(.opusAlbumGain))
    gain.trackPeak = ReplayGain.peak(values.first(.trackPeak))
    gain.albumPeak = ReplayGain.peak(values.first(.albumPeak))
    return gain
  }
}
