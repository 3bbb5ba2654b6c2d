/// An invented album of the demonstration library.
struct DemoAlbum: Sendable {
  /// A track; its artist is named only where it is not the album's.
  struct Track: Sendable {
    var title: String
    var artist: String?
  }

  /// A disc; the only one of an album has no subtitle.
  struct Disc: Sendable {
    var subtitle: String?
    var tracks: [Track]
  }

  /// Where the album's cover is found.
  enum CoverPlacement: Sendable {
    /// A file of that format in the album's folder.
    case jpegFile, pngFile
    /// In every track.
    case embedded
    /// Nowhere, so that the placeholder is seen.
    case absent
  }

  /// Title; decides the cover's details and the mood of the tunes.
  var title: String
  /// Album artist; `nil` makes a compilation of various artists.
  var artist: String?
  /// Year of release.
  var year: Int
  /// Genre, as tagged.
  var genre: String
  /// What the cover shows.
  var design: CoverDesign
  /// The colours of the cover.
  var palette: Palette
  /// Where the cover is.
  var placement: CoverPlacement
  /// At least one.
  var discs: [Disc]

  /// An album of one disc by one artist: a line of the catalogue.
  init(
    _ title: String, by artist: String, _ year: Int, _ genre: String,
    _ design: CoverDesign, _ palette: Palette, _ placement: CoverPlacement, _ tracks: [String]
  ) {
    self.init(
      title, by: artist, year, genre, design, palette, placement,
      discs: [Disc(subtitle: nil, tracks: tracks.map { Track(title: $0, artist: nil) })])
  }

  /// An album of any form.
  init(
    _ title: String, by artist: String?, _ year: Int, _ genre: String,
    _ design: CoverDesign, _ palette: Palette, _ placement: CoverPlacement, discs: [Disc]
  ) {
    self.title = title
    self.artist = artist
    self.year = year
    self.genre = genre
    self.design = design
    self.palette = palette
    self.placement = placement
    self.discs = discs
  }
}
