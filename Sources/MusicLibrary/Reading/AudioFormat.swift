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
  case aac = 101
  case dsf = 102
  case dsdiff = 103
  case matroska = 104
  /// Known by its first bytes as sound of another kind.
  case other = 105

  /// Whether TagLib knows the format itself.
  var isKnownToTagLib: Bool { rawValue < Self.aac.rawValue }

  /// The reader's number in the shim.
  ///
  /// Formats TagLib does not know may have tags at their start
  /// or end as MPEG files have, so they are read as such.
  var reader: otd_format {
    isKnownToTagLib ? otd_format(rawValue: UInt32(rawValue)) : OTD_FORMAT_MPEG
  }
}
