internal import MusicModel

/// Text of a file that claims to be Latin-1, and the charset it was taken to be in.
struct LegacyText: Hashable, Sendable {
  /// Values as they are in the file that are not ASCII, one a line.
  var sample: [UInt8]
  var charset: Charset
}

extension LegacyText {
  /// Bytes of a value that still is a name; longer ones are prose.
  private static let longestName = 512
  /// Bytes of names that are enough for any guess.
  private static let enough = 4_096

  /// The sample of some values: names without repeats, or prose where there is nothing else.
  static func sample(of values: [[UInt8]]) -> [UInt8] {
    let names = values.filter { $0.count <= longestName }
    var sample: [UInt8] = []
    var seen: Set<[UInt8]> = []
    for value in names.isEmpty ? values : names where seen.insert(value).inserted {
      if !sample.isEmpty, sample.count + value.count >= enough { break }
      if !sample.isEmpty { sample.append(lineFeed) }
      sample += value
    }
    return sample
  }

  /// What stands between two values.
  static let lineFeed: UInt8 = 0x0A
}
