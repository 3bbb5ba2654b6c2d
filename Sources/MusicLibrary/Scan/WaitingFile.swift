internal import MusicModel

/// A file that a scan has to read.
struct WaitingFile: Sendable {
  var folder: [UInt8]
  /// The number of its directory family.
  var family: Int
  var file: WalkedDirectory.File
  /// The track that the whole file is; `nil` when it is new or divided.
  var track: Int64?
  var formerTrack: Int64?
  var wasSkipped = false
  var cover: SheetCoverage.Cover?
  /// The charset that the old text of its folder is in, where that has been found out.
  var charset: Charset?
}
