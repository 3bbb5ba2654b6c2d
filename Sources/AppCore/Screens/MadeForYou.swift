import MusicModel

/// The four sections of Made For You: one wide pick, a shelf, five in two rows, an endless grid.
enum MadeForYou {
  /// Items of the sample data in each section.
  static let sampleCounts = [1, 20, 5, 200]
  /// The names of the sample cells.
  static let sampleNames = ["First", "Second", "Third", "Fourth"]

  /// The sections with their items; a section without items is left out.
  ///
  /// A library has the album added last as its pick, then the next twenty on the shelf, five from
  /// the middle, and all albums from the one that has been in the library for longest.
  static func sections(of model: LibraryModel) -> [(id: SectionID, items: [ItemID])] {
    if model.isSample {
      return sampleCounts.enumerated().map { section, count in
        (.shelf(section), (0..<count).map { .sample(section: section, index: $0) })
      }
    }
    guard let ids = model.albumLists[.all(.added)], let first = ids.first else {
      return [(.notice, [.notice])]
    }
    let middle = ids.count / 2
    let parts: [[AlbumID]] = [
      [first], Array(ids.dropFirst().prefix(20)), Array(ids[middle...].prefix(5)),
      ids.reversed(),
    ]
    return parts.enumerated().compactMap { shelf, part in
      part.isEmpty ? nil : (.shelf(shelf), part.map { .shelfAlbum(shelf: shelf, $0) })
    }
  }
}
