import Glibc

/// Values of the Info screen as text, the same in every language.
enum InfoText {
  /// A list of values, one a line, in one line.
  static func list(_ lines: String) -> String {
    lines.split(separator: "\n").joined(separator: "; ")
  }

  /// A position and the total it is of: `3/12`; empty when neither is known.
  static func position(_ number: Int?, of total: Int?) -> String {
    let texts = [number, total].map { $0.map(String.init) ?? "" }
    return texts[1].isEmpty ? texts[0] : texts.joined(separator: "/")
  }

  /// Minutes and seconds, or hours too: `9:22`, `1:02:03`; empty for none.
  static func clock(_ seconds: Int) -> String {
    guard seconds > 0 else { return "" }
    let parts =
      seconds >= 3_600
      ? [seconds / 3_600, seconds / 60 % 60, seconds % 60] : [seconds / 60, seconds % 60]
    return parts.enumerated().map { index, part in
      index > 0 && part < 10 ? "0\(part)" : "\(part)"
    }.joined(separator: ":")
  }

  /// Bytes in the largest unit of a thousand that leaves a whole number: `4.2 MB`.
  static func size(_ bytes: Int64) -> String {
    var tenths = bytes * 10
    var units = ["B", "kB", "MB", "GB"][...]
    while tenths >= 10_000, units.count > 1 {
      tenths /= 1_000
      units.removeFirst()
    }
    let whole = tenths / 10
    let fraction = units.first == "B" || whole >= 100 ? "" : ".\(tenths % 10)"
    return "\(whole)\(fraction) \(units.first ?? "")"
  }

  /// The local date and time of a moment in Unix seconds: `2026-11-30 07:05`.
  static func date(_ moment: Int64) -> String {
    guard moment > 0 else { return "" }
    var seconds = time_t(moment)
    var parts = tm()
    guard localtime_r(&seconds, &parts) != nil else { return "" }
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(Int(parts.tm_year) + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday)) "
      + "\(two(parts.tm_hour)):\(two(parts.tm_min))"
  }
}
