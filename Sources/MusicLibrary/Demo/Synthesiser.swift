internal import Glibc

/// Turns tunes of one mood into sound: mono, 16 bits.
///
/// Tones are rendered once and mixed wherever they come again.
struct Synthesiser {
  /// Samples a second: a quarter of a compact disc's, enough for the highest overtone used.
  static let sampleRate = 11025

  /// What makes two tones sound the same.
  private struct Tone: Hashable {
    var pitch: Int
    var sampleCount: Int
    var strength: Int
  }

  /// What the tunes have in common.
  let mood: Mood
  private let cycle: [Int32]
  private var tones: [Tone: [Int32]] = [:]

  /// Prepares the sound of a mood.
  init(mood: Mood) {
    self.mood = mood
    cycle = Self.cycle(of: mood.overtones)
  }

  /// Renders a tune.
  ///
  /// - Complexity: O(*n* * *k*), where *n* is the number of samples and *k* that of tones at once.
  mutating func render(_ tune: Tune) -> [Int16] {
    var mix = [Int32](repeating: 0, count: tune.stepCount * tune.samplesPerStep)
    for note in tune.notes {
      let wanted = Tone(
        pitch: note.pitch, sampleCount: note.length * tune.samplesPerStep, strength: note.strength)
      let sound = tones[wanted] ?? rendered(wanted)
      tones[wanted] = sound
      let start = note.step * tune.samplesPerStep
      for position in sound.indices { mix[start &+ position] &+= sound[position] }
    }
    var samples = [Int16](repeating: 0, count: mix.count)
    for position in mix.indices { samples[position] = Int16(clamping: mix[position]) }
    return samples
  }

  private func rendered(_ tone: Tone) -> [Int32] {
    let frequency = 440 * pow(2, Double(tone.pitch - 69) / 12)
    let increment = UInt32(frequency / Double(Self.sampleRate) * 4_294_967_296)
    let fall = exp(-1 / (mood.decay * Double(Self.sampleRate)))
    let attack = 60  // samples, 5 ms: shorter ones click
    let release = 400
    var loudness = Double(tone.strength) / 8
    var phase: UInt32 = 0
    var samples = [Int32](repeating: 0, count: tone.sampleCount)
    for position in samples.indices {
      let edge = min(position, attack) * release
      let end = min(tone.sampleCount - position, release) * attack
      let gain = loudness * Double(min(edge, end)) / Double(attack * release)
      samples[position] = Int32(Double(cycle[Int(phase &>> Self.cycleShift)]) * gain)
      phase &+= increment
      loudness *= fall
    }
    return samples
  }

  private static let cycleShift: UInt32 = 22  // 1,024 positions in a cycle

  /// One cycle of the wave, so loud that a melody and a bass together stay in range.
  private static func cycle(of overtones: [Double]) -> [Int32] {
    let total = overtones.reduce(0, +)
    return (0..<1024).map { position in
      let angle = 2 * Double.pi * Double(position) / 1024
      let sum = overtones.enumerated().reduce(0.0) {
        $0 + $1.element * sin(angle * Double($1.offset + 1))
      }
      return Int32(sum / total * 9_000)
    }
  }
}
