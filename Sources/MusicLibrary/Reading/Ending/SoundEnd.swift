/// Tells whether a file ends before its own headers say that its sound does.
///
/// Only what a few short reads show is used, and nothing is decoded: a file whose format states no
/// size, or one that lost less than a frame, passes as whole.
enum SoundEnd {
  /// Whether the end of the sound is missing.
  ///
  /// - Complexity: O(chunks) short reads, and for FLAC and Ogg the reading of one frame or page.
  static func isMissing(in file: RegularFile, _ format: AudioFormat) -> Bool {
    switch format {
    case .flac: FlacEnd.isMissing(in: file)
    case .wav: ChunkEnd.isMissingInWAV(file)
    case .aiff: ChunkEnd.isMissingInAIFF(file)
    case .dsdiff: ChunkEnd.isMissingInDSDIFF(file)
    case .mp4: MP4Boxes.isEndMissing(in: file)
    case .mpeg: MPEGTable.isEndMissing(in: file)
    case .vorbis, .opus, .oggFlac, .speex: OggPages.isEndMissing(in: file)
    case .asf, .monkeysAudio, .wavpack, .musepack, .trueAudio, .protracker, .screamTracker,
      .fastTracker, .impulseTracker, .aac, .dsf, .matroska, .other:
      false
    }
  }
}
