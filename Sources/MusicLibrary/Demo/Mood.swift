/// What the tunes of one album have in common: scale, keynote, pace and the colour of the tone.
struct Mood {
  /// Semitones of the scale above the keynote, within an octave.
  let scale: [Int]
  /// Height of the keynote in semitones; 69 is the A of 440 Hz.
  let keynote: Int
  /// Length of the shortest note, in samples.
  let samplesPerStep: Int
  /// Loudness of each overtone, the fundamental first.
  let overtones: [Double]
  /// Time in which a held tone falls to about a third, in seconds.
  let decay: Double

  /// Makes the mood that belongs to an album's title.
  init(album: String) {
    var random = StableRandom(album)
    scale = Self.scales[random.whole(0...Self.scales.count - 1)]
    keynote = random.whole(62...71)
    samplesPerStep = random.whole(1400...2100)
    let tone = Self.tones[random.whole(0...Self.tones.count - 1)]
    overtones = tone.overtones
    decay = tone.decay
  }

  /// Height of a degree of the scale, 0 being the keynote; higher ones go on in the next octave.
  func pitch(_ degree: Int) -> Int {
    keynote + degree / scale.count * 12 + scale[degree % scale.count]
  }

  private static let scales = [
    [0, 2, 4, 7, 9],  // major pentatonic
    [0, 3, 5, 7, 10],  // minor pentatonic
    [0, 1, 5, 7, 8],  // in, of Japanese koto music
    [0, 2, 5, 7, 9],  // ritsu, of Japanese court music
    [0, 2, 3, 5, 7, 9, 10],  // dorian
    [0, 2, 4, 5, 7, 9, 11],  // major
  ]

  private static let tones: [(overtones: [Double], decay: Double)] = [
    ([1, 0.1, 0.25, 0.05], 0.5),  // music box
    ([1, 0.5, 0.33, 0.2, 0.1], 0.25),  // plucked string
    ([1, 0.6, 0.1, 0.3], 1.2),  // organ
    ([1, 0.05, 0.1], 0.9),  // flute
  ]
}
