import SeededRandom
import Terminal
import Testing

@testable import AppCore

/// How the columns of a list of tracks share a width.
struct TrackColumnsTests {
  private static let songs: [TrackColumn] = [
    .title, .artist, .album, .year, .genre, .plays, .rating, .duration,
  ]

  private func needs(_ widths: [TrackColumn: Int]) -> ColumnNeeds {
    var needs = ColumnNeeds()
    for column in TrackColumn.allCases { needs.take(name: "Name", of: column, .narrow) }
    for (column, width) in widths {
      needs.take(String(repeating: "x", count: width), in: column, .narrow)
    }
    return needs
  }

  private func widths(
    _ columns: [TrackColumn], _ width: Int, _ needs: ColumnNeeds
  ) -> [TrackColumn: Int] {
    let places = TrackColumns(columns, width: width, needs: needs).places
    return Dictionary(uniqueKeysWithValues: places.map { ($0.column, $0.width) })
  }

  @Test func `a long title has what genre and plays do not need`() {
    let needs = needs([.title: 40, .artist: 16, .album: 16, .year: 4, .plays: 1, .duration: 4])
    let shown = widths(Self.songs, 100, needs)
    #expect(shown == [.title: 41, .artist: 16, .album: 16, .year: 4, .plays: 4, .duration: 4])
  }

  @Test func `where all are long, the title is the longest and facts give way`() {
    let needs = needs([
      .title: 80, .artist: 80, .album: 80, .year: 4, .genre: 30, .plays: 3, .rating: 6,
      .duration: 5,
    ])
    let shown = widths(Self.songs, 100, needs)
    #expect(shown[.genre] == nil)
    #expect((shown[.title] ?? 0) >= 22)
    #expect(widths(Self.songs, 120, needs)[.genre] == 12)
    #expect(widths(Self.songs, 400, needs)[.genre] == 32, "as wide as its names, in steps")
  }

  @Test func `before anything is known all columns have their room`() {
    let shown = widths(Self.songs, 160, ColumnNeeds())
    #expect(shown.count == 8)
    #expect(shown[.title].map { $0 > 22 } == true)
  }

  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func `no title is cut while another column has blanks to give`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var texts: [TrackColumn: Int] = [:]
    for column in TrackColumn.allCases where Bool.random(using: &random) {
      texts[column] = Int.random(
        in: 1...(column.share > 0 ? 60 : column.minimumWidth), using: &random)
    }
    let needs = needs(texts)
    for width in 0...220 {
      let columns = TrackColumns(TrackColumn.allCases, width: width, needs: needs)
      let end = columns.places.map { $0.x + $0.width }.max() ?? 0
      #expect(columns.places.count == 1 || end <= width - TrackColumns.trailing)
      let title = columns.places.first { $0.column == .title }?.width ?? 0
      guard title < needs.whole(.title) else { continue }
      for place in columns.places {
        #expect(place.width <= needs.whole(place.column), "\(place) of \(width)")
        let isFact = [.year, .rating, .plays, .genre].contains(place.column)
        #expect(!(isFact && needs.isEmpty(place.column)), "\(place) of \(width)")
      }
    }
  }

  @Test func `needs only grow, names and titles in steps`() {
    var needs = needs([:])
    needs.take("Nine cells", in: .title, .narrow, signs: 1)
    #expect(needs.whole(.title) == 12)
    needs.take("a", in: .title, .narrow)
    needs.take("夜の歌夜の歌", in: .title, .narrow)
    #expect(needs.whole(.title) == 12)
    needs.take("夜の歌夜の歌a", in: .title, .narrow)
    #expect(needs.whole(.title) == 16)
    needs.take(String(repeating: "x", count: 10_000), in: .title, .narrow)
    #expect(needs.whole(.title) == 160)
    needs.take("1,234,567", in: .plays, .narrow)
    #expect(needs.whole(.plays) == 5)
  }
}
