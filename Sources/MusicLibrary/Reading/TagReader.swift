internal import CTagLib
internal import Glibc
internal import MusicModel

/// Reads what one music file says of itself.
enum TagReader {
  /// What was found in a file, or why it is no music.
  enum Outcome: Hashable, Sendable {
    /// Its tags, and a number by which its sound is known again.
    case tags(FileTags, fingerprint: Int64)
    /// Not to be listed as music.
    case skipped(SkipReason)
  }

  /// Reads a file.
  ///
  /// - Parameter path: Absolute path.
  /// - Returns: Its tags, or why it is no music; never fails otherwise.
  static func read(_ path: [UInt8]) -> Outcome {
    guard let file = RegularFile(path: path) else { return .skipped(.unreadable) }
    defer { file.close() }
    if file.size == 0 { return .skipped(.empty) }
    if file.bytes(at: 0, count: 1).isEmpty { return .skipped(.unreadable) }
    let name = FilePath.split(path).name
    guard let format = file.format(name: name) else { return .skipped(.unknownFormat) }
    if ID3v2Guard.isBomb(file) { return .skipped(.tooLarge) }
    guard let tags = tags(of: file, format) else { return .skipped(.noMusic) }
    return .tags(tags, fingerprint: file.fingerprint())
  }

  /// The tags in one form; `nil` when nothing in the file speaks for music.
  private static func tags(of file: RegularFile, _ format: AudioFormat) -> FileTags? {
    guard format != .other else { return untagged(format) }
    guard let raw = RawTags(file, format, audio: true) else { return nil }
    defer { raw.close() }
    if raw.values.isEmpty, raw.audio.duration <= 0, raw.audio.sample_rate <= 0 { return nil }
    let values = raw.claimsLatin1 ? Charset.repaired(raw.values) : raw.values
    var tags = TagNormalizer(TagValues(values)).tags()
    tags.format = format
    tags.duration = raw.audio.duration > 0 ? Int(raw.audio.duration) : nil
    tags.bitrate = positive(raw.audio.bitrate)
    tags.sampleRate = positive(raw.audio.sample_rate)
    tags.channels = positive(raw.audio.channels)
    tags.pictures = raw.pictures
    return tags
  }

  private static func untagged(_ format: AudioFormat) -> FileTags {
    var tags = FileTags()
    tags.format = format
    return tags
  }

  private static func positive(_ number: Int32) -> Int? { number > 0 ? Int(number) : nil }
}
