import AudioOutput
import MusicModel
import Playback
import Testing

/// What is heard, sample by sample.
@Suite(.enabled(if: Stage.hasMpv, Comment(rawValue: Stage.missing)))
struct PlayingTests {
  private let second = SoundFolder.rate

  // Two at a time: a file takes a short track faster than anybody can name the one after the next.
  @Test(arguments: [(8_000, 12_345), (12_345, 7), (7, 9_001)])
  func `a track follows another without a sample too many or too few`(first: Int, second: Int) {
    let stage = Stage()
    let parts = [slope(first), slope(second, from: 50_000)]
    stage.perform(stage.player.play(parts.map { stage.add($0) }))
    #expect(stage.playToTheEnd())
    #expect(stage.folder.heard == parts[0] + parts[1])
    #expect(stage.player.queue.now == nil)
  }

  @Test func `a file whose name is no text is played`() {
    let stage = Stage()
    let names: [[UInt8]] = [
      [0xFF, 0xFE, 0x22, 0x5C, 0x0A, 0xC3], Array("-v http:夜 %n ${x} edl:".utf8),
    ]
    let tracks = names.map { stage.add(AudioSource(path: stage.folder.flac($0, slope(3_000)))) }
    stage.perform(stage.player.play(tracks))
    #expect(stage.playToTheEnd())
    #expect(stage.folder.heard == slope(3_000) + slope(3_000))
  }

  @Test func `parts of a file are played as tracks of their own`() {
    let stage = Stage()
    let whole = slope(3 * second)
    let path = stage.folder.flac(Array("whole.flac".utf8), whole)
    let parts = [
      AudioSource(path: path, start: 500, end: 2_250), AudioSource(path: path, start: 2_250),
    ]
    stage.perform(stage.player.play(parts.map { stage.add($0) }))
    #expect(stage.playToTheEnd())
    #expect(stage.folder.heard == Array(whole[(second / 2)...]))
  }

  @Test func `times count from the beginning of a part`() {
    let stage = Stage(.clock)
    let path = stage.folder.flac(Array("whole.flac".utf8), slope(3 * second))
    for (start, end, length) in [(1_000, 2_250, 1_250), (2_250, nil, 750), (0, 500, 500)] {
      let track = stage.add(AudioSource(path: path, start: start, end: end))
      let before = stage.log.count
      stage.perform(stage.player.play([track]))
      stage.perform(stage.player.perform(.pause))
      #expect(stage.wait { $0.player.status.duration == length })
      #expect(stage.wait { $0.log[before...].contains { $0.isElapsed(past: 0) } })
      #expect(stage.player.status.elapsed < length)
    }
  }

  @Test func `what is changed while it is halted is heard when it goes on`() {
    let stage = Stage()
    let sound = slope(2 * second)
    // Halted from the beginning: a file takes sound faster than anybody can halt it.
    let entry = QueueEntry(id: QueueEntryID(1), track: stage.add(sound))
    stage.perform([.output(.play(entry, at: 0, paused: true)), .output(.seek(250))])
    stage.wait { $0.log.contains(.began(entry.id)) }
    stage.perform([.output(.seek(1_750)), .output(.resume)])
    stage.wait { $0.log.contains(.finished(entry.id)) }
    stage.output.end()
    // A file keeps what it was given before; a device would drop it.
    let rest = Array(sound[(second * 7 / 4)...])
    #expect(Array(stage.folder.heard.suffix(rest.count)) == rest)
  }

  @Test func `an entry begins at the place it was left at`() {
    let stage = Stage()
    let sound = slope(2 * second)
    var queue = PlayQueue(seed: 1)
    queue.play([stage.add(sound)])
    stage.player = Player(queue: queue, elapsed: 1_500)
    stage.perform(stage.player.perform(.play))
    #expect(stage.playToTheEnd())
    #expect(stage.folder.heard == Array(sound[(second * 3 / 2)...]))
  }

  @Test(arguments: [
    (Loudness(), GainMode.track, 8_000), (.both, .off, 8_000), (.both, .track, 4_000),
    (.both, .album, 2_000), (Loudness(track: .init(gain: -6.0206)), .album, 4_000),
    (Loudness(album: .init(gain: -6.0206)), .track, 4_000),
    // As loud as the greatest sample allows; not louder, where that is not told.
    (Loudness(track: .init(gain: 20, peak: 0.5)), .track, 16_000),
    (Loudness(track: .init(gain: 20)), .track, 8_000),
  ])
  func `loudness is evened out by track or album, and never cut off`(
    loudness: Loudness, mode: GainMode, expected: Int
  ) {
    var settings = PlaybackStatus()
    settings.gain = mode
    let stage = Stage(settings: settings)
    let sound = [Int16](repeating: 8_000, count: second)
    stage.perform(stage.player.play([stage.add(sound, loudness: loudness)]))
    #expect(stage.playToTheEnd())
    let heard = stage.folder.heard
    #expect(heard.count == second)
    #expect(heard.allSatisfy { abs(Int($0) - expected) < 20 }, "\(heard.prefix(3))")
  }

  @Test func `another way of evening out is heard in what plays and in what follows`() {
    let stage = Stage()
    let tracks = (0..<2).map { _ in
      stage.add([Int16](repeating: 8_000, count: second), loudness: .both)
    }
    let entries = tracks.enumerated().map { QueueEntry(id: QueueEntryID(Int64($0 + 1)), track: $1) }
    stage.perform([
      .output(.play(entries[0], at: 0, paused: true)), .output(.follow(entries[1])),
    ])
    stage.wait { $0.log.contains(.began(entries[0].id)) }
    stage.perform([.output(.gain(.track)), .output(.resume)])
    stage.wait { $0.log.contains(.finished(entries[1].id)) }
    stage.output.end()
    #expect(stage.folder.heard.count == 2 * second)
    #expect(stage.folder.heard.suffix(second).allSatisfy { abs(Int($0) - 4_000) < 20 })
    #expect(stage.folder.heard.prefix(second).suffix(100).allSatisfy { abs(Int($0) - 4_000) < 20 })
  }

  @Test func `a file of another rate and more channels is heard as it is`() throws {
    let stage = Stage()
    let low = stage.add(slope(second))
    let high = stage.add(AudioSource(path: stage.folder.wav(channels: 2, rate: 16_000)))
    stage.perform(stage.player.play([low, high]))
    #expect(stage.playToTheEnd())
    // A file is begun anew with each format; a device would go on.
    #expect(stage.folder.heardFormat == SoundFolder.Format(channels: 2, rate: 16_000))
  }

  @Test func `loudness and silence reach what is heard`() {
    var loudness: [Int] = []
    for (volume, isMuted) in [(100, false), (50, false), (0, false), (100, true)] {
      var settings = PlaybackStatus()
      settings.volume = volume
      settings.isMuted = isMuted
      let stage = Stage(settings: settings)
      stage.perform(
        stage.player.play([stage.add([Int16](repeating: 8_000, count: second))]))
      #expect(stage.playToTheEnd())
      loudness.append(Int(stage.folder.heard.last ?? -1))
    }
    #expect(loudness[0] == 8_000)
    #expect((500..<4_000).contains(loudness[1]))
    #expect(loudness[2...] == [0, 0])
  }
}

extension Loudness {
  /// Half as loud by track, a quarter by album.
  fileprivate static let both = Loudness(
    track: .init(gain: -6.0206, peak: 0.25), album: .init(gain: -12.0412, peak: 0.25))
}
