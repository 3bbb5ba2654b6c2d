import CollectionViews
import DiffableSnapshot
import MusicModel

/// Headings of a list that stand for one section, from the first to the last of them.
struct HeadingRange: Hashable, Sendable {
  var first: String
  var last: String

  /// One heading.
  init(_ heading: String) {
    first = heading
    last = heading
  }

  /// The headings as one, each by its name: `A`, or `A–C`.
  func text(_ signs: Signs, named name: (String) -> String = { $0 }) -> String {
    first == last ? name(first) : name(first) + signs.range + name(last)
  }
}

/// How the headings a list of albums came with become sections.
enum AlbumGrouping {
  /// Each is one.
  case byHeading
  /// Those that follow each other share one while it is short: a tile or two under each letter
  /// leave most of a grid empty.
  case byRange

  /// A section of so many fills a row of the widest grid there is.
  static let fewest = GridColumns.maximumCount
}

extension ScreenContext {
  /// The albums of a list under the headings they came with, in one section where there are none
  /// or those of another state of the list; `nil` until the list is there.
  func albums(
    of list: AlbumList, _ grouping: AlbumGrouping,
    under section: (HeadingRange) -> SectionID = SectionID.albumGroup,
    orIn whole: SectionID = .albums
  ) -> [SectionItems]? {
    guard let ids = model.albumLists[list] else { return nil }
    let parts = headings(of: list)
    let groups =
      switch grouping {
      case .byHeading: parts.map { (HeadingRange($0.label), $0.count) }
      case .byRange: Self.ranges(of: parts)
      }
    guard groups.count > (grouping == .byRange ? 1 : 0) else {
      return ids.isEmpty ? [] : [(whole, ids.map(ItemID.album))]
    }
    var start = 0
    return groups.map { range, count in
      defer { start += count }
      return (section(range), ids[start..<start + count].map(ItemID.album))
    }
  }

  /// The first album of a list under a heading; `nil` where there is none.
  func firstAlbum(of list: AlbumList, under heading: String) -> AlbumID? {
    var start = 0
    for part in headings(of: list) {
      if part.label == heading { return model.albumLists[list]?[start] }
      start += part.count
    }
    return nil
  }

  /// The headings of a list; none where it has none, or they are those of another state of it.
  private func headings(of list: AlbumList) -> [ListSection] {
    let parts = model.albumSections[list] ?? []
    return parts.reduce(0) { $0 + $1.count } == model.albumLists[list]?.count ? parts : []
  }

  /// Headings that follow each other as one, while there are few albums under them; what has no
  /// heading stays by itself.
  private static func ranges(of parts: [ListSection]) -> [(HeadingRange, Int)] {
    var groups: [(range: HeadingRange, count: Int)] = []
    func isShort(_ index: Int) -> Bool {
      groups.indices.contains(index) && groups[index].count < AlbumGrouping.fewest
        && !groups[index].range.first.isEmpty
    }
    for part in parts {
      let last = groups.count - 1
      if isShort(last), !part.label.isEmpty {
        groups[last].range.last = part.label
        groups[last].count += part.count
      } else {
        groups.append((HeadingRange(part.label), part.count))
      }
    }
    for index in groups.indices.dropFirst().reversed()
    where isShort(index) && !groups[index - 1].range.first.isEmpty {
      groups[index - 1].range.last = groups[index].range.last
      groups[index - 1].count += groups[index].count
      groups.remove(at: index)
    }
    return groups.map { ($0.range, $0.count) }
  }
}

extension Screen {
  /// Until another order is there, the one before stays, so that the focus is not lost.
  var shownBefore: [SectionItems] {
    let snapshot = view.snapshot
    return snapshot.sections.filter { $0 != .notice }
      .map { ($0, Array(snapshot.items(in: $0))) }
  }
}
