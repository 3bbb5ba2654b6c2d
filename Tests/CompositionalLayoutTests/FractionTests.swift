import SeededRandom
import Testing

@testable import CompositionalLayout

/// Exact arithmetic, and what happens where it has to give up.
struct FractionTests {
  @Test func `thirds add up to one`() {
    let third: Fraction = 1 / 3
    #expect(third + third + third == 1)
    #expect(third * 3 == .one)
  }

  @Test func `decimals are read exactly and literals are snapped`() {
    #expect(Fraction("0.333333333") == Fraction(333_333_333, 1_000_000_000))
    #expect(Fraction("-1.5e-2") == Fraction(-3, 200))
    #expect(Fraction("16/9") == Fraction(16, 9))
    #expect((0.3 as Fraction) == Fraction(3, 10))
    #expect(Fraction(1.0 / 3.0) == Fraction(1, 3))
    for text in ["", "x", "1/0", "1/2/3", "--1", "1.2.3", "."] { #expect(Fraction(text) == nil) }
  }

  @Test func `floor and ceiling go away from and towards zero below it`() {
    #expect(Fraction(-7, 2).floor == -4)
    #expect(Fraction(-7, 2).ceiling == -3)
    #expect(Fraction(7, 2).floor == 3)
    #expect(Fraction(7, 2).ceiling == 4)
  }

  @Test func `an edge a thousandth short of a cell counts as the cell`() {
    #expect(Fraction(26_999, 1000).cell == 27)
    #expect(Fraction(26_998, 1000).cell == 26)
    #expect(Fraction(-1, 1000).cell == 0)
    #expect(Fraction(-2, 1000).cell == -1)
  }

  @Test func `order agrees with subtraction`() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<2000 {
      let first = Fraction(random.number(-999...999), random.number(1...999))
      let second = Fraction(random.number(-999...999), random.number(1...999))
      #expect((first < second) == ((first - second).numerator < 0))
      #expect(first + second - second == first)
      if second != .zero { #expect(first * second / second == first) }
    }
  }

  @Test func `huge values saturate instead of trapping`() {
    let huge = Fraction(.max)
    #expect(huge * huge > Fraction(1 << 40))
    #expect(-huge * huge < Fraction(-(1 << 40)))
    #expect(Fraction(.min, .min) == .one)
    #expect(Fraction(5, 0) == .zero)
    #expect(huge / .zero == .zero)
    var tiny = Fraction(1, 1_000_000_007)
    for _ in 0..<9 { tiny = tiny * Fraction(999_999_937, 1_000_000_007) }
    #expect(tiny >= .zero && tiny < Fraction(1, 1000))
  }
}
