/// What a whole scan of a root did not find again.
struct ScanLeftovers: Sendable {
  /// Whether the root was missing or empty, so that nothing is known.
  var isOffline = false
  /// Tracks whose files are gone from where they were: a track that has been found elsewhere since
  /// then is no longer there.
  var tracks: [(track: Int64, folder: Int64, name: [UInt8])] = []
  /// Files that had been skipped and are gone: directory and name.
  var skipped: [(folder: Int64, name: [UInt8])] = []
  /// Directories that are gone.
  var folders: [Int64] = []
}
