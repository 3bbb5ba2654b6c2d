/// How much a text looks like one in an alphabet of its own.
enum AlphabetScore {
  /// Letters in the order of their frequency in Russian prose; the first are worth most.
  private static let russian = Array("оеаинтсрвлкмдпуяыьгзбчйхжшюцщэфъё".unicodeScalars)
  /// The same for Greek.
  private static let modernGreek = Array("αοιετσνηυρπκμλωςάίόγέδήύχθώφβξζψϊ".unicodeScalars)
  /// The same for Hebrew.
  private static let modernHebrew = Array("יוהלאתרבמשדנחםקעפכטגןזסצךףץ".unicodeScalars)
  /// Hebrew letters that stand at the end of a word only.
  private static let finalLetters = Set("םןךףץ".unicodeScalars)

  /// What a letter at least counts; frequent ones count up to as much again.
  private static let base = 0.45
  private static let most = 0.7
  /// Single bytes make sense too easily: no alphabet may beat clear double-byte text.
  private static let ceiling = 0.96

  /// A score for Russian letters; a capital behind a small letter speaks against it.
  static func cyrillic(_ scalars: [Unicode.Scalar]) -> Double {
    var sum = 0.0
    var count = 0
    for (index, scalar) in scalars.enumerated() where scalar.value >= 0x80 {
      count += 1
      sum += worth(scalar, in: russian)
      let isAfterSmall = index > 0 && scalars[index - 1].properties.isLowercase
      if scalar.properties.isUppercase, isAfterSmall { sum -= 1 }
    }
    return count == 0 ? -1 : min(sum / Double(count), ceiling)
  }

  /// A score for Greek letters.
  static func greek(_ scalars: [Unicode.Scalar]) -> Double {
    let high = scalars.filter { $0.value >= 0x80 }
    guard !high.isEmpty else { return -1 }
    return min(high.reduce(0) { $0 + worth($1, in: modernGreek) } / Double(high.count), ceiling)
  }

  /// A score for Hebrew letters; a final letter within a word speaks against it.
  static func hebrew(_ scalars: [Unicode.Scalar]) -> Double {
    var sum = 0.0
    var count = 0
    for (index, scalar) in scalars.enumerated() where scalar.value >= 0x80 {
      count += 1
      sum += worth(scalar, in: modernHebrew)
      let isWithin = index + 1 < scalars.count && scalars[index + 1].value >= 0x05D0
      if isWithin, finalLetters.contains(scalar) { sum -= 1 }
    }
    return count == 0 ? -1 : min(sum / Double(count), ceiling)
  }

  /// The share of letters of a script among what is not ASCII.
  static func share(
    _ scalars: [Unicode.Scalar], of letters: ClosedRange<UInt32>, strangers: Double
  ) -> Double {
    let high = scalars.filter { $0.value >= 0x80 }
    guard !high.isEmpty else { return -1 }
    let sum = high.reduce(0) { $0 + (letters.contains($1.value) ? 0.8 : strangers) }
    return sum / Double(high.count)
  }

  private static func worth(_ scalar: Unicode.Scalar, in letters: [Unicode.Scalar]) -> Double {
    let lower = scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
    guard let place = letters.firstIndex(of: lower) else { return -1 }
    return base + most * Double(letters.count - place) / Double(letters.count)
      * Double(letters.count - place) / Double(letters.count)
  }
}
