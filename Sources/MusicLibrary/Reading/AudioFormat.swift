internal import CTagLib

/// The kind of a music file by its content.
///
/// The numbers are stored: a case keeps its number for ever. Those below 100 are TagLib's readers.
enum AudioFormat: Int, Hashable, Sendable, CaseIterable {
  case mpeg = 1
  case flac = 2
  case mp4 = 3
  case vorbis = 4
  case opus = 5
  case oggFlac = 6
  case speex = 7
  case asf = 8
  case wav = 9
  case aiff = 10
  case monkeysAudio = 11
  case wavpack = 12
  case musepack = 13
  case trueAudio = 14
  case protracker = 15
  case screamTracker = 16
  case fastTracker = 17
  case impulseTracker = 18
  /// Known by its first bytes, without a reader for its tags.
  case other = 100

  /// The reader's number in the shim; unknown for formats without a reader.
  var reader: otd_format {
    self == .other ? OTD_FORMAT_UNKNOWN : otd_format(rawValue: UInt32(rawValue))
  }
}
