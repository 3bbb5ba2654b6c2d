/// A sheet on the pipe between the process that reads tags and its parent.
extension CueSheet {
  /// Writes a sheet all of whose tracks are in one file; the file's name stays behind.
  func write(to writer: inout ByteWriter) {
    for text in [title, artist, composer, genre, date] { writer.text(text) }
    writer.optional(disc)
    writer.optional(discTotal)
    gain.write(to: &writer)
    writer.number(Int64(tracks.count))
    for track in tracks {
      for text in [track.title, track.artist, track.composer, track.date] { writer.text(text) }
      for number in [track.number, track.start] { writer.number(Int64(number)) }
      writer.optional(track.gapStart)
      writer.optional(track.end)
      track.gain.write(to: &writer)
    }
  }

  /// Reads what `write` wrote.
  init(from reader: inout ByteReader) {
    title = reader.text()
    artist = reader.text()
    composer = reader.text()
    genre = reader.text()
    date = reader.text()
    disc = reader.optional()
    discTotal = reader.optional()
    gain = ReplayGain(from: &reader)
    for _ in 0..<max(0, reader.number()) where reader.isSound {
      tracks.append(Track(from: &reader))
    }
  }
}

extension CueSheet.Track {
  fileprivate init(from reader: inout ByteReader) {
    let texts = (reader.text(), reader.text(), reader.text(), reader.text())
    self.init(number: Int(reader.number()), start: Int(reader.number()))
    (title, artist, composer, date) = texts
    gapStart = reader.optional()
    end = reader.optional()
    gain = ReplayGain(from: &reader)
  }
}

extension ReplayGain {
  func write(to writer: inout ByteWriter) {
    for number in [track, trackPeak, album, albumPeak] { writer.optional(number) }
  }

  init(from reader: inout ByteReader) {
    self.init(
      track: reader.optionalFraction(), trackPeak: reader.optionalFraction(),
      album: reader.optionalFraction(), albumPeak: reader.optionalFraction())
  }
}
