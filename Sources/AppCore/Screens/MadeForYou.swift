import MusicModel

/// The four sections of Made For You: one wide pick, a shelf, five in two rows, an endless grid.
enum MadeForYou {
  /// The section whose albums are shown with their covers.
  static let coverShelf = 3
  /// Items of the sample data in each section.
  static let sampleCounts = [1, 20, 5, 200]
  /// The names of the sample cells.
  static let sampleNames = ["First", "Second", "Third", "Fourth"]

  /// The sections of the sample data.
  static var sample: [SectionItems] {
    sampleCounts.enumerated().map { section, count in
      (.shelf(section), (0..<count).map { .sample(section: section, index: $0) })
    }
  }

  /// The sections with their items; a section without items is left out.
  static func sections(of recommendations: Recommendations) -> [SectionItems] {
    let parts: [[ItemID]] = [
      recommendations.pick.map { [.shelfAlbum(shelf: 0, $0)] } ?? [],
      recommendations.recent.map { .shelfAlbum(shelf: 1, $0) },
      recommendations.mixes.map { .mix($0.reason) },
      recommendations.forgotten.map { .shelfAlbum(shelf: coverShelf, $0) },
    ]
    return parts.enumerated().compactMap { shelf, items in
      items.isEmpty ? nil : (.shelf(shelf), items)
    }
  }
}
