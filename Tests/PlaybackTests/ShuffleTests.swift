import MusicModel
import Playback
import Testing

struct ShuffleTests {
  @Test func `what was heard stays, what plays plays on, and everything else comes at random`() {
    var queue = PlayQueue.of(40, at: 4)
    _ = queue.next()
    _ = queue.jump(to: queue.id(20))
    queue.shuffle(.tracks)
    #expect(queue.picture.hasPrefix("5 6 [20] "))
    let rest = queue.upcoming.map(\.track.rawValue)
    #expect(rest.sorted() == (1...40).filter { ![5, 6, 20].contains($0) })
    #expect(rest != rest.sorted())
  }

  @Test func `the shown order is the order played, and going back goes the same way`() {
    var queue = PlayQueue.of(12)
    queue.shuffle(.tracks)
    let shown = queue.entries
    for entry in shown.dropFirst() { #expect(queue.next() == .play(entry)) }
    for entry in shown.dropLast().reversed() { #expect(queue.previous() == .play(entry)) }
  }

  @Test func `turning it off gives the former order back with all that was added since`() {
    var queue = PlayQueue.of(6)
    queue.shuffle(.tracks)
    queue.playNext(tracks([8]))
    queue.add(tracks([9]))
    queue.remove(queue.ids(4))
    queue.shuffle(.off)
    #expect(queue.picture == "[1] 8 2 3 5 6 9")
  }

  @Test func `equal seeds shuffle equally, and every shuffle differs from the last`() {
    var first = PlayQueue.of(30, seed: 5)
    var second = PlayQueue.of(30, seed: 5)
    var third = PlayQueue.of(30, seed: 6)
    first.shuffle(.tracks)
    second.shuffle(.tracks)
    third.shuffle(.tracks)
    #expect(first == second)
    #expect(first.picture != third.picture)
    first.shuffle(.tracks)
    #expect(first.picture != second.picture)
  }

  @Test func `a shuffled queue plays what is chosen first`() {
    var queue = PlayQueue.of(3)
    queue.shuffle(.tracks)
    queue.play(tracks(1...30), startingAt: 11)
    #expect(queue.picture.hasPrefix("[12] "))
    #expect(queue.entries.count == 30)
    queue.shuffle(.off)
    #expect(queue.now?.track == TrackID(12))
    #expect(queue.entries.map(\.track) == tracks(1...30))
  }

  /// Tracks 1 to 5 are album 0, 6 to 10 album 1, and so on.
  private func album(_ track: TrackID) -> AlbumID? { AlbumID((track.rawValue - 1) / 5) }

  @Test func `albums stay whole, the one that plays first`() {
    var queue = PlayQueue.of(50, at: 11)
    queue.shuffle(.albums, album: album)
    #expect(queue.picture.hasPrefix("11 [12] 13 14 15 "))
    let albums = queue.entries.map { album($0.track) }
    let changes = zip(albums, albums.dropFirst()).count { $0 != $1 }
    #expect(changes == 9)
    for number in 0..<10 {
      let own = queue.entries.filter { album($0.track) == AlbumID(Int64(number)) }
      #expect(own.map(\.track) == tracks(number * 5 + 1...number * 5 + 5))
    }
    queue.shuffle(.off)
    #expect(queue.entries.map(\.track) == tracks(1...50))
  }

  @Test func `tracks without an album are shuffled one by one`() {
    var queue = PlayQueue.of(20)
    queue.shuffle(.albums)
    #expect(queue.entries.count == 20)
    #expect(queue.entries.map(\.track) != tracks(1...20))
    #expect(queue.now?.track == TrackID(1))
  }

  @Test func `an ended queue begins anew when it is shuffled`() {
    var queue = PlayQueue.of(10, at: 9)
    _ = queue.next()
    queue.shuffle(.tracks)
    #expect(queue.position == 0)
    #expect(Set(queue.entries.map(\.track)) == Set(tracks(1...10)))
  }

  @Test func `every order is about equally likely`() {
    var counts: [String: Int] = [:]
    for seed in 0..<2_400 {
      var queue = PlayQueue.of(5, seed: UInt64(seed))
      queue.shuffle(.tracks)
      counts[queue.picture, default: 0] += 1
    }
    #expect(counts.count == 24)
    #expect(counts.values.allSatisfy { (60...140).contains($0) }, "\(counts)")
  }
}
