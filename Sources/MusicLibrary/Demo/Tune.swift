/// A short melody over a bass, made up from a text: the same text gives the same tune.
struct Tune {
  /// One tone of a tune.
  struct Note: Hashable {
    /// When it begins, in steps from the start.
    var step: Int
    /// How long it is held, in steps.
    var length: Int
    /// Height in semitones; 69 is the A of 440 Hz.
    var pitch: Int
    /// Loudness, in eighths of the loudest.
    var strength: Int
  }

  /// The tones, by the time they begin within the melody and within the bass.
  let notes: [Note]
  /// Length in steps, with the time in which the last tone fades.
  let stepCount: Int
  /// Length of a step, in samples.
  let samplesPerStep: Int

  /// Makes up the tune of a track in the mood of its album.
  ///
  /// - Parameters:
  ///   - title: Decides the melody.
  ///   - mood: Decides scale, height and pace, which all tracks of an album share.
  init(title: String, mood: Mood) {
    var random = StableRandom(title)
    let bars = random.whole(3...4)
    let melody = Self.melody(bars: bars, mood: mood, random: &random)
    notes = melody + Self.bass(bars: bars, mood: mood, random: &random)
    stepCount = bars * Self.stepsPerBar + 3
    samplesPerStep = mood.samplesPerStep
  }

  static let stepsPerBar = 8

  /// A walk over the scale in small steps, which rests now and then and ends on the keynote.
  private static func melody(bars: Int, mood: Mood, random: inout StableRandom) -> [Note] {
    var notes: [Note] = []
    var degree = random.whole(2...5)
    var step = 0
    let end = bars * stepsPerBar - 2
    while step < end {
      let length = random.whole(0...5) < 3 ? 1 : 2
      degree = min(9, max(0, degree + random.whole(-2...2)))
      if random.whole(0...7) > 0 {
        notes.append(
          Note(step: step, length: length + 1, pitch: mood.pitch(degree), strength: 6))
      }
      step += length
    }
    notes.append(Note(step: step, length: 4, pitch: mood.pitch(0), strength: 7))
    return notes
  }

  /// The chord's root at the start of each bar and its fifth in the middle.
  private static func bass(bars: Int, mood: Mood, random: inout StableRandom) -> [Note] {
    (0..<bars).flatMap { bar -> [Note] in
      let degree = bar == 0 || bar == bars - 1 ? 0 : random.whole(0...4)
      let root = mood.pitch(degree) - 24
      return [
        Note(step: bar * stepsPerBar, length: 4, pitch: root, strength: 5),
        Note(step: bar * stepsPerBar + 4, length: 4, pitch: root + 7, strength: 3),
      ]
    }
  }
}
