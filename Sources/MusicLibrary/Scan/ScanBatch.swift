internal import MusicModel

/// Changes a scan found in one root, to be written in one transaction.
struct ScanBatch: Sendable {
  /// What was read of a file.
  enum Content: Sendable {
    /// It is no music.
    case skipped(SkipReason)
    /// The track it is, or those that a cue sheet makes of it, and the number of its sound.
    case tracks([TrackPart], fingerprint: Int64)
  }

  /// A file that is new or changed, with what was read of it.
  struct File: Sendable {
    var folder: [UInt8]
    var name: [UInt8]
    var stamp: FileStamp
    /// The track it was before; `nil` for a file the store does not know.
    var track: Int64?
    /// The track that was this file under a path that is gone, if its sound is still the same.
    var formerTrack: Int64?
    /// Whether the store has it among the files that were skipped.
    var wasSkipped = false
    var content: Content
  }

  /// A file that is where another path was, itself unchanged.
  struct Move: Sendable {
    var track: Int64
    var folder: [UInt8]
    var name: [UInt8]
    var stamp: FileStamp
  }

  /// The cue sheets of a directory, where they differ from what the store knows.
  struct Sheets: Sendable {
    var folder: [UInt8]
    var files: [CueFile]
  }

  /// Whether a cue sheet fits the file it is for, which shows when that is read.
  struct SheetFit: Sendable {
    var folder: [UInt8]
    var name: [UInt8]
    var isFitting: Bool
  }

  /// A file whose content is as it was, but not all that tells so.
  struct Restamp: Sendable {
    var track: Int64
    var stamp: FileStamp
  }

  /// The pictures of a directory, where they differ from what the store knows.
  struct Pictures: Sendable {
    var folder: [UInt8]
    var files: [WalkedDirectory.Picture]
  }

  var files: [File] = []
  var moves: [Move] = []
  var pictures: [Pictures] = []
  var sheets: [Sheets] = []
  var sheetFits: [SheetFit] = []
  var restamps: [Restamp] = []

  /// Whether there is nothing to write.
  var isEmpty: Bool { !changesLibrary && restamps.isEmpty }

  /// Whether it changes anything that is seen.
  var changesLibrary: Bool {
    !files.isEmpty || !moves.isEmpty || !pictures.isEmpty || !sheets.isEmpty || !sheetFits.isEmpty
  }
}
