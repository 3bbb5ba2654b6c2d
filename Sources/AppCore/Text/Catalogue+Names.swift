import MusicModel

extension Catalogue {
  /// The title of an album, or what stands for a missing one; with its year where the artist has
  /// another of this title.
  func title(of album: AlbumSummary) -> String {
    let title = album.title.isEmpty ? self[.unknownAlbum] : album.title
    guard album.showsYear, let year = album.year else { return title }
    return "\(title) (\(year))"
  }

  /// The artist of an album, or what stands for a missing one.
  func artist(of album: AlbumSummary) -> String {
    guard let artist = album.artist else { return self[.variousArtists] }
    return artist.isEmpty ? self[.unknownArtist] : artist
  }

  /// The name of an artist, or what stands for a missing one.
  func name(of artist: ArtistSummary) -> String {
    if artist.isVarious { return self[.variousArtists] }
    return artist.name.isEmpty ? self[.unknownArtist] : artist.name
  }
}
