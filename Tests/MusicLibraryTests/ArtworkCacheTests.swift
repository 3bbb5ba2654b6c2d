import Images
import MusicModel
import Testing

@testable import MusicLibrary

@Suite struct ArtworkCacheTests {
  private func request(_ number: Int64, side: Int = 10) -> CoverRequest {
    CoverRequest(cover: CoverID(number), width: side, height: side)
  }

  private func entry(side: Int = 10) -> ArtworkCache.Entry {
    .init(
      image: PixelImage(
        width: side, height: side, bytes: [UInt8](repeating: 7, count: side * side * 3)
      ).map(Image.pixels))
  }

  @Test func `a cover is kept for its size alone`() {
    var cache = ArtworkCache(limit: 10_000)
    cache.insert(entry(), for: request(1))
    #expect(cache.entry(for: request(1)) == entry())
    #expect(cache.entry(for: request(1, side: 20)) == nil)
    #expect(cache.entry(for: request(2)) == nil)
  }

  @Test func `a cover that cannot be shown is remembered as such`() {
    var cache = ArtworkCache(limit: 10_000)
    cache.insert(.init(image: nil), for: request(1))
    #expect(cache.entry(for: request(1)) == .init(image: nil))
  }

  @Test func `ten thousand covers never pass the limit`() {
    var cache = ArtworkCache(limit: 50_000)
    for number in 0..<10_000 {
      cache.insert(entry(), for: request(Int64(number)))
      #expect(cache.size <= 50_000)
    }
    #expect(cache.count > 50)
    #expect(cache.entry(for: request(9_999)) != nil)
  }

  @Test func `what was used last stays`() {
    var cache = ArtworkCache(limit: 4_700)  // ten entries of 460 bytes and a little
    for number in 0..<10 { cache.insert(entry(), for: request(Int64(number))) }
    #expect(cache.entry(for: request(0)) != nil)
    cache.insert(entry(), for: request(10))
    #expect(cache.entry(for: request(0)) != nil)
    #expect(cache.entry(for: request(1)) == nil)
    #expect(cache.entry(for: request(10)) != nil)
  }

  @Test func `replacing an entry does not count it twice`() {
    var cache = ArtworkCache(limit: 10_000)
    cache.insert(entry(), for: request(1))
    let size = cache.size
    cache.insert(entry(), for: request(1))
    #expect(cache.size == size)
  }

  @Test func `a picture larger than the limit leaves an empty cache`() {
    var cache = ArtworkCache(limit: 100)
    cache.insert(entry(), for: request(1))
    #expect(cache.count == 0)
    #expect(cache.size == 0)
  }

  @Test func `the queue serves single asks from the last, then the wanted list in its order`() {
    var queue = ArtworkQueue()
    queue.want([request(1), request(2), request(3)])
    queue.ask(request(8))
    queue.ask(request(9))
    queue.ask(request(7))
    queue.withdraw(request(9))
    queue.ask(request(8))
    queue.ask(request(2))
    var served: [Int64] = []
    while let next = queue.next() { served.append(next.cover.rawValue) }
    #expect(served == [2, 8, 7, 1, 3])
  }

  @Test func `a new wanted list replaces the old one`() {
    var queue = ArtworkQueue()
    queue.want([request(1), request(2)])
    queue.want([request(2), request(5)])
    #expect(queue.next() == request(2))
    #expect(queue.next() == request(5))
    #expect(queue.next() == nil)
  }
}
