/// Numbers and ages as they are typed in a query.
enum QueryNumber {
  /// A range of whole numbers from 0: `7`, `>7`, `>=7`, `<7`, `<=7`, `1..7`, `1..`, `..7`.
  static func range(_ text: String) -> ClosedRange<Int>? {
    if let (sign, rest) = comparison(text) {
      guard let number = number(rest) else { return nil }
      return compared(sign, to: number)
    }
    guard let dots = text.firstRange(of: "..") else { return number(text).map { $0...$0 } }
    let low = text[..<dots.lowerBound]
    let high = text[dots.upperBound...]
    guard !low.isEmpty || !high.isEmpty,
      let first = low.isEmpty ? 0 : number(low),
      let last = high.isEmpty ? Int.max : number(high)
    else { return nil }
    return min(first, last)...max(first, last)
  }

  /// A range of ages in seconds: `<30d` and `30d` are younger, `>1y` is older.
  static func age(_ text: String) -> ClosedRange<Int>? {
    let (sign, rest) = comparison(text) ?? ("<=", text[...])
    guard let unit = rest.last.flatMap({ units[$0] }), let count = number(rest.dropLast())
    else { return nil }
    return compared(sign, to: count * unit)
  }

  /// Seconds; a month and a year have their mean length.
  private static let units: [Character: Int] = [
    "h": 3_600, "d": 86_400, "w": 604_800, "m": 2_629_746, "y": 31_556_952,
  ]

  private static func comparison(_ text: String) -> (sign: String, rest: Substring)? {
    for sign in [">=", "<=", ">", "<"] where text.hasPrefix(sign) {
      return (sign, text.dropFirst(sign.count))
    }
    return nil
  }

  private static func compared(_ sign: String, to number: Int) -> ClosedRange<Int>? {
    switch sign {
    case ">": (number + 1)...Int.max
    case ">=": number...Int.max
    case "<": number > 0 ? 0...(number - 1) : nil
    default: 0...number
    }
  }

  /// Digits of a number that leaves room to count with.
  private static func number(_ text: some StringProtocol) -> Int? {
    guard !text.isEmpty, text.utf8.count <= 9, text.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return Int(String(text))
  }
}
