/// Titles and names, the same in every run.
struct Words {
  private var state: UInt64 = 42

  private static let latin = [
    "Amber", "Blue", "City", "Dream", "Electric", "Fire", "Golden", "Harbour", "Ivory", "June",
    "Kite", "Light", "Moon", "Night", "Ocean", "Paper", "Quiet", "River", "Silver", "Tower",
    "Under", "Velvet", "Winter", "Yellow", "Zenith",
  ]
  private static let japanese = ["夜", "空", "愛", "桜", "東京", "雨", "海", "風", "光", "ゆめ", "さよなら"]

  /// A number below a bound.
  ///
  /// - SeeAlso: Knuth, The Art of Computer Programming 2, 3.3.4: the constants of MMIX.
  mutating func number(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }

  /// Some words; one phrase in eight is Japanese.
  mutating func phrase(_ count: Int) -> String {
    if number(below: 8) == 0 {
      return (0..<count).map { _ in Self.japanese[number(below: Self.japanese.count)] }.joined()
    }
    return (0..<count).map { _ in Self.latin[number(below: Self.latin.count)] }
      .joined(separator: " ")
  }
}
