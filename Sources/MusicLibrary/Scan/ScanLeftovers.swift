/// What a scan did not find again.
struct ScanLeftovers: Sendable {
  /// A file that is gone.
  struct File: Sendable {
    /// The track it was; 0 for a file that was skipped.
    var track: Int64
    /// The directory it was in.
    var folder: Int64
    var name: [UInt8]
  }

  /// Whether the root was missing, or empty where music was, so that nothing is known.
  var isOffline = false
  /// Files that are gone.
  var files: [File] = []
  /// Directories that are gone.
  var folders: [Int64] = []
  /// Directories in which another file system begins now.
  var mounts: Set<[UInt8]> = []
  /// Directories in which one began before, and there is nothing now.
  var lostMounts: Set<[UInt8]> = []
  /// Directories in which one began before, and which now hold music themselves.
  var forgottenMounts: Set<[UInt8]> = []
}
