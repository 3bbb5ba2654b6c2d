import JSON
@testable import CompositionalLayout

/// The frames of a solved layout in JSON, ready to be compared with another answer.
struct FrameList {
  private let value: JSONValue

  init(_ value: JSONValue) { self.value = value }

  /// Whether every number is whole and no size negative.
  ///
  /// Whole numbers are written as such: one in parts may have more digits than a `Fraction` holds.
  var isWhole: Bool {
    var numbers: [Int?] = value["contentSize"]?.elements?.map(\.whole) ?? [nil]
    var sizes: [Int] = []
    func include(_ frame: JSONValue?) {
      let all = frame?.elements?.map(\.whole) ?? [nil]
      numbers += all
      sizes += all.suffix(2).compactMap(\.self)
    }
    for key in ["items", "supplementary", "decorations"] {
      for element in value[key]?.elements ?? [] { include(element["frame"]) }
    }
    for strip in value["orthogonal"]?.elements ?? [] {
      include(strip["viewport"])
      numbers.append(strip["contentExtent"]?.whole)
    }
    return numbers.allSatisfy { $0 != nil } && sizes.allSatisfy { $0 >= 0 }
  }

  /// The first difference as words; nil when there is none.
  ///
  /// Rest offsets of irregular strips are left out: the reference takes all groups to be as long
  /// as the first.
  func difference(from other: FrameList, irregularStrips: Set<Int> = []) -> String? {
    if value["contentSize"] != other.value["contentSize"] {
      return "contentSize \(show(value["contentSize"])) not \(show(other.value["contentSize"]))"
    }
    for key in ["items", "supplementary", "decorations"] {
      let (mine, theirs) = (elements(key), other.elements(key))
      for (first, second) in zip(mine, theirs) where first != second {
        return "\(key) \(show(first)) not \(show(second))"
      }
      if mine.count != theirs.count { return "\(mine.count) \(key), not \(theirs.count)" }
    }
    let (mine, theirs) = (strips, other.strips)
    for (first, second) in zip(mine, theirs)
    where !first.agrees(with: second, withRests: !irregularStrips.contains(first.section)) {
      return "strip \(first) not \(second)"
    }
    return mine.count == theirs.count ? nil : "\(mine.count) strips, not \(theirs.count)"
  }

  /// Elements in an order that does not depend on who wrote them.
  private func elements(_ key: String) -> [JSONValue] {
    let list = value[key]?.elements ?? []
    func rank(_ element: JSONValue) -> [String] {
      func padded(_ key: String) -> String {
        let text = element[key]?.integer.map { String($0) } ?? ""
        return String(repeating: " ", count: max(0, 9 - text.count)) + text
      }
      return [padded("section"), padded("item"), element["kind"]?.text ?? ""]
    }
    return list.map { (rank($0), $0) }.sorted { $0.0.lexicographicallyPrecedes($1.0) }.map(\.1)
  }

  private struct StripFrames: CustomStringConvertible {
    let section: Int
    let viewport: [Int]
    let contentExtent: Int?
    let restOffsets: [Int]

    func agrees(with other: StripFrames, withRests: Bool) -> Bool {
      viewport == other.viewport && contentExtent == other.contentExtent
        && (!withRests || restOffsets == other.restOffsets)
    }

    var description: String { "\(viewport) \(contentExtent ?? -1) \(restOffsets)" }
  }

  private var strips: [StripFrames] {
    (value["orthogonal"]?.elements ?? []).map { strip in
      StripFrames(
        section: strip["section"]?.integer ?? -1, viewport: strip["viewport"]?.integers ?? [],
        contentExtent: strip["contentExtent"]?.integer,
        restOffsets: strip["restOffsets"]?.integers ?? [])
    }
  }

  private func show(_ value: JSONValue?) -> String {
    guard let value else { return "nothing" }
    if case .object(let members) = value {
      return members.sorted { $0.name < $1.name }
        .map { "\($0.name) \(show($0.value))" }.joined(separator: " ")
    }
    if let list = value.elements { return "[\(list.map { show($0) }.joined(separator: " "))]" }
    return value.text ?? value.fraction.map(\.description) ?? "\(value)"
  }
}
