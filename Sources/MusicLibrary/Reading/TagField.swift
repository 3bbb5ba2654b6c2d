/// The fields that are read of tags, with the names the formats have for them.
enum TagField: Int, CaseIterable {
  case title, artist, artists, album, albumArtist, albumArtists, composer, genre
  case titleSort, artistSort, albumSort, albumArtistSort
  case trackNumber, trackTotal, discNumber, discTotal, discSubtitle
  case compilation, releaseID, albumArtistID
  case date, releaseDate, originalDate
  case comment, lyrics, cueSheet
  case trackGain, trackPeak, albumGain, albumPeak, opusTrackGain, opusAlbumGain

  /// Upper-case names, the better first: of several that a file has, the first counts.
  var names: [String] {
    switch self {
    case .title: ["TITLE"]
    case .artist: ["ARTIST", "AUTHOR", "LEAD_PERFORMER", "ACTOR"]
    case .artists: ["ARTISTS"]
    case .album: ["ALBUM"]
    case .albumArtist: ["ALBUMARTIST", "ALBUM ARTIST", "ALBUM_ARTIST"]
    case .albumArtists: ["ALBUMARTISTS", "ALBUM ARTISTS"]
    case .composer: ["COMPOSER"]
    case .genre: ["GENRE"]
    case .titleSort: ["TITLESORT", "SORT_NAME"]
    case .artistSort: ["ARTISTSORT", "SORT_ARTIST"]
    case .albumSort: ["ALBUMSORT", "SORT_ALBUM"]
    case .albumArtistSort: ["ALBUMARTISTSORT", "SORT_ALBUM_ARTIST"]
    case .trackNumber: ["TRACKNUMBER", "TRACK"]
    case .trackTotal: ["TRACKTOTAL", "TOTALTRACKS"]
    case .discNumber: ["DISCNUMBER", "DISC"]
    case .discTotal: ["DISCTOTAL", "TOTALDISCS", "DISCC"]
    case .discSubtitle: ["DISCSUBTITLE", "SETSUBTITLE"]
    case .compilation: ["COMPILATION", "ISCOMPILATION"]
    case .releaseID: ["MUSICBRAINZ_ALBUMID", "MUSICBRAINZ ALBUM ID"]
    case .albumArtistID: ["MUSICBRAINZ_ALBUMARTISTID", "MUSICBRAINZ ALBUM ARTIST ID"]
    case .date: ["DATE", "YEAR", "DATE_RECORDED", "DATE_RELEASED"]
    case .releaseDate: ["RELEASEDATE"]
    case .originalDate: ["ORIGINALDATE", "ORIGINALYEAR"]
    case .comment: ["COMMENT", "COMMENTS", "DESCRIPTION"]
    case .lyrics: ["SYNCEDLYRICS", "LYRICS", "UNSYNCEDLYRICS", "UNSYNCED LYRICS"]
    case .cueSheet: ["CUESHEET"]
    case .trackGain: ["REPLAYGAIN_TRACK_GAIN"]
    case .trackPeak: ["REPLAYGAIN_TRACK_PEAK"]
    case .albumGain: ["REPLAYGAIN_ALBUM_GAIN"]
    case .albumPeak: ["REPLAYGAIN_ALBUM_PEAK"]
    case .opusTrackGain: ["R128_TRACK_GAIN"]
    case .opusAlbumGain: ["R128_ALBUM_GAIN"]
    }
  }

  /// Which field a name stands for, and its place among the names of that field.
  static func named(_ name: String) -> (field: TagField, rank: Int)? {
    let length = name.utf8.count
    guard length < byLength.count else { return nil }
    for known in byLength[length] where known.name == name { return (known.field, known.rank) }
    return nil
  }

  /// All names by their bytes: comparing with the few that are as long takes less than hashing.
  private static let byLength: [[(name: String, field: TagField, rank: Int)]] = {
    let longest = allCases.flatMap(\.names).map(\.utf8.count).max() ?? 0
    var table = [[(name: String, field: TagField, rank: Int)]](repeating: [], count: longest + 1)
    for field in allCases {
      for (rank, name) in field.names.enumerated() {
        table[name.utf8.count].append((name, field, rank))
      }
    }
    return table
  }()
}
