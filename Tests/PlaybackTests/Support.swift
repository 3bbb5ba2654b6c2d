import MusicModel
import Playback
import SeededRandom

/// Tracks by small numbers.
func tracks(_ numbers: some Sequence<Int>) -> [TrackID] { numbers.map { TrackID(Int64($0)) } }

extension PlayQueue {
  /// The queue in a line: tracks in their order, the one that plays now in brackets.
  var picture: String {
    var words = entries.map { String($0.track.rawValue) }
    if now == nil { words.append("") }
    words[position] = "[\(words[position])]"
    return words.joined(separator: " ")
  }

  /// The entry of the first track with a number.
  func id(_ number: Int) -> QueueEntryID {
    entries.first { $0.track == TrackID(Int64(number)) }?.id ?? QueueEntryID(-1)
  }

  /// The entries of tracks with these numbers.
  func ids(_ numbers: Int...) -> Set<QueueEntryID> { Set(numbers.map { id($0) }) }

  /// About a quarter of the entries.
  func some(_ random: inout SplitMix64) -> Set<QueueEntryID> {
    Set(entries.map(\.id).filter { _ in Int.random(in: 0..<4, using: &random) == 0 })
  }

  /// A queue of tracks with the numbers from 1 on.
  static func of(_ count: Int, at start: Int = 0, seed: UInt64 = 1) -> PlayQueue {
    var queue = PlayQueue(seed: seed)
    queue.play(tracks(1...max(1, count)).prefix(count), startingAt: start)
    return queue
  }
}
