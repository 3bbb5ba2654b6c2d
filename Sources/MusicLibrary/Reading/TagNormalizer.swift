internal import CTagLib

/// Brings what the formats give into one form.
struct TagNormalizer {
  private let values: [String: [String]]

  /// Takes the values by upper-case name.
  init(_ values: [String: [String]]) { self.values = values }

  /// The values of the first of some names that has any, tidied.
  private func list(_ names: String...) -> [String] {
    for name in names {
      if let found = values[name]?.map(TextForm.line).filter({ !$0.isEmpty }), !found.isEmpty {
        return found
      }
    }
    return []
  }

  private func first(_ names: String...) -> String {
    for name in names {
      if let found = values[name]?.lazy.map(TextForm.line).first(where: { !$0.isEmpty }) {
        return found
      }
    }
    return ""
  }

  /// All fields but those of the sound and the pictures.
  func tags() -> FileTags {
    var tags = FileTags()
    addNames(to: &tags)
    addPositions(to: &tags)
    addDates(to: &tags)
    addTexts(to: &tags)
    tags.gain = gain()
    return tags
  }

  private func addNames(to tags: inout FileTags) {
    tags.title = list("TITLE").joined(separator: " / ")
    tags.album = first("ALBUM")
    let credit = ValueList.unique(list("ARTIST", "AUTHOR"))
    let names = list("ARTISTS")
    tags.artist = (credit.isEmpty ? names : credit).joined(separator: Self.creditSeparator)
    tags.artists = ValueList.people(credit, names: names)
    let albumCredit = ValueList.unique(list("ALBUMARTIST", "ALBUM ARTIST", "ALBUM_ARTIST"))
    let albumNames = list("ALBUMARTISTS", "ALBUM ARTISTS")
    tags.albumArtist = (albumCredit.isEmpty ? albumNames : albumCredit)
      .joined(separator: Self.creditSeparator)
    tags.albumArtists = ValueList.people(albumCredit, names: albumNames)
    tags.composers = ValueList.roles(list("COMPOSER"))
    tags.genres = Genre.names(list("GENRE"))
    tags.titleSort = first("TITLESORT")
    tags.artistSort = list("ARTISTSORT").joined(separator: Self.creditSeparator)
    tags.albumSort = first("ALBUMSORT")
    tags.albumArtistSort = list("ALBUMARTISTSORT").joined(separator: Self.creditSeparator)
  }

  /// What stands between several names of one credit.
  private static let creditSeparator = " / "

  private func addPositions(to tags: inout FileTags) {
    tags.track = TagNumber(
      first("TRACKNUMBER", "TRACK"), total: first("TRACKTOTAL", "TOTALTRACKS"))
    tags.disc = TagNumber(
      first("DISCNUMBER", "DISC"), total: first("DISCTOTAL", "TOTALDISCS", "DISCC"))
    tags.discSubtitle = first("DISCSUBTITLE", "SETSUBTITLE")
    tags.compilation = Self.truth(first("COMPILATION", "ISCOMPILATION"))
    tags.releaseID = first("MUSICBRAINZ_ALBUMID", "MUSICBRAINZ ALBUM ID").lowercased()
  }

  private static func truth(_ text: String) -> Bool? {
    switch text.lowercased() {
    case "1", "true", "yes": true
    case "0", "false", "no": false
    default: nil
    }
  }

  private func addDates(to tags: inout FileTags) {
    tags.date = TagDate(first("DATE", "YEAR")) ?? TagDate(first("RELEASEDATE"))
    tags.originalDate = TagDate(first("ORIGINALDATE", "ORIGINALYEAR"))
  }

  private func addTexts(to tags: inout FileTags) {
    tags.comment = text("COMMENT", "COMMENTS", "DESCRIPTION")
    tags.lyrics = text("LYRICS", "UNSYNCEDLYRICS", "UNSYNCED LYRICS")
  }

  /// A text of several lines; a name with a descriptor behind a colon counts when no other is there.
  private func text(_ names: String...) -> String {
    for name in names {
      if let found = values[name]?.lazy.map(TextForm.lines).first(where: { !$0.isEmpty }) {
        return found
      }
    }
    return ""
  }

  private func gain() -> ReplayGain {
    var gain = ReplayGain()
    gain.track =
      ReplayGain.gain(first("REPLAYGAIN_TRACK_GAIN"))
      ?? ReplayGain.opusGain(first("R128_TRACK_GAIN"))
    gain.album =
      ReplayGain.gain(first("REPLAYGAIN_ALBUM_GAIN"))
      ?? ReplayGain.opusGain(first("R128_ALBUM_GAIN"))
    gain.trackPeak = ReplayGain.peak(first("REPLAYGAIN_TRACK_PEAK"))
    gain.albumPeak = ReplayGain.peak(first("REPLAYGAIN_ALBUM_PEAK"))
    return gain
  }
}
