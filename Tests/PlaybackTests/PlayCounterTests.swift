import Playback
import Testing

struct PlayCounterTests {
  /// Reports the place four times a second from one second to another; returns when it counted.
  private func hear(
    _ counter: inout PlayCounter, from start: Double, to end: Double, of duration: Int?,
    clock: inout Double
  ) -> Double? {
    var counted: Double?
    for tick in 1...max(1, Int((end - start) * 4)) {
      clock += 0.25
      let place = Int((start + Double(tick) * 0.25) * 1_000)
      if counter.hear(upTo: place, of: duration, time: .milliseconds(Int(clock * 1_000))) {
        counted = Double(place) / 1_000
      }
    }
    return counted
  }

  @Test func `a track counts at its half, once`() {
    var counter = PlayCounter(time: .zero)
    var clock = 0.0
    #expect(hear(&counter, from: 0, to: 100, of: 100_000, clock: &clock) == 50)
    #expect(counter.isPlayed)
  }

  @Test func `a long track and one of unknown length count at four minutes`() {
    for duration in [3_600_000, nil, 0] {
      var counter = PlayCounter(time: .zero)
      var clock = 0.0
      #expect(hear(&counter, from: 0, to: 300, of: duration, clock: &clock) == 240)
    }
  }

  @Test func `what was jumped over is not heard`() {
    var counter = PlayCounter(time: .zero)
    var clock = 0.0
    #expect(hear(&counter, from: 0, to: 10, of: 100_000, clock: &clock) == nil)
    #expect(hear(&counter, from: 90, to: 99, of: 100_000, clock: &clock) == nil)
    #expect(counter.heard < 21_000)
    #expect(hear(&counter, from: 10, to: 60, of: 100_000, clock: &clock) != nil)
  }

  @Test func `holding the key that goes on hears no more than the time it is held`() {
    var counter = PlayCounter(time: .zero)
    for press in 1...100 {
      _ = counter.hear(upTo: press * 5_000, of: 1_000_000, time: .milliseconds(press * 30))
    }
    #expect(counter.heard <= 3_000)
  }

  @Test func `a jump after a long halt hears nothing`() {
    var counter = PlayCounter(time: .zero)
    _ = counter.hear(upTo: 1_000, of: 100_000, time: .seconds(1))
    counter.interrupt()
    let counts = counter.hear(upTo: 90_000, of: 100_000, time: .seconds(200))
    #expect(!counts && counter.heard == 1_000)
    _ = counter.hear(upTo: 91_000, of: 100_000, time: .seconds(201))
    #expect(counter.heard == 2_000)
  }

  @Test func `a pause is not heard and late reports are made good`() {
    var counter = PlayCounter(time: .zero)
    _ = counter.hear(upTo: 1_000, of: nil, time: .seconds(1))
    _ = counter.hear(upTo: 1_000, of: nil, time: .seconds(100))
    _ = counter.hear(upTo: 4_000, of: nil, time: .seconds(103))
    #expect(counter.heard == 4_000)
    _ = counter.hear(upTo: 4_100, of: nil, time: .milliseconds(103_400))
    _ = counter.hear(upTo: 4_700, of: nil, time: .milliseconds(103_700))
    #expect(counter.heard == 4_700)
  }
}
