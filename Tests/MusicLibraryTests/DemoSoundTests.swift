import Testing

@testable import MusicLibrary

/// The FLAC files are decoded by a second, independent piece of code and compared by sample.
@Suite struct DemoSoundTests {
  @Test(arguments: [1, 2, 3, 100, 4_096, 4_097, 4_099, 12_000])
  func `any number of samples comes back as it was`(count: Int) throws {
    let seed = "samples \(count)"
    var random = StableRandom(seed)
    let quiet = (0..<count).map { _ in Int16(random.whole(-3...3)) }
    let loud = (0..<count).map { _ in Int16(random.whole(-32_768...32_767)) }
    let slope = (0..<count).map { Int16(truncatingIfNeeded: $0 * 5) }
    for samples in [quiet, loud, slope, [Int16](repeating: 0, count: count)] {
      #expect(try decoded(samples) == samples, "\(seed)")
    }
  }

  @Test func `the loudest jumps come back as they were`() throws {
    let samples = (0..<5_000).map { $0 % 2 == 0 ? Int16.max : Int16.min }
    #expect(try decoded(samples) == samples)
  }

  @Test func `a tone takes less than its samples`() {
    let tone = (0..<20_000).map { Int16($0 % 200 * 40 - 4_000) }
    #expect(file(tone).encoded().count < tone.count * 2 * 3 / 4)
  }

  @Test func `blocks past the hundred and twenty-seventh are numbered as well`() throws {
    let samples = (0..<FlacFrame.blockSize * 130).map { Int16(truncatingIfNeeded: $0 / 64) }
    #expect(try decoded(samples) == samples)
  }

  @Test func `tunes are heard, stay in range and differ`() {
    var seen: Set<[Int16]> = []
    for title in ["Low Tide", "始発", "Encore"] {
      var synthesiser = Synthesiser(mood: Mood(album: title))
      let tune = Tune(title: title, mood: synthesiser.mood)
      let sound = synthesiser.render(tune)
      #expect(sound == synthesiser.render(tune))
      let peak = sound.map { abs(Int($0)) }.max() ?? 0
      #expect((5_000...32_000).contains(peak), "\(title): \(peak)")
      #expect(sound.suffix(10).allSatisfy { abs(Int($0)) < 200 }, "\(title) ends with a click")
      #expect(seen.insert(sound).inserted)
    }
  }

  private func file(_ samples: [Int16]) -> FlacFile {
    FlacFile(sampleRate: 11_025, samples: samples, tags: [("TITLE", "x")], cover: nil)
  }

  private func decoded(_ samples: [Int16]) throws -> [Int16] {
    var reader = DemoFlacReader(file(samples).encoded())
    return try reader.samples()
  }
}
