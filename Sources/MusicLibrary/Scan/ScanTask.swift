/// What a scan of one root has to do.
struct ScanTask: Sendable {
  /// The root's path.
  var root: [UInt8]
  /// The paths of all other roots.
  var others: [[UInt8]] = []
  /// Where to look; `nil` for the whole root.
  var places: [ScanPlace]?
  /// Whether files that did not change are read again, too.
  var isForced = false
  /// Nanoseconds for which a file has to be left alone before it is read; 0 to read it as it is.
  var settleTime: Int64 = 0
  /// Called with the path of each directory before its names are read.
  var willRead: @Sendable ([UInt8]) -> Void = { _ in }
}
