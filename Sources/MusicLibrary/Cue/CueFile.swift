internal import MusicModel

/// A file with a cue sheet beside music, which is the same when its state is.
struct CueFile: Hashable, Sendable {
  /// What tells whether it has to be read again.
  struct State: Hashable, Sendable {
    var name: [UInt8]
    /// Number of bytes.
    var size: Int64
    /// Nanoseconds since 1970.
    var modifiedAt: Int64
    /// A number of the names of the music beside it: which files it is for depends on them.
    var neighbours: Int64
  }

  var state: State
  /// Why it divides nothing, if it should.
  var reason: SkipReason?

  /// What the name of a cue sheet ends in, in lower case.
  static let suffix = "cue"

  /// Whether a name is a cue sheet's.
  static func isSheet(_ name: [UInt8]) -> Bool {
    name.first != UInt8(ascii: ".") && MusicFileName.suffix(name) == suffix
  }
}

extension WalkedDirectory {
  /// The states of the cue sheets in the directory.
  var sheetStates: [CueFile.State] {
    guard !sheets.isEmpty else { return [] }
    let neighbours = StableDigest.of(
      music.map { String(decoding: $0.name, as: UTF8.self) }.sorted())
    return sheets.map {
      CueFile.State(
        name: $0.name, size: $0.stamp.size, modifiedAt: $0.stamp.modifiedAt,
        neighbours: neighbours)
    }
  }
}
