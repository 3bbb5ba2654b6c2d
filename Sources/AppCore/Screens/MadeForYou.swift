import MusicModel

/// The four sections of Made For You: one wide pick, a shelf, five in two rows, an endless grid.
enum MadeForYou {
  /// The section whose albums are shown with their covers.
  static let coverShelf = 3
  /// Items of the sample data in each section.
  static let sampleCounts = [1, 20, 5, 200]
  /// The names of the sample cells.
  static let sampleNames = ["First", "Second", "Third", "Fourth"]

  /// The sections with their items; a section without items is left out.
  ///
  /// A library has a pick and five albums that the day decides on, the twenty added last on the
  /// shelf, and all albums from the one that has been in the library for longest.
  static func sections(of model: LibraryModel) -> [(id: SectionID, items: [ItemID])] {
    if model.isSample {
      return sampleCounts.enumerated().map { section, count in
        (.shelf(section), (0..<count).map { .sample(section: section, index: $0) })
      }
    }
    guard let ids = model.albumLists[.all(.added)], !ids.isEmpty else {
      return [(.notice, [.notice])]
    }
    let picks = DailyPicks(day: model.day).choose(6, of: ids)
    let parts: [[AlbumID]] = [
      Array(picks.prefix(1)), Array(ids.prefix(20)), Array(picks.dropFirst()), ids.reversed(),
    ]
    return parts.enumerated().compactMap { shelf, part in
      part.isEmpty ? nil : (.shelf(shelf), part.map { .shelfAlbum(shelf: shelf, $0) })
    }
  }
}
