import AudioOutput
import CSystem
import Glibc
import MusicModel
import Playback
import Testing

/// mpv as a process and as a partner.
@Suite(.enabled(if: Stage.hasMpv, Comment(rawValue: Stage.missing)))
struct MpvTests {
  private let second = SoundFolder.rate

  /// A stage on which a long track plays, and what follows it is known.
  private func playing() throws -> (stage: Stage, id: Int32) {
    let stage = Stage(.clock)
    stage.perform(stage.player.play([stage.addMinute(), stage.add(slope(second))]))
    #expect(stage.wait { $0.player.status.elapsed > 0 && $0.player.status.duration == 60_000 })
    return (stage, try #require(stage.output.processID))
  }

  @Test func `a moment of silence tells the player and what it is heard through`() throws {
    let heard = SoundCheck.run(device: "null")
    #expect(heard.player?.hasPrefix("mpv ") == true)
    #expect(heard.driver == "null")
    let mute = SoundCheck.run(device: "no-such-driver/none")
    #expect(mute.player == heard.player)
    #expect(mute.driver == nil)
    let none = SoundCheck.run(program: "no-such-player", device: nil)
    #expect(none.player == nil && none.driver == nil)
  }

  @Test func `nothing is started before something is played`() {
    let stage = Stage()
    stage.perform(stage.player.perform(.setVolume(50)))
    stage.perform(stage.player.perform(.setGain(.album)))
    #expect(stage.output.descriptor == -1)
    #expect(stage.output.deadline == nil)
  }

  @Test func `an mpv that is killed is started again at the same place, once`() throws {
    let (stage, first) = try playing()
    stage.perform(stage.player.perform(.seekTo(30_000)))
    #expect(stage.wait { $0.log.contains { $0.isElapsed(past: 30_000) } })
    kill(first, SIGKILL)
    #expect(stage.wait { $0.log.contains(.restarted) })
    let again = stage.log.count
    #expect(stage.wait { $0.log[again...].contains { $0.isElapsed(past: 30_000) } })
    #expect(stage.log.count { $0 == .began(stage.player.queue.entries[0].id) } == 1)
    #expect(stage.player.status.elapsed < 50_000)

    let secondID = try #require(stage.output.processID)
    #expect(secondID != first)
    kill(secondID, SIGKILL)
    #expect(stage.wait { $0.log.contains(.lost(.playerFailed(128 + SIGKILL))) })
    #expect(stage.player.status.state == .stopped)
    #expect(stage.output.descriptor == -1)

    stage.perform(stage.player.perform(.play))
    #expect(stage.wait { $0.player.status.elapsed >= 30_000 && $0.player.status.state == .playing })
    #expect(stage.player.status.elapsed < 50_000)
  }

  @Test func `what follows is still there after mpv was killed`() throws {
    let (stage, first) = try playing()
    kill(first, SIGKILL)
    #expect(stage.wait { $0.log.contains(.restarted) })
    stage.perform(stage.player.perform(.seekTo(59_900)))
    #expect(stage.wait { $0.log.contains(.began($0.player.queue.entries[1].id)) })
  }

  @Test func `a track is heard to its end before the next one begins`() throws {
    let stage = Stage(.clock)
    stage.perform(stage.player.play([slope(3 * second), slope(2 * second)].map { stage.add($0) }))
    let entries = stage.player.queue.entries
    #expect(stage.wait { $0.log.contains(.began(entries[1].id)) })
    let begin = try #require(stage.log.firstIndex(of: .began(entries[1].id)))
    #expect(stage.log[..<begin].contains { $0.isElapsed(past: 2_500) })
    #expect(stage.wait { $0.player.status.state == .stopped })
    #expect(stage.effects.filter { if case .countPlay = $0 { true } else { false } }.count == 2)
  }

  @Test func `going back at the end of a track goes back in that one`() throws {
    // On a busy machine the track may be over before mpv hears of the wish.
    let goesBack = try (0..<5).contains { _ in try goesBackAtTheEnd() }
    #expect(goesBack)
  }

  /// Goes back shortly before a track's end, and tells whether it was heard once more.
  private func goesBackAtTheEnd() throws -> Bool {
    let stage = Stage(.clock)
    stage.perform(stage.player.play([slope(6 * second), slope(second)].map { stage.add($0) }))
    let entries = stage.player.queue.entries
    // mpv has the next one open by now, or will soon.
    #expect(stage.wait { $0.log.contains { $0.isElapsed(past: 5_200) } })
    stage.perform(stage.player.perform(.seekTo(1_000)))
    let before = stage.log.count
    #expect(stage.wait { $0.log[before...].contains(.began(entries[1].id)) })
    let after = stage.log[before...].prefix { $0 != .began(entries[1].id) }
    // Reports may be left out, but not those of four seconds; then the track goes to its end.
    guard
      let again = after.firstIndex(where: {
        !$0.isElapsed(past: 5_000) && $0.isElapsed(past: 1_000)
      })
    else { return false }
    return after[again...].contains { $0.isElapsed(past: 5_000) }
  }

  @Test func `no place from before a seek is told after it`() throws {
    let (stage, _) = try playing()
    for turn in 0..<6 {
      let place = turn.isMultiple(of: 2) ? 40_000 : 10_000
      // What mpv tells meanwhile is read after the wish.
      usleep(400_000)
      stage.perform(stage.player.perform(.seekTo(place)))
      let before = stage.log.count
      #expect(stage.wait { $0.log[before...].contains { $0.isElapsed(past: 0) } })
      let first = try #require(stage.log[before...].first { $0.isElapsed(past: 0) })
      #expect(first.isElapsed(past: 25_000) == (place == 40_000), "\(turn): \(first)")
    }
  }

  @Test func `halting and going on are told and done`() throws {
    let (stage, _) = try playing()
    stage.perform(stage.player.perform(.pause))
    stage.perform(stage.player.perform(.seekTo(10_000)))
    #expect(stage.wait { $0.log.contains { $0.isElapsed(past: 9_999) } })
    #expect(stage.player.status.state == .paused)
    stage.perform(stage.player.perform(.togglePause))
    #expect(stage.wait { $0.player.status.elapsed > 10_300 })
  }

  @Test func `next, previous and a jump play what they say`() throws {
    let (stage, _) = try playing()
    for command in [PlaybackCommand.next, .previous, .jump(stage.player.queue.entries[1].id)] {
      let before = stage.log.count
      stage.perform(stage.player.perform(command))
      let now = try #require(stage.player.queue.now)
      #expect(stage.wait { $0.log[before...].contains(.began(now.id)) }, "\(command)")
    }
    #expect(stage.effects.contains(.countSkip(TrackID(1))))
  }

  @Test func `an mpv whose partner is gone ends`() throws {
    var partner = csystem_partner()
    let words = ["mpv", "--no-config", "--idle=yes", "--no-terminal", "--input-ipc-client=fd://3"]
    let arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    let failure = arguments.withUnsafeBufferPointer {
      csystem_spawn_partner($0.baseAddress, &partner)
    }
    try #require(failure == 0)
    // It answers, so that it is known to run.
    let request = #"{"command": ["get_property", "pause"]}"# + "\n"
    _ = request.withCString { write(partner.descriptor, $0, strlen($0)) }
    var watch = csystem_watch(descriptor: partner.descriptor, readable: false, closed: false)
    try #require(csystem_wait(&watch, 1, 30_000_000_000) == 1)
    // The same happens to the socket of a process that is killed.
    close(partner.descriptor)
    let status = csystem_end(partner.pid, 30_000_000_000)
    #expect(status == 0)
  }

  @Test func `an mpv that is idle for long ends and is started when it is needed`() throws {
    let (stage, _) = try playing()
    #expect(stage.output.deadline == nil)
    stage.perform(stage.player.perform(.stop))
    let deadline = try #require(stage.output.deadline)
    stage.output.rest(at: deadline - .seconds(1))
    #expect(stage.output.deadline == deadline)
    stage.output.rest(at: deadline)
    #expect(!stage.wait { _ in false })
    #expect(stage.output.descriptor == -1)
    let before = stage.log.count
    stage.perform(stage.player.perform(.play))
    #expect(stage.wait { $0.player.status.elapsed > 0 })
    #expect(!stage.log[before...].contains(.restarted))
  }

  @Test func `devices are named`() throws {
    let (stage, _) = try playing()
    #expect(stage.wait { $0.log.contains { if case .devices = $0 { true } else { false } } })
    #expect(stage.player.status.devices.allSatisfy { !$0.id.isEmpty && $0.id != "auto" })
  }
}

extension PlaybackEvent {
  /// Whether it reports a place from a number of milliseconds on.
  func isElapsed(past place: Int) -> Bool {
    if case .elapsed(_, let elapsed) = self { elapsed >= place } else { false }
  }
}
