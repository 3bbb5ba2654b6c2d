internal import MusicModel

/// What a worker answers for one file, and its form on the pipe.
///
/// Lyrics stay behind: nothing that a scan stores needs them.
enum ScanRecord: Hashable, Sendable {
  /// Behind a reference, since an answer is handed on several times and tags have many parts.
  indirect case tags(FileTags, fingerprint: Int64)
  case skipped(SkipReason)

  /// The answer for what was read.
  init(_ outcome: TagReader.Outcome) {
    self =
      switch outcome {
      case .tags(let tags, let fingerprint): .tags(tags, fingerprint: fingerprint)
      case .skipped(let reason): .skipped(reason)
      }
  }

  /// The bytes that stand for the answer.
  var encoded: [UInt8] {
    var writer = ByteWriter()
    switch self {
    case .skipped(let reason):
      writer.number(Int64(reason.rawValue))
    case .tags(let tags, let fingerprint):
      writer.number(0)
      writer.number(fingerprint)
      tags.write(to: &writer)
    }
    return writer.bytes
  }

  /// The answer bytes stand for; `nil` when they make no sense.
  init?(encoded: ArraySlice<UInt8>) {
    var reader = ByteReader(encoded)
    let kind = Int(reader.number())
    if kind != 0 {
      guard let reason = SkipReason(rawValue: kind) else { return nil }
      self = .skipped(reason)
    } else {
      let fingerprint = reader.number()
      var tags = FileTags()
      tags.read(from: &reader)
      self = .tags(tags, fingerprint: fingerprint)
    }
    guard reader.isSound else { return nil }
  }
}

extension FileTags {
  fileprivate func write(to writer: inout ByteWriter) {
    writer.number(Int64(format.rawValue))
    writeTexts(to: &writer)
    writer.list(artists)
    writer.list(albumArtists)
    writer.list(composers)
    writer.list(genres)
    track.write(to: &writer)
    disc.write(to: &writer)
    TagDate.write(date, to: &writer)
    TagDate.write(originalDate, to: &writer)
    writer.optional(compilation.map { $0 ? 1 : 0 })
    writer.optional(duration)
    writer.optional(bitrate)
    writer.optional(sampleRate)
    writer.optional(channels)
    writer.number(isCutOff ? 1 : 0)
    writer.raw(legacyText?.sample ?? [])
    writer.text(legacyText?.charset.rawValue ?? "")
    gain.write(to: &writer)
    writer.optional(sheet == nil ? nil : 1)
    sheet?.write(to: &writer)
    writer.number(Int64(pictures.count))
    for picture in pictures {
      writer.number(Int64(picture.kind))
      writer.number(Int64(picture.size))
      writer.text(picture.mediaType)
    }
  }

  fileprivate mutating func read(from reader: inout ByteReader) {
    format = AudioFormat(rawValue: Int(reader.number())) ?? .other
    readTexts(from: &reader)
    artists = reader.list()
    albumArtists = reader.list()
    composers = reader.list()
    genres = reader.list()
    track = TagNumber(from: &reader)
    disc = TagNumber(from: &reader)
    date = TagDate(from: &reader)
    originalDate = TagDate(from: &reader)
    compilation = reader.optional().map { $0 != 0 }
    duration = reader.optional()
    bitrate = reader.optional()
    sampleRate = reader.optional()
    channels = reader.optional()
    isCutOff = reader.number() != 0
    let sample = reader.raw()
    let charset = reader.text()
    if !charset.isEmpty {
      legacyText = Charset(rawValue: charset).map { LegacyText(sample: sample, charset: $0) }
    }
    gain = ReplayGain(from: &reader)
    if reader.optional() != nil { sheet = CueSheet(from: &reader) }
    for _ in 0..<max(0, reader.number()) where reader.isSound {
      pictures.append(
        EmbeddedPicture(
          kind: Int(reader.number()), size: Int(reader.number()), mediaType: reader.text()))
    }
  }

  private func writeTexts(to writer: inout ByteWriter) {
    writer.text(title)
    writer.text(artist)
    writer.text(album)
    writer.text(albumArtist)
    writer.text(titleSort)
    writer.text(artistSort)
    writer.text(albumSort)
    writer.text(albumArtistSort)
    writer.text(discSubtitle)
    writer.text(releaseID)
    writer.text(comment)
  }

  private mutating func readTexts(from reader: inout ByteReader) {
    title = reader.text()
    artist = reader.text()
    album = reader.text()
    albumArtist = reader.text()
    titleSort = reader.text()
    artistSort = reader.text()
    albumSort = reader.text()
    albumArtistSort = reader.text()
    discSubtitle = reader.text()
    releaseID = reader.text()
    comment = reader.text()
  }
}

extension TagNumber {
  fileprivate func write(to writer: inout ByteWriter) {
    writer.optional(number)
    writer.optional(total)
    writer.text(side)
  }

  fileprivate init(from reader: inout ByteReader) {
    number = reader.optional()
    total = reader.optional()
    side = reader.text()
  }
}

extension TagDate {
  fileprivate static func write(_ date: TagDate?, to writer: inout ByteWriter) {
    writer.optional(date?.year)
    writer.optional(date?.month)
    writer.optional(date?.day)
  }

  fileprivate init?(from reader: inout ByteReader) {
    let year = reader.optional()
    let month = reader.optional()
    let day = reader.optional()
    guard let year else { return nil }
    self.init(year: year, month: month, day: day)
  }
}
