/// Technical facts of a file of a format TagLib does not know.
struct ForeignSound: Hashable, Sendable {
  /// Length in milliseconds.
  var duration: Int?
  /// Samples a second.
  var sampleRate: Int?
  var channels: Int?
  /// Where in the file an ID3v2 tag is; `nil` when it is where MPEG files have theirs.
  var tagRange: Range<Int>?

  /// Sets what is known in a file's tags.
  func describe(_ tags: inout FileTags) {
    tags.duration = duration ?? tags.duration
    tags.sampleRate = sampleRate ?? tags.sampleRate
    tags.channels = channels ?? tags.channels
  }

  /// Sets the length from a number of samples.
  mutating func setDuration(samples: Int, rate: Int) {
    guard samples > 0, rate > 0, samples <= Int.max / 1_000 else { return }
    duration = samples * 1_000 / rate
    sampleRate = rate
  }
}
