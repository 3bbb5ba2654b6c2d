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

  /// The charset that wins near ties for text of unknown charset.
  var preferredCharset: Charset?

  /// Reads a file.
  ///
  /// - Parameter path: Absolute path.
  /// - Returns: Its tags, or why it is no music; never fails otherwise.
  func read(_ path: [UInt8]) -> Outcome {
    guard let file = RegularFile(path: path) else { return .skipped(.unreadable) }
    defer { file.close() }
    if file.size == 0 { return .skipped(.empty) }
    if file.bytes(at: 0, count: 1).isEmpty { return .skipped(.unreadable) }
    let name = FilePath.split(path).name
    guard let format = file.format(name: name) else { return .skipped(.unknownFormat) }
    guard var tags = format.isKnownToTagLib ? known(file, format) : foreign(file, format) else {
      return .skipped(.noMusic)
    }
    tags.format = format
    return .tags(tags, fingerprint: file.fingerprint())
  }

  /// The tags of a format TagLib knows; `nil` when nothing in the file speaks for music.
  private func known(_ file: RegularFile, _ format: AudioFormat) -> FileTags? {
    guard let raw = RawTags(file, format, audio: true) else { return nil }
    defer { raw.close() }
    if raw.values.isEmpty, raw.audio.duration <= 0, raw.audio.sample_rate <= 0 { return nil }
    var tags = tags(of: raw, and: format == .aiff ? AIFFTexts.values(of: file) : [])
    tags.duration = raw.audio.duration > 0 ? Int(raw.audio.duration) : nil
    tags.bitrate = positive(raw.audio.bitrate)
    tags.sampleRate = positive(raw.audio.sample_rate)
    tags.channels = positive(raw.audio.channels)
    return tags
  }

  /// The tags of a format TagLib does not know, where they are as in formats that it does.
  private func foreign(_ file: RegularFile, _ format: AudioFormat) -> FileTags {
    let sound =
      switch format {
      case .dsf: DSFFile.sound(of: file)
      case .dsdiff: DSDIFFFile.sound(of: file)
      case .aac: ADTSStream.sound(of: file)
      default: ForeignSound()
      }
    let range = sound.tagRange ?? 0..<file.size
    var tags = FileTags()
    if let raw = RawTags(file, format, audio: false, in: range) {
      tags = self.tags(of: raw)
      raw.close()
    }
    tags.duration = sound.duration
    tags.sampleRate = sound.sampleRate
    tags.channels = sound.channels
    return tags
  }

  /// The tags in one form; of a field that TagLib gives, no other values are taken.
  private func tags(
    of raw: RawTags, and others: [(name: String, value: String)] = []
  ) -> FileTags {
    let given =
      raw.claimsLatin1
      ? CharsetRepair.repaired(raw.values, preferred: preferredCharset) : raw.values
    let names = Set(given.map(\.name))
    let values = given + others.filter { !names.contains($0.name) }
    var tags = TagNormalizer(TagValues(values)).tags()
    tags.pictures = raw.pictures
    return tags
  }

  private func positive(_ number: Int32) -> Int? { number > 0 ? Int(number) : nil }
}
