internal import Glibc
internal import MusicModel

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
  /// The directory of the set it is a disc of; its own path when it is none.
  var family: [UInt8]
  /// Files whose names look like music.
  var music: [File] = []
  /// Pictures that may be covers.
  var pictures: [Picture] = []
  /// Cue sheets.
  var sheets: [File] = []
  /// Files whose names are those of playlists.
  var playlists: [File] = []
  /// Why it could not be read, or not as a whole, so that what is not found need not be gone.
  var failure: SkipReason?
  /// Paths of links that lead nowhere now: what was behind them may come back.
  var danglingLinks: [[UInt8]] = []
  /// Whether another file system begins here.
  var isMount = false
  /// Whether there is nothing at all in it, or it is not there.
  var isEmpty = false
}

extension WalkedDirectory {
  /// Leaves out all that is in it.
  mutating func forgetContent() {
    music = []
    pictures = []
    playlists = []
    sheets = []
  }

  /// Remembers that nothing could be learnt of a path; one that is just not there is gone.
  ///
  /// - Parameters:
  ///   - code: The system's error number.
  ///   - path: The directory's own path, or that of something in it.
  ///   - isLink: Whether a link is there.
  mutating func note(_ code: Int32, at path: [UInt8], isLink: Bool) {
    switch code {
    case ENOENT where isLink: danglingLinks.append(path)
    case ENOENT, ENOTDIR, ELOOP: break
    case EACCES, EPERM: failure = failure ?? .unreadable
    case ENAMETOOLONG: failure = failure ?? .pathTooLong
    default: failure = failure ?? .readError
    }
  }
}
