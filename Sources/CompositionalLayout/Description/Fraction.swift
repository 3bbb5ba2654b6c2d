/// An exact ratio of two whole numbers, always in lowest terms with a positive denominator.
///
/// Layout arithmetic is done with fractions so that thirds add up to one whole and nested halves
/// meet quarters. Results are exact as long as numerator and denominator fit into 62 bits; beyond
/// that they are rounded down to 1/720,720 of a cell (the least common multiple of 1...16), and
/// huge values saturate. No operation traps.
///
///     let third: Fraction = 1 / 3
///     third + third + third == 1   // true
public struct Fraction: Hashable, Sendable {
  /// The number above the line.
  public let numerator: Int
  /// The number below the line; at least 1.
  public let denominator: Int

  /// Makes `numerator / denominator` in lowest terms; a denominator of zero gives zero.
  public init(_ numerator: Int, _ denominator: Int) {
    self = denominator == 0 ? .zero : Fraction(wide: Int128(numerator), Int128(denominator))
  }

  /// Makes a whole number.
  public init(_ whole: Int) {
    numerator = max(-Fraction.bound, min(Fraction.bound, whole))
    denominator = 1
  }

  /// Makes the nearest ratio with a denominator of at most 1,000 if it lies within a millionth,
  /// and otherwise the value in billionths; not-a-number gives zero, infinities saturate.
  public init(_ value: Double) {
    self = Fraction.snapped(value)
  }

  /// Zero.
  public static let zero = Fraction(0)
  /// One.
  public static let one = Fraction(1)

  /// Largest magnitude of numerator and denominator: sums of two products stay within 128 bits.
  static let bound = 1 << 62
  /// Cells are divided into this many parts where exactness is given up: lcm(1...16).
  static let fallbackDenominator = 720_720

  /// Trusts its arguments: in lowest terms, within the bound.
  private init(reduced numerator: Int, over denominator: Int) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// Reduces a wide ratio; the denominator must not be zero.
  private init(wide numerator: Int128, _ denominator: Int128) {
    let sign: Int128 = denominator < 0 ? -1 : 1
    var (above, below) = (numerator * sign, denominator * sign)
    if below != 1 {
      let divisor = Fraction.commonDivisor(above.magnitude, below.magnitude)
      above /= Int128(divisor)
      below /= Int128(divisor)
    }
    let bound = Int128(Fraction.bound)
    if below <= bound, above <= bound, above >= -bound {
      self.init(reduced: Int(above), over: Int(below))
    } else {
      self = Fraction.approximating(above, below)
    }
  }

  private static func commonDivisor(_ first: UInt128, _ second: UInt128) -> UInt128 {
    var (a, b) = (first, second)
    while b != 0, b > UInt128(UInt64.max) || a > UInt128(UInt64.max) { (a, b) = (b, a % b) }
    var (small, rest) = (UInt64(truncatingIfNeeded: a), UInt64(truncatingIfNeeded: b))
    if b == 0 { return max(1, a) }
    while rest != 0 { (small, rest) = (rest, small % rest) }
    return UInt128(max(1, small))
  }

  /// Rounds a ratio that does not fit down to the fallback denominator, saturating its magnitude.
  private static func approximating(_ above: Int128, _ below: Int128) -> Fraction {
    var whole = above / below
    var rest = above % below
    if rest < 0 {
      rest += below
      whole -= 1
    }
    let largest = Int128(bound / fallbackDenominator) - 1
    if whole >= largest { return Fraction(Int(largest)) }
    if whole <= -largest { return Fraction(-Int(largest)) }
    var unit = below
    while unit > Int128(1) << 100 {
      unit >>= 1
      rest >>= 1
    }
    let parts = Int128(fallbackDenominator)
    return Fraction(wide: whole * parts + rest * parts / unit, parts)
  }

  private static func snapped(_ value: Double) -> Fraction {
    guard value == value else { return .zero }
    let limit = 1e9
    guard value < limit, value > -limit else { return Fraction(value > 0 ? 1 << 30 : -(1 << 30)) }
    for denominator in 1...1000 {
      let scaled = value * Double(denominator)
      let nearest = Int(scaled + (scaled < 0 ? -0.5 : 0.5))
      let error = Double(nearest) / Double(denominator) - value
      if error < 1e-6, error > -1e-6 { return Fraction(nearest, denominator) }
    }
    return Fraction(Int(value * 1e9), 1_000_000_000)
  }
}

extension Fraction: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Makes a whole number from a literal.
  public init(integerLiteral value: Int) { self.init(value) }
  /// Makes the nearest simple ratio from a decimal literal: 0.3 is three tenths.
  public init(floatLiteral value: Double) { self.init(value) }
}

