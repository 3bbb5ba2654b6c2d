/// Brings what the formats give into one form.
struct TagNormalizer {
  private let values: TagValues

  /// Takes the values of a file.
  init(_ values: TagValues) { self.values = values }

  /// All fields but those of the sound and the pictures.
  func tags() -> FileTags {
    var tags = FileTags()
    fill(&tags)
    return tags
  }

  /// Fills in the same fields of tags that have none of them yet.
  func fill(_ tags: inout FileTags) {
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
    let sheet = values.text(.cueSheet)
    if !sheet.isEmpty, sheet.utf8.count <= Self.longestSheet {
      tags.sheet = CueSheet(embedded: sheet)
    }
  }

  /// Bytes of a cue sheet beyond which it is no album's.
  private static let longestSheet = 1 << 20

  /// What stands between several values of one credit.
  private static let separator = " / "

  private func addNames(to tags: inout FileTags) {
    tags.title = values.first(.title)
    tags.album = values.first(.album)
    (tags.artist, tags.artists) = Self.credit(values.list(.artist), values.list(.artists))
    (tags.albumArtist, tags.albumArtists) = Self.credit(
      values.list(.albumArtist), values.list(.albumArtists))
    if values.first(.albumArtistID).lowercased() == Self.variousID {
      (tags.albumArtist, tags.albumArtists) = (ArtistWriter.variousName, [])
    }
    tags.composers = ValueList.unique(values.list(.composer))
    tags.genres = ValueList.unique(values.list(.genre))
  }

  /// The identity of various artists at MusicBrainz, whatever the tag calls them.
  private static let variousID = "89ad4ac3-39f7-470e-963a-56509c546377"

  /// A credit as it is shown, and its names where the tags list them.
  private static func credit(
    _ values: [String], _ names: [String]
  ) -> (text: String, names: [String]) {
    let credit = ValueList.unique(values)
    let listed = names.isEmpty && credit.count > 1 ? credit : names
    return ((credit.isEmpty ? names : credit).joined(separator: separator), listed)
  }

  private func addSortNames(to tags: inout FileTags) {
    tags.titleSort = sortNames(.titleSort).first ?? ""
    tags.artistSort = sortNames(.artistSort).joined(separator: Self.separator)
    tags.albumSort = sortNames(.albumSort).first ?? ""
    tags.albumArtistSort = sortNames(.albumArtistSort).joined(separator: Self.separator)
  }

  /// Names for sorting; an identity that a program put there is none.
  private func sortNames(_ field: TagField) -> [String] {
    values.list(field).filter { !Self.isIdentity($0) }
  }

  /// Whether a text is a UUID.
  private static func isIdentity(_ text: String) -> Bool {
    // Taking every name apart takes long.
    guard text.utf8.count == 36 else { return false }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.utf8.count) == [8, 4, 4, 4, 12]
      && parts.allSatisfy { $0.utf8.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit } }
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
