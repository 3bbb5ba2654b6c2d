import SeededRandom

/// A choice that is another one every day and the same one all day long.
struct DailyPicks: Sendable {
  private let generator: SplitMix64

  /// Makes the choice of a day, counted from any fixed date.
  init(day: Int) { generator = SplitMix64(seed: UInt64(bitPattern: Int64(day))) }

  /// Chooses some elements, none twice, or fewer when there are not enough.
  ///
  /// - Complexity: O(*k*²) for *k* chosen ones, however many there are to choose from.
  func choose<Element: Hashable>(_ count: Int, of elements: [Element]) -> [Element] {
    var generator = generator
    var chosen: [Element] = []
    var attempts = 0
    while chosen.count < min(count, elements.count), attempts < 64 * count {
      attempts += 1
      let element = elements[Int(generator.next() % UInt64(elements.count))]
      if !chosen.contains(element) { chosen.append(element) }
    }
    return chosen
  }
}
