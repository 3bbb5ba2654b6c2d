/// A date as exact as the tag gives it.
struct TagDate: Hashable, Sendable {
  /// 1000 to 2999.
  var year: Int
  /// 1 to 12; `nil` when the tag gives the year only.
  var month: Int?
  /// 1 to 31; `nil` when the tag gives no day.
  var day: Int?

  /// Makes a date from its parts.
  init(year: Int, month: Int? = nil, day: Int? = nil) {
    self.year = year
    self.month = month
    self.day = month == nil ? nil : day
  }

  /// Finds the first year in a text, with month and day where they follow it as in ISO 8601.
  ///
  ///     TagDate("2004-10-12")       // 2004-10-12
  ///     TagDate("Oct 3, 1995")      // 1995
  ///     TagDate("1969-1971")        // 1969
  ///     TagDate("0000")             // nil
  init?(_ text: String) {
    let runs = Self.digitRuns(text)
    if let run = runs.first, run.count == 8, let date = Self(compact: run.value) {
      self = date
      return
    }
    guard let index = runs.firstIndex(where: { Self.year($0) != nil }),
      let year = Self.year(runs[index])
    else { return nil }
    let following = runs[(index + 1)...].prefix(2)
    let month = following.first.flatMap { Self.part($0, in: 1...12) }
    let day = month == nil ? nil : following.dropFirst().first.flatMap { Self.part($0, in: 1...31) }
    self.init(year: year, month: month, day: day)
  }

  /// The date in ISO 8601, as long as it is exact: "2004", "2004-10" or "2004-10-12".
  var text: String {
    var text = String(year)
    for part in [month, day] {
      guard let part else { break }
      text += part < 10 ? "-0\(part)" : "-\(part)"
    }
    return text
  }

  /// Digits in a row, and the byte in front of them.
  private struct DigitRun {
    /// The number they make, if they are not more than eight.
    var value: Int
    var count: Int
    var before: UInt8
  }

  private static func digitRuns(_ text: String) -> [DigitRun] {
    var runs: [DigitRun] = []
    var before: UInt8 = 0
    var isInside = false
    for byte in text.utf8 {
      if (0x30...0x39).contains(byte) {
        if !isInside { runs.append(DigitRun(value: 0, count: 0, before: before)) }
        let last = runs.count - 1
        runs[last].count += 1
        if runs[last].count <= 8 { runs[last].value = runs[last].value * 10 + Int(byte - 0x30) }
        isInside = true
      } else {
        isInside = false
        before = byte
      }
    }
    return runs
  }

  private init?(compact value: Int) {
    let (year, month, day) = (value / 10_000, value / 100 % 100, value % 100)
    guard Self.years.contains(year), (1...12).contains(month), (1...31).contains(day) else {
      return nil
    }
    self.init(year: year, month: month, day: day)
  }

  private static let years = 1_000...2_999

  private static func year(_ run: DigitRun) -> Int? {
    run.count == 4 && years.contains(run.value) ? run.value : nil
  }

  private static func part(_ run: DigitRun, in range: ClosedRange<Int>) -> Int? {
    let isSeparated = run.before == UInt8(ascii: "-") || run.before == UInt8(ascii: "/")
    return isSeparated && run.count == 2 && range.contains(run.value) ? run.value : nil
  }
}
