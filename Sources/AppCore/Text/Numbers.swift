/// Whole numbers and times as a person reads them.
public enum Numbers {
  /// Digits in groups of three: `34,517`.
  public static func grouped(_ number: Int) -> String {
    let digits = String(number.magnitude)
    var result = number < 0 ? "-" : ""
    for (index, digit) in digits.utf8.enumerated() {
      if index > 0, (digits.utf8.count - index).isMultiple(of: 3) { result.append(",") }
      result.unicodeScalars.append(Unicode.Scalar(digit))
    }
    return result
  }

  /// A length in seconds as a clock shows it: `9:05`, `1:02:03`.
  public static func clock(_ seconds: Int) -> String {
    let seconds = max(0, seconds)
    let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
    return hours > 0
      ? "\(hours):\(padded(minutes)):\(padded(rest))" : "\(minutes):\(padded(rest))"
  }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
