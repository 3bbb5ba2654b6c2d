internal import MusicModel

/// Where a cover's bytes are, and which state of that file they are from.
struct CoverFile: Hashable, Sendable {
  /// Tells one state of a file from another.
  struct Version: Hashable, Sendable {
    /// Bytes in the file.
    var size: Int64
    /// When it was changed, as the scan found it.
    var modifiedAt: Int64
  }

  /// The file, and whether the picture is inside of music.
  var source: CoverSource
  /// The state that was seen by the scan.
  var version: Version
}
