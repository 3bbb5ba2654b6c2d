/// Writes one album of the demonstration library: its folders, tracks and cover.
struct DemoAlbumWriter {
  private static let variousArtists = "Various Artists"

  /// The album.
  let album: DemoAlbum
  /// The date of all its files, in Unix seconds.
  let writtenAt: Int

  /// Writes the album below a folder, as `Artist/Title` with `CD1`, `CD2` when it has discs.
  ///
  /// - Throws: `DemoError.system` or `DemoError.painting`.
  func write(to root: DemoFolder) throws(DemoError) {
    let folder = DemoFolder(
      path: [root.path, fileName(artist), fileName(album.title)].joined(separator: "/"))
    try folder.make()
    let embedded = try writeCover(to: folder)
    var synthesiser = Synthesiser(mood: Mood(album: album.title))
    for (index, disc) in album.discs.enumerated() {
      let discFolder =
        album.discs.count > 1 ? DemoFolder(path: "\(folder.path)/CD\(index + 1)") : folder
      try discFolder.make()
      for (position, track) in disc.tracks.enumerated() {
        let file = FlacFile(
          sampleRate: Synthesiser.sampleRate,
          samples: synthesiser.render(Tune(title: track.title, mood: synthesiser.mood)),
          tags: tags(of: track, at: position, onDisc: index), cover: embedded)
        let number = position < 9 ? "0\(position + 1)" : "\(position + 1)"
        try discFolder.write(
          file.encoded(), to: fileName("\(number) \(track.title).flac"), modified: writtenAt)
      }
    }
  }

  /// Paints the cover and writes it where it belongs.
  ///
  /// - Returns: The cover, when it goes into the tracks.
  private func writeCover(to folder: DemoFolder) throws(DemoError) -> FlacFile.Cover? {
    let format: CoverFormat = album.placement == .pngFile ? .png : .jpeg
    guard album.placement != .absent else { return nil }
    let bytes = try CoverPainter.paint(album.design, album.palette, title: album.title)
      .encoded(as: format)
    if album.placement == .embedded {
      return FlacFile.Cover(
        mediaType: format.mediaType, side: Int(CoverPainter.side), bytes: bytes)
    }
    try folder.write(bytes, to: format.fileName, modified: writtenAt)
    return nil
  }

  private var artist: String { album.artist ?? Self.variousArtists }

  private func tags(
    of track: DemoAlbum.Track, at position: Int, onDisc index: Int
  ) -> [(name: String, value: String)] {
    let disc = album.discs[index]
    let credit = track.artist ?? artist
    var tags = [
      ("TITLE", track.title), ("ARTIST", credit), ("ALBUM", album.title), ("ALBUMARTIST", artist),
      ("TRACKNUMBER", "\(position + 1)"), ("TRACKTOTAL", "\(disc.tracks.count)"),
      ("DATE", "\(album.year)"), ("GENRE", album.genre),
    ]
    if let sortName = DemoCatalogue.sortName(of: credit) { tags.append(("ARTISTSORT", sortName)) }
    if let sortName = DemoCatalogue.sortName(of: artist) {
      tags.append(("ALBUMARTISTSORT", sortName))
    }
    if album.artist == nil { tags.append(("COMPILATION", "1")) }
    if album.discs.count > 1 {
      tags += [("DISCNUMBER", "\(index + 1)"), ("DISCTOTAL", "\(album.discs.count)")]
    }
    if let subtitle = disc.subtitle { tags.append(("DISCSUBTITLE", subtitle)) }
    return tags
  }

  /// A name as a file may have it.
  private func fileName(_ name: String) -> String {
    String(name.map { $0 == "/" ? "-" : $0 })
  }
}