extension Fraction: Comparable {
  /// Whether the first value is smaller, exactly.
  public static func < (first: Fraction, second: Fraction) -> Bool {
    if first.denominator == second.denominator { return first.numerator < second.numerator }
    return Int128(first.numerator) * Int128(second.denominator)
      < Int128(second.numerator) * Int128(first.denominator)
  }
}

extension Fraction {
  /// The sum.
  public static func + (first: Fraction, second: Fraction) -> Fraction {
    if first.denominator == 1, second.denominator == 1 {
      return Fraction(first.numerator + second.numerator)
    }
    return Fraction(
      wide: Int128(first.numerator) * Int128(second.denominator)
        + Int128(second.numerator) * Int128(first.denominator),
      Int128(first.denominator) * Int128(second.denominator))
  }

  /// The difference.
  public static func - (first: Fraction, second: Fraction) -> Fraction { first + -second }

  /// The negative value.
  public static prefix func - (value: Fraction) -> Fraction {
    Fraction(reduced: -value.numerator, over: value.denominator)
  }

  /// The product.
  public static func * (first: Fraction, second: Fraction) -> Fraction {
    if first.denominator == 1, second.denominator == 1 {
      let (product, overflow) = first.numerator.multipliedReportingOverflow(by: second.numerator)
      if !overflow { return Fraction(product) }
    }
    return Fraction(
      wide: Int128(first.numerator) * Int128(second.numerator),
      Int128(first.denominator) * Int128(second.denominator))
  }

  /// The quotient; division by zero gives zero.
  public static func / (first: Fraction, second: Fraction) -> Fraction {
    if second.numerator == 0 { return .zero }
    return Fraction(
      wide: Int128(first.numerator) * Int128(second.denominator),
      Int128(first.denominator) * Int128(second.numerator))
  }

  /// Adds in place.
  public static func += (first: inout Fraction, second: Fraction) { first = first + second }
}

extension Fraction {
  /// The largest whole number that is not greater.
  public var floor: Int {
    let quotient = numerator / denominator
    return numerator % denominator < 0 ? quotient - 1 : quotient
  }

  /// The smallest whole number that is not smaller.
  public var ceiling: Int { -(-self).floor }

  /// The cell edge at this position: `floor(self + 1/1000)`.
  ///
  /// The thousandth absorbs decimal approximations, so that three times 0.333333333 of 81 cells
  /// end at 81. Rounding edges instead of sizes keeps neighbours adjacent and gaps exact.
  public var cell: Int {
    let whole = floor
    if denominator == 1 { return whole }
    let missing = denominator - (numerator - whole * denominator)
    return missing <= denominator / 1000 ? whole + 1 : whole
  }

  /// The value kept within a range.
  func clamped(_ lowest: Fraction, _ highest: Fraction) -> Fraction {
    max(lowest, min(highest, self))
  }
}

extension Fraction: CustomStringConvertible {
  /// A whole number, or `numerator/denominator`.
  public var description: String {
    denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
  }

  /// Reads a whole number, a decimal such as `0.25` or `-1.5e-2`, or a ratio such as `16/9`.
  ///
  /// Decimals are taken exactly up to 17 digits. Returns nil for any other text and for a
  /// denominator of zero.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count <= 2, let first = Fraction.decimal(parts[0]) else { return nil }
    if parts.count == 1 {
      self = first
      return
    }
    guard let second = Fraction.decimal(parts[1]), second.numerator != 0 else { return nil }
    self = first / second
  }

  private static func decimal(_ text: Substring) -> Fraction? {
    let split = text.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "e" || $0 == "E" })
    guard split.count <= 2, let mantissa = split.first else { return nil }
    guard var exponent = split.count == 2 ? Int(split[1]) : 0 else { return nil }
    exponent = max(-1000, min(1000, exponent))
    var (digits, seen, negative): (Fraction, Bool, Bool) = (.zero, false, false)
    var afterPoint = false
    for (index, character) in mantissa.enumerated() {
      if index == 0, character == "-" || character == "+" {
        negative = character == "-"
      } else if character == ".", !afterPoint {
        afterPoint = true
      } else if character.isASCII, let digit = character.wholeNumberValue {
        seen = true
        if digits < Fraction(1 << 58) {
          digits = digits * 10 + Fraction(digit)
          if afterPoint { exponent -= 1 }
        } else if !afterPoint {
          exponent += 1
        }
      } else {
        return nil
      }
    }
    guard seen else { return nil }
    var power = Fraction.one
    for _ in 0..<min(40, exponent.magnitude) { power = power * 10 }
    let value = exponent < 0 ? digits / power : digits * power
    return negative ? -value : value
  }
}
