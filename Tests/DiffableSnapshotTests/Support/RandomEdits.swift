import DiffableSnapshot
import SeededRandom

extension SplitMix64 {
  mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &self) }

  /// One of thirty items, so that collisions are common.
  mutating func item() -> String { String(UnicodeScalar(UInt8(65 + number(0..<30)))) }

  mutating func section() -> String { "s\(number(0..<6))" }

  /// A list, mostly short and mostly without repetition.
  mutating func items() -> [String] { (0..<number(0..<4)).map { _ in item() } }

  mutating func sections() -> [String] { (0..<number(0..<3)).map { _ in section() } }

  mutating func policy() -> DuplicatePolicy {
    [.strict, .keepFirst, .keepLast, .moveExisting][number(0..<4)]
  }

  /// An edit that may well be refused.
  mutating func edit() -> NaiveEdit {
    switch number(0..<22) {
    case 0...3: .appendItems(items(), section: number(0..<3) == 0 ? nil : section(), policy())
    case 4...6: .insertItems(items(), nextTo: item(), offset: number(0..<2), policy())
    case 7...9: .deleteItems(items())
    case 10...13: .moveItem(item(), nextTo: item(), offset: number(0..<2))
    case 14, 15: .appendSections(sections())
    case 16: .insertSections(sections(), nextTo: section(), offset: number(0..<2))
    case 17: .deleteSections(sections())
    case 18, 19: .moveSection(section(), nextTo: section(), offset: number(0..<2))
    case 20: .show(Array(Set(items())).sorted(), section: section())
    default: number(0..<4) == 0 ? .deleteAll : .appendSections([section()])
    }
  }

  /// A start with up to five sections of up to nine items.
  mutating func start() -> Naive {
    var items = (0..<30).map { String(UnicodeScalar(UInt8(65 + $0))) }.shuffled(using: &self)
    return (0..<6).map { "s\($0)" }.shuffled(using: &self).prefix(number(0..<6)).map { id in
      let count = min(items.count, number(0..<10))
      defer { items.removeFirst(count) }
      return NaiveSection(id: id, items: Array(items.prefix(count)))
    }
  }
}
