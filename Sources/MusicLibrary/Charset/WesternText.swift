/// Text in Windows-1252, told by where its accented letters stand.
enum WesternText {
  /// The bytes 0x80 to 0x9F that stand for a sign people write.
  private static let signs: Set<UInt8> = [
    0x80, 0x85, 0x8A, 0x8C, 0x8E, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, 0x99, 0x9A, 0x9C,
    0x9E, 0x9F,
  ]

  /// What a text consists of.
  private struct Count {
    var letters = 0
    var accented = 0
    var symbols = 0
    /// Runs of accented letters beside plain ones.
    var touching = 0
    /// Runs of two that stand alone, as a word of two bytes would.
    var lonely = 0
    /// Runs of accented letters that stand alone, however long.
    var apart = 0
  }

  /// Whether bytes look like Western text: accents alone or in twos, mostly beside plain letters.
  static func looksWestern(_ bytes: [UInt8]) -> Bool {
    guard let count = count(bytes) else { return false }
    if count.accented == 0 {
      let areApart = !zip(bytes, bytes.dropFirst()).contains { $0 >= 0x80 && $1 >= 0x80 }
      return count.symbols <= max(2, bytes.count / 8) || areApart && count.symbols <= count.letters
    }
    if count.accented <= 2, count.lonely == 0 { return count.symbols <= 2 }
    return count.accented * 2 <= count.letters && count.touching >= 2 * count.lonely
      && count.symbols <= max(1, count.accented)
  }

  /// Whether each accent stands beside plain letters, as in no other kind of text.
  static func isEvident(_ bytes: [UInt8]) -> Bool {
    guard let count = count(bytes) else { return false }
    return count.touching > 0 && count.apart == 0 && looksWestern(bytes)
  }

  /// `nil` when a byte or a run of bytes rules Western text out.
  private static func count(_ bytes: [UInt8]) -> Count? {
    var count = Count()
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if isAccented(byte) {
        var end = index
        while end < bytes.count, bytes[end] >= 0xA0 { end += 1 }
        guard end - index <= 2 else { return nil }
        let run = bytes[index..<end]
        let accented = run.count(where: isAccented)
        count.symbols += run.count - accented
        count.accented += accented
        count.letters += accented
        let isBeside =
          index > 0 && isPlain(bytes[index - 1]) || end < bytes.count && isPlain(bytes[end])
        if isBeside {
          count.touching += 1
        } else if run.count > 1 {
          count.lonely += 1
        }
        if !isBeside { count.apart += 1 }
        index = end
        continue
      }
      if isPlain(byte) { count.letters += 1 }
      if (0x80...0x9F).contains(byte), !signs.contains(byte) { return nil }
      if byte >= 0x80 { count.symbols += 1 }
      index += 1
    }
    return count
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  /// À to ÿ without × and ÷.
  private static func isAccented(_ byte: UInt8) -> Bool {
    byte >= 0xC0 && byte != 0xD7 && byte != 0xF7
  }
}
