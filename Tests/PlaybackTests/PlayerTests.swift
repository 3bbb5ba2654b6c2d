import MusicModel
import Playback
import Testing

struct PlayerTests {
  /// A player that plays the second of five tracks; the output has begun.
  private func playing() -> Player {
    var player = Player(queue: PlayQueue(seed: 1))
    _ = player.play(tracks(1...5), startingAt: 1)
    _ = player.receive(.began(player.queue.id(2)), at: .zero)
    _ = player.receive(.duration(player.queue.id(2), 100_000), at: .zero)
    return player
  }

  private func entry(_ number: Int, _ player: Player) -> QueueEntry {
    QueueEntry(id: player.queue.id(number), track: TrackID(Int64(number)))
  }

  @Test func `playing names what plays and what follows`() {
    var player = Player(queue: PlayQueue(seed: 1))
    let effects = player.play(tracks(1...5), startingAt: 1)
    #expect(
      effects == [
        .output(.play(entry(2, player), at: 0, paused: false)), .output(.follow(entry(3, player))),
      ])
    #expect(player.status.state == .playing)
    #expect(player.status.entry == entry(2, player))
  }

  @Test func `what follows by itself moves the queue on and the one after it is named`() {
    var player = playing()
    let effects = player.receive(.began(player.queue.id(3)), at: .seconds(100))
    #expect(player.queue.picture == "1 2 [3] 4 5")
    // It was heard for as long as it took, whether or not that was told.
    #expect(effects == [.countPlay(TrackID(2)), .output(.follow(entry(4, player)))])
    #expect(player.status.duration == nil)
  }

  @Test func `a repeated entry begins again and follows itself again`() {
    var player = playing()
    #expect(player.perform(.setRepeat(.one)) == [.output(.follow(entry(2, player)))])
    #expect(
      player.receive(.began(player.queue.id(2)), at: .zero)
        == [.output(.follow(entry(2, player)))])
    #expect(player.status.elapsed == 0)
  }

  @Test func `changes of what comes are told, others are not`() {
    var player = playing()
    let third = player.queue.id(3)
    #expect(player.edit { $0.remove([third]) } == [.output(.follow(entry(4, player)))])
    #expect(player.edit { $0.add(tracks([9])) } == [])
    #expect(player.perform(.setStopsAfterNow(true)) == [.output(.follow(nil))])
  }

  @Test func `removing what plays plays the next one, halted if it was`() {
    var player = playing()
    _ = player.perform(.pause)
    let second = player.queue.id(2)
    #expect(
      player.edit { $0.remove([second]) }.first
        == .output(.play(entry(3, player), at: 0, paused: true)))
  }

  @Test func `clearing the queue stops`() {
    var player = playing()
    #expect(player.edit { $0.clear() } == [.output(.stop)])
    #expect(player.status.state == .stopped)
    #expect(player.status.entry == nil)
  }

  @Test func `a change of a stopped queue makes no sound`() {
    var player = Player(queue: .of(3))
    #expect(player.perform(.next) == [])
    #expect(player.status.entry == entry(2, player))
    #expect(player.perform(.setRepeat(.all)) == [])
  }

  @Test func `a restored queue plays on at its place`() throws {
    var first = playing()
    _ = first.receive(.elapsed(first.queue.id(2), 42_000), at: .seconds(42))
    let saved = try SavedQueue(bytes: first.saved.bytes)
    var player = Player(queue: saved.queue, elapsed: saved.elapsed)
    #expect(
      player.perform(.togglePause).first
        == .output(.play(entry(2, player), at: 42_000, paused: false)))
  }

  @Test func `an ended queue begins anew`() {
    var player = Player(queue: .of(2, at: 1))
    _ = player.perform(.play)
    _ = player.receive(.began(player.queue.id(2)), at: .zero)
    #expect(player.receive(.finished(player.queue.id(2)), at: .zero) == [.output(.stop)])
    #expect(player.queue.picture == "1 2 []")
    #expect(player.perform(.play).first == .output(.play(entry(1, player), at: 0, paused: false)))
  }

  @Test func `stopping after this stops with the next one ready`() {
    var player = playing()
    _ = player.perform(.setStopsAfterNow(true))
    #expect(player.receive(.finished(player.queue.id(2)), at: .zero) == [.output(.stop)])
    #expect(player.status.entry == entry(3, player))
    #expect(player.status.state == .stopped)
  }

  @Test func `going back late in a track goes to its beginning`() {
    var player = playing()
    _ = player.receive(.elapsed(player.queue.id(2), 3_500), at: .zero)
    #expect(player.perform(.previous) == [.output(.seek(0))])
    #expect(
      player.perform(.previous).first
        == .output(.play(entry(1, player), at: 0, paused: false)))
  }

  @Test func `seeking stays within the track, whatever is asked for`() {
    var player = playing()
    #expect(player.perform(.seekBy(-5_000)) == [.output(.seek(0))])
    #expect(player.perform(.seekTo(200_000)) == [.output(.seek(100_000))])
    #expect(player.perform(.seekBy(.max)) == [.output(.seek(100_000))])
    #expect(player.perform(.seekBy(.min)) == [.output(.seek(0))])
  }

  @Test func `loudness stays between 0 and 100`() {
    var player = playing()
    #expect(player.perform(.changeVolume(by: 30)) == [.output(.volume(100))])
    #expect(player.perform(.changeVolume(by: .min)) == [.output(.volume(0))])
    #expect(player.perform(.toggleMuted) == [.output(.muted(true))])
  }

  @Test func `half of a track counts as a play, going on before as a skip`() {
    var player = playing()
    let second = player.queue.id(2)
    var counted: [PlayerEffect] = []
    for second in 1...60 {
      counted += player.receive(
        .elapsed(player.queue.id(2), second * 1_000), at: .seconds(second))
    }
    #expect(counted == [.countPlay(TrackID(2))])
    #expect(player.perform(.next).first != .countSkip(TrackID(2)))
    #expect(player.queue.now?.id != second)
    _ = player.receive(.began(player.queue.id(3)), at: .seconds(60))
    #expect(player.perform(.next).first == .countSkip(TrackID(3)))
  }

  @Test func `a track that was heard to its end counts, however few reports there were`() {
    var player = Player(queue: PlayQueue(seed: 1))
    _ = player.play(tracks([1]))
    let only = player.queue.id(1)
    _ = player.receive(.began(only), at: .zero)
    _ = player.receive(.duration(only, 2_000), at: .zero)
    _ = player.receive(.elapsed(only, 800), at: .milliseconds(800))
    #expect(player.receive(.finished(only), at: .seconds(2)).first == .countPlay(TrackID(1)))
  }

  @Test func `reports of what was left change nothing`() {
    var player = playing()
    _ = player.perform(.jump(player.queue.id(5)))
    let before = player
    for event: PlaybackEvent in [
      .began(player.queue.id(3)), .elapsed(player.queue.id(2), 9_000),
      .finished(player.queue.id(2)), .duration(player.queue.id(2), 1),
      .failed(player.queue.id(3), .notSound),
    ] {
      #expect(player.receive(event, at: .zero) == [])
    }
    #expect(player == before)
  }

  @Test func `an output that went on too early is called back`() {
    var player = playing()
    let third = player.queue.id(3)
    _ = player.edit { $0.remove([third]) }
    let effects = player.receive(.began(third), at: .zero)
    #expect(effects.first == .output(.play(entry(4, player), at: 0, paused: false)))
  }

  @Test func `a bad file is told of and passed over, a bad disk is not walked through`() {
    var player = Player(queue: PlayQueue(seed: 1))
    _ = player.play(tracks(1...100))
    let first = player.receive(.failed(player.queue.id(1), .notSound), at: .zero)
    #expect(
      first == [
        .report(.notSound, entry(1, player)),
        .output(.play(entry(2, player), at: 0, paused: false)), .output(.follow(entry(3, player))),
      ])
    var reports = 1
    while player.status.state == .playing, let now = player.queue.now {
      _ = player.receive(.failed(now.id, .unreadable), at: .zero)
      reports += 1
    }
    #expect(reports == 10)
  }

  @Test func `an entry that should follow and fails is passed over`() {
    var player = playing()
    let effects = player.receive(.failed(player.queue.id(3), .unreadable), at: .zero)
    #expect(effects.dropFirst().first == .output(.play(entry(4, player), at: 0, paused: false)))
  }

  @Test func `without a device it stops and keeps its place`() {
    var player = playing()
    _ = player.receive(.elapsed(player.queue.id(2), 9_000), at: .zero)
    #expect(
      player.receive(.lost(.playerFailed(1)), at: .zero) == [.report(.playerFailed(1), nil)])
    #expect(player.status.state == .stopped)
    #expect(
      player.perform(.play).first
        == .output(.play(entry(2, player), at: 9_000, paused: false)))
  }
}
