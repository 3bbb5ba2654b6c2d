internal import CTagLib
internal import MusicModel

/// Reads what music files say of themselves.
struct TagReader {
  /// What was found in a file, or why it is no music.
  enum Outcome: Hashable, Sendable {
    /// Its tags, and a number by which its sound is known again.
    case tags(FileTags, fingerprint: Int64)
    /// Not to be listed as music.
    case skipped(SkipReason)
  }

  /// What is to be raised when more, or something else, is read of files: a scan reads those again
  /// that an older reader has read.
  static let version: Int64 = 2

  /// The charset of text that claims to be Latin-1.
  var charset = LegacyCharset.guessed()
  /// Who is asked about what TagLib does not know.
  var probe = ForeignProbe()

  /// Reads a file.
  ///
  /// - Parameter path: Absolute path.
  /// - Returns: Its tags, or why it is no music; never fails otherwise.
  func read(_ path: [UInt8]) -> Outcome {
    guard let file = RegularFile(path: path, keeping: RegularFile.usualHead) else {
      return .skipped(.unreadable)
    }
    defer { file.close() }
    if file.size == 0 { return .skipped(.empty) }
    let head = file.head()
    if head.isEmpty { return .skipped(.unreadable) }
    guard let format = file.format(name: path, head: head) else { return .skipped(.unknownFormat) }
    var tags = FileTags()
    let finding =
      format.isKnownToTagLib ? known(file, format, &tags) : foreign(file, format, &tags)
    guard isMusic(finding, path, &tags) else { return .skipped(.noMusic) }
    if !isPlausible(tags.duration, size: file.size) { tags.duration = nil }
    tags.format = format
    tags.isCutOff = SoundEnd.isMissing(in: file, format)
    if let sheet = tags.sheet {
      tags.sheet = EmbeddedSheet.dividing(sheet, FilePath.split(path).name)
    }
    if tags.sheet == nil, format == .flac { tags.sheet = EmbeddedSheet.block(of: file, tags) }
    return .tags(tags, fingerprint: file.fingerprint())
  }

  /// What TagLib and the format's own rules find, and whether something in it speaks for music.
  ///
  /// The tags themselves are filled in where they are: they have so many parts that handing them
  /// on takes as long as reading a few.
  private enum Finding {
    case tags
    /// The reader knows the format, and there is nothing.
    case nothing
    /// No reader made sense of the file.
    case refused
  }

  private func known(
    _ file: RegularFile, _ format: AudioFormat, _ tags: inout FileTags
  ) -> Finding {
    guard let raw = RawTags(file, format, audio: true) else { return .refused }
    defer { raw.close() }
    var own = ForeignSound()
    if raw.audio.sample_rate <= 0 { own = ChunkSound.sound(of: file, format) }
    let isSilent = raw.audio.duration <= 0 && raw.audio.sample_rate <= 0 && own.duration == nil
    if raw.values.isEmpty, isSilent { return .nothing }
    fill(&tags, from: raw, and: otherValues(of: file, format))
    tags.duration = raw.audio.duration > 0 ? Int(raw.audio.duration) : nil
    tags.bitrate = positive(raw.audio.bitrate)
    tags.sampleRate = positive(raw.audio.sample_rate)
    tags.channels = positive(raw.audio.channels)
    own.describe(&tags)
    if tags.duration == nil {
      // Asking another program takes a hundred times as long as looking oneself.
      if format == .mpeg { MPEGFrames.sound(of: file).describe(&tags) }
      if format == .oggFlac { OggPages.sound(of: file).describe(&tags) }
    }
    return .tags
  }

  /// Values that TagLib does not look for in a format.
  private func otherValues(
    of file: RegularFile, _ format: AudioFormat
  ) -> [(name: String, value: String)] {
    switch format {
    case .aiff: return AIFFTexts.values(of: file)
    case .mp4: return MP4Keys.values(of: file)
    case .trueAudio:
      // Some programs write an APEv2 tag, which the reader of other formats finds.
      let raw = RawTags(file, .other, audio: false)
      defer { raw?.close() }
      return raw?.values ?? []
    default: return []
    }
  }

  /// A format TagLib does not know, with tags where formats that it knows have them.
  private func foreign(
    _ file: RegularFile, _ format: AudioFormat, _ tags: inout FileTags
  ) -> Finding {
    if format == .matroska {
      let matroska = MatroskaFile(file)
      TagNormalizer(TagValues(matroska.values)).fill(&tags)
      matroska.sound.describe(&tags)
      return .tags
    }
    let sound =
      switch format {
      case .dsf: DSFFile.sound(of: file)
      case .dsdiff: DSDIFFFile.sound(of: file)
      case .aac: ADTSStream.sound(of: file)
      default: otherSound(of: file)
      }
    let range = sound.tagRange ?? 0..<file.size
    let raw = RawTags(file, format, audio: false, in: range)
    defer { raw?.close() }
    if let raw { fill(&tags, from: raw) }
    sound.describe(&tags)
    return .tags
  }

  /// What the first bytes of a file of another kind lead to.
  private func otherSound(of file: RegularFile) -> ForeignSound {
    let head = file.bytes(at: 0, count: 4)
    if head.starts(with: AC3Stream.mark) { return AC3Stream.sound(of: file) }
    return head.starts(with: OggPages.mark) ? OggPages.sound(of: file) : ForeignSound()
  }

  /// Whether a finding speaks for music; adds what ffprobe does where there are no tags or no
  /// length.
  private func isMusic(_ finding: Finding, _ path: [UInt8], _ tags: inout FileTags) -> Bool {
    switch finding {
    case .nothing: return false
    case .refused:
      guard let answer = probe.answer(path), answer.hasSound else { return false }
      TagNormalizer(TagValues(answer.values)).fill(&tags)
      answer.sound.describe(&tags)
      return true
    case .tags:
      guard tags.duration == nil, let answer = probe.answer(path) else { return true }
      if tags.title.isEmpty, tags.artist.isEmpty, tags.album.isEmpty {
        let pictures = tags.pictures
        tags = TagNormalizer(TagValues(answer.values)).tags()
        tags.pictures = pictures
      }
      answer.sound.describe(&tags)
      return true
    }
  }

  /// Fills in tags in one form; of a field that TagLib gives, no other values are taken.
  private func fill(
    _ tags: inout FileTags, from raw: RawTags, and others: [(name: String, value: String)] = []
  ) {
    var values = raw.values
    var text: LegacyText?
    if raw.claimsLatin1 { (values, text) = CharsetRepair.repaired(raw.values, by: charset) }
    if !others.isEmpty {
      let names = Set(values.map(\.name))
      values += others.filter { !names.contains($0.name) }
    }
    TagNormalizer(TagValues(values)).fill(&tags)
    tags.pictures = raw.pictures
    tags.legacyText = text
  }

  /// Whether a file can be as long as it claims: silence, too, takes more than a bit a second.
  private func isPlausible(_ milliseconds: Int?, size: Int) -> Bool {
    (milliseconds ?? 0) / 1_000 / 8 <= size
  }

  private func positive(_ number: Int32) -> Int? { number > 0 ? Int(number) : nil }
}
