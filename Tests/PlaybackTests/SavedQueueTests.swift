import MusicModel
import Playback
import SeededRandom
import Testing

struct SavedQueueTests {
  private var saved: SavedQueue {
    var queue = PlayQueue.of(20, at: 3, seed: 9)
    queue.repeatMode = .all
    queue.shuffle(.tracks)
    _ = queue.next()
    queue.stopsAfterNow = true
    return SavedQueue(queue: queue, elapsed: 83_250)
  }

  @Test func `a queue comes back with everything, its next shuffle too`() throws {
    var restored = try SavedQueue(bytes: saved.bytes)
    var original = saved
    #expect(restored == original)
    restored.queue.shuffle(.tracks)
    original.queue.shuffle(.tracks)
    #expect(restored.queue == original.queue)
  }

  @Test func `an entry of an album takes few bytes`() {
    let many = SavedQueue(queue: .of(10_000))
    #expect(many.bytes.count < 10_000 * 3)
  }

  @Test func `a file cut short anywhere is refused`() {
    let bytes = saved.bytes
    for length in 0..<bytes.count {
      #expect(throws: SavedQueue.Failure.self) { try SavedQueue(bytes: Array(bytes[..<length])) }
    }
  }

  @Test func `a changed byte anywhere is refused`() {
    let bytes = saved.bytes
    for place in bytes.indices {
      var changed = bytes
      changed[place] ^= 0x41
      #expect(throws: SavedQueue.Failure.self) { try SavedQueue(bytes: changed) }
    }
  }

  @Test func `what another program or a later version wrote is told apart`() {
    #expect(throws: SavedQueue.Failure.notAQueue) { try SavedQueue(bytes: Array("#EXTM3U".utf8)) }
    var later = saved.bytes
    later[14] = 2
    #expect(throws: SavedQueue.Failure.newerVersion(2)) { try SavedQueue(bytes: later) }
  }

  @Test(arguments: 0..<200)
  func `noise with a right checksum does not trap`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    var bytes = Array(saved.bytes.dropLast(4))
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let place = Int.random(in: 14..<bytes.count, using: &random)
      bytes[place] = UInt8.random(in: 0...255, using: &random)
    }
    let sum = bytes.reduce(UInt32(0x811C_9DC5)) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    bytes += (0..<4).map { UInt8(truncatingIfNeeded: sum >> (8 * $0)) }
    guard var queue = try? SavedQueue(bytes: bytes).queue else { return }
    queue.add(tracks(0..<3))
    _ = queue.next()
    _ = queue.previous()
    queue.shuffle(.off)
    #expect((0...queue.entries.count).contains(queue.position))
  }
}
