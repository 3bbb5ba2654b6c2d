/// Why a file that looked like music, or a folder, is not in the library.
///
/// The numbers are stored: a case keeps its number for ever.
public enum SkipReason: Int, Hashable, Sendable, CaseIterable {
  /// It may not be opened or read.
  case unreadable = 1
  /// It holds no bytes.
  case empty = 2
  /// No tag reader knows what it holds.
  case unknownFormat = 3
  /// Its name says music, but it has no sound and no tags.
  case noMusic = 4
  /// The reading process died of it.
  case crashed = 5
  /// Reading took too long.
  case tookTooLong = 6
  /// It is too large for what its name says it is.
  case tooLarge = 7
  /// A cue sheet without a track that has a place in a file.
  case sheetWithoutTracks = 8
  /// A cue sheet none of whose files is there.
  case sheetWithoutFiles = 9
  /// A cue sheet whose tracks start behind the end of its file.
  case sheetMisfit = 10
  /// The disk or the network did not give it.
  case readError = 11
  /// Its path is longer than the system can open.
  case pathTooLong = 12
}
