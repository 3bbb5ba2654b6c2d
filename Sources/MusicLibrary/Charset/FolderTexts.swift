internal import MusicModel

/// Finds the charsets of the old text in one folder: of few letters a guess is a throw of the dice,
/// of all letters of an album it is not.
///
/// The result depends on the texts alone, not on their order or on what was guessed before.
struct FolderTexts {
  private let guess: CharsetGuess

  /// By how much a file's own charset has to fit better than the folder's to be kept.
  private static let advantage = 0.35
  /// How well the folder's charset has to fit a text that would be Western for want of another.
  private static let leastFit = 0.3

  /// Prepares the guess with charsets that win near ties.
  init(preferring preferred: [Charset]) {
    guess = CharsetGuess(preferred: preferred)
  }

  /// The charset of each text.
  ///
  /// UTF-8 and evident Western text are what they are. Of the rest the charset is guessed at once;
  /// what it does not fit, since the folder holds files of several origins, is guessed by itself.
  ///
  /// - Parameter samples: The samples of the files in the folder.
  /// - Returns: As many charsets.
  /// - Complexity: O(bytes).
  func charsets(of samples: [[UInt8]]) -> [Charset] {
    let own = samples.map { guess.charset(of: $0) }
    guard samples.count > 1, Set(own).count > 1 else { return own }
    let pool = zip(samples, own).filter { !Self.isUTF8($0, $1) }.map(\.0)
    let lines = LegacyText.lines(of: pool)
    let common = guess.charset(of: lines)
    let isWestern = common == .western || common.looksWestern
    let isEvident = isWestern && WesternText.looksWestern(lines)
    return zip(samples, own).map { sample, own in
      if own == common || Self.isUTF8(sample, own) { return own }
      if isWestern { return isEvident && common.decode(sample) != nil ? common : own }
      return fits(common, sample, better: own) ? common : own
    }
  }

  /// Whether a text that was taken for UTF-8 can be nothing else: the two or three bytes of one
  /// character may be those of another in any charset.
  private static func isUTF8(_ sample: [UInt8], _ own: Charset) -> Bool {
    own == .utf8 && sample.count { $0 >= 0x80 } > 3
  }

  private func fits(_ common: Charset, _ sample: [UInt8], better own: Charset) -> Bool {
    guard let score = guess.score(of: sample, in: common) else { return false }
    if let ownScore = guess.score(of: sample, in: own) {
      return score >= ownScore - Self.advantage
    }
    return score >= Self.leastFit && !WesternText.isEvident(sample)
  }
}

extension LegacyText {
  /// The lines of several samples without repeats: an album's title says as much once.
  fileprivate static func lines(of samples: [[UInt8]]) -> [UInt8] {
    var seen: Set<ArraySlice<UInt8>> = []
    var lines: [ArraySlice<UInt8>] = []
    for sample in samples {
      for line in sample.split(separator: lineFeed) where seen.insert(line).inserted {
        lines.append(line)
      }
    }
    return [UInt8](lines.joined(separator: [lineFeed]))
  }
}
