import Testing

@testable import AppCore

struct RowCacheTests {
  /// Five rows where three are enough.
  private func full() -> RowCache<Int, String> {
    var cache = RowCache<Int, String>(capacity: 3)
    for key in 1...5 { cache[key] = "\(key)" }
    return cache
  }

  @Test func `asking for some rows drops none of the others`() {
    var cache = full()
    #expect(cache.missing(of: [1]).isEmpty)
    #expect((1...5).allSatisfy { cache[$0] != nil })
  }

  @Test func `what is not in use is dropped where there is too much, and can be asked for again`() {
    var cache = full()
    #expect(cache.missing(of: [6]) == [6])
    #expect(cache.isOverfull)
    cache.keep([1, 5, 6])
    #expect([1, 2, 3, 4, 5].map { cache[$0] } == ["1", nil, nil, nil, "5"])
    #expect(cache.missing(of: [1, 2, 6]) == [2])
    #expect(!cache.isOverfull)
  }
}
