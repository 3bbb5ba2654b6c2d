import CollectionViews
import DiffableSnapshot
import MusicModel

extension ScreenContext {
  /// The albums of a list under the headings they came with, in one section where there are none
  /// or those of another state of the list; `nil` until the list is there.
  func albums(
    of list: AlbumList, under section: (String) -> SectionID = SectionID.albumGroup,
    orIn whole: SectionID = .albums
  ) -> [SectionItems]? {
    guard let ids = model.albumLists[list] else { return nil }
    let parts = model.albumSections[list] ?? []
    guard !parts.isEmpty, parts.reduce(0, { $0 + $1.count }) == ids.count else {
      return ids.isEmpty ? [] : [(whole, ids.map(ItemID.album))]
    }
    var start = 0
    return parts.map { part in
      defer { start += part.count }
      return (section(part.label), ids[start..<start + part.count].map(ItemID.album))
    }
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
