/// A choice that is another one every day and the same one all day long.
struct DailyPicks: Sendable {
  private var state: UInt64

  /// Makes the choice of a day, counted from any fixed date.
  init(day: Int) { state = UInt64(bitPattern: Int64(day)) }

  /// Chooses some elements, none twice, or fewer when there are not enough.
  ///
  /// - Complexity: O(*k*²) for *k* chosen ones, however many there are to choose from.
  func choose<Element: Hashable>(_ count: Int, of elements: [Element]) -> [Element] {
    var generator = self
    var chosen: [Element] = []
    var attempts = 0
    while chosen.count < min(count, elements.count), attempts < 64 * count {
      attempts += 1
      let element = elements[Int(generator.next() % UInt64(elements.count))]
      if !chosen.contains(element) { chosen.append(element) }
    }
    return chosen
  }

  /// SplitMix64 (Steele, Lea, Flood, 2014).
  private mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return value ^ (value >> 31)
  }
}
