/// A track that is not yet written, since the album it is in is found out first.
///
/// Immutable, and behind a reference, since it is handed on several times and has many parts.
final class NewTrack: Sendable {
  /// The track's identity.
  let id: Int64
  let row: TrackRow
  /// What of it decides which album it is in.
  let grouping: GroupingTrack
  let place: GroupedTracks.Place

  /// Makes a track of what was read of its file.
  ///
  /// - Parameters:
  ///   - id: Its identity.
  ///   - row: Its row.
  ///   - file: The file.
  ///   - family: The directory that stands for the whole set of discs.
  ///   - addedAt: Unix seconds.
  ///   - rules: What albums show.
  init(
    id: Int64, row: TrackRow, file: ScanBatch.File, family: [UInt8], addedAt: Int64,
    rules: GroupingRules
  ) {
    self.id = id
    self.row = row
    let part = row.part
    grouping = GroupingTrack(
      id: id, folder: file.folder, family: family, artist: part.tags.artist,
      artists: SQLiteValue.values(in: row.shelved.artists),
      artistSort: part.tags.artistSort, album: part.tags.album, albumSort: part.tags.albumSort,
      albumArtist: part.tags.albumArtist,
      albumArtists: SQLiteValue.values(in: row.shelved.albumArtists),
      listsAlbumArtists: !part.tags.albumArtists.isEmpty,
      albumArtistSort: part.tags.albumArtistSort, compilation: part.tags.compilation,
      year: rules.year(part.tags.date, original: part.tags.originalDate), disc: row.disc,
      number: part.tags.track.number, releaseID: part.tags.releaseID)
    place = GroupedTracks.Place(
      folder: file.folder, family: family, name: file.name, size: file.stamp.size,
      modifiedAt: file.stamp.modifiedAt, hasCover: !part.tags.pictures.isEmpty, addedAt: addedAt,
      disc: row.disc, number: part.tags.track.number)
  }

  /// What search finds it by, once its album is known.
  func texts(inAlbum title: String, by artist: String) -> SearchWriter.Track {
    SearchWriter.Track(
      id: id, names: [row.title, grouping.artist, title, artist, row.shelved.genres])
  }
}
