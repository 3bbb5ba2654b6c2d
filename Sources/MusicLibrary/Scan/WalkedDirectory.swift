/// One directory with what it holds of music and pictures.
struct WalkedDirectory: Hashable, Sendable {
  /// A file in it.
  struct File: Hashable, Sendable {
    var name: [UInt8]
    var stamp: FileStamp
  }

  /// A picture in it, which is the same when name, size and time of change are.
  struct Picture: Hashable, Sendable {
    var name: [UInt8]
    /// Number of bytes.
    var size: Int64
    /// Nanoseconds since 1970.
    var modifiedAt: Int64
  }

  /// Absolute path.
  var path: [UInt8]
  /// Files whose names look like music.
  var music: [File] = []
  /// Pictures that may be covers.
  var pictures: [Picture] = []
  /// Cue sheets.
  var sheets: [File] = []
  /// Files whose names are those of playlists.
  var playlists: [File] = []
  /// Whether it could not be read, so that nothing is known of what it holds.
  var isUnreadable = false
  /// Whether there is nothing at all in it.
  var isEmpty = false
}
