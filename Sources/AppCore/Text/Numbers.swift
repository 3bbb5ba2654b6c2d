/// Whole numbers and times as a person reads them.
public enum Numbers {
  /// Digits in groups of three: `34,517`.
  public static func grouped(_ number: Int) -> String {
    var result = ""
    for (index, digit) in String(number.magnitude).reversed().enumerated() {
      if index > 0, index.isMultiple(of: 3) { result.append(",") }
      result.append(digit)
    }
    return (number < 0 ? "-" : "") + String(result.reversed())
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
