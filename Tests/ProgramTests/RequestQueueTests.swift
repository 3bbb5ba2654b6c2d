import AppCore
import MusicModel
import Playback
import Testing

@testable import otodana

/// Requests that wait for a busy library.
struct RequestQueueTests {
  private func taken(_ requests: [Effect]) -> [Effect] {
    let queue = RequestQueue()
    for request in requests { queue.add(request) }
    var taken: [Effect] = []
    while let request = queue.takeFirst() { taken.append(request) }
    return taken
  }

  @Test func `questions that are asked again are one`() {
    let ids = [TrackID(1), TrackID(2), TrackID(3)]
    let requests: [Effect] = [
      .loadCounts, .loadTracks(Array(ids[..<2])), .loadCounts, .loadTracks(Array(ids[1...])),
      .search("a"), .search("ab"),
    ]
    #expect(taken(requests) == [.loadCounts, .loadTracks(ids), .search("ab")])
  }

  @Test func `changes are all made, in their order`() {
    let requests: [Effect] = [
      .player(.output(.pause)), .player(.output(.resume)), .player(.output(.pause)),
      .player(.countPlay(TrackID(1))), .player(.countPlay(TrackID(1))),
      .edit(.append([TrackID(1)], to: PlaylistID(1)), .person),
      .edit(.append([TrackID(1)], to: PlaylistID(1)), .person),
      .scan, .cancelScan, .scan,
    ]
    #expect(taken(requests) == requests)
  }

  @Test func `at the end only what must not be lost is left to do`() {
    let edit = Effect.edit(.append([TrackID(1)], to: PlaylistID(1)), .person)
    let queue = RequestQueue()
    let requests: [Effect] = [
      .loadCounts, edit, .scan, .player(.output(.stop)), .player(.countSkip(TrackID(2))),
      .savePlace(position: 3, elapsed: 4),
    ]
    for request in requests { queue.add(request) }
    #expect(
      queue.takeChanges() == [
        edit, .player(.countSkip(TrackID(2))), .savePlace(position: 3, elapsed: 4),
      ])
    #expect(queue.takeFirst() == nil)
  }
}
