/// The modes of a queue as words, such as "repeat-all shuffle-tracks stop".
struct QueueModes {
  var repeatMode = RepeatMode.off
  var shuffleMode = ShuffleMode.off
  var stopsAfterNow = false

  private static let repeatWords: [(word: String, mode: RepeatMode)] = [
    ("repeat-one", .one), ("repeat-all", .all),
  ]
  private static let shuffleWords: [(word: String, mode: ShuffleMode)] = [
    ("shuffle-tracks", .tracks), ("shuffle-albums", .albums),
  ]

  init(_ queue: PlayQueue) {
    repeatMode = queue.repeatMode
    shuffleMode = queue.shuffleMode
    stopsAfterNow = queue.stopsAfterNow
  }

  /// Reads words; those that mean nothing are passed over.
  init(_ text: String) {
    for word in text.split(separator: " ") {
      if let known = Self.repeatWords.first(where: { $0.word == word }) { repeatMode = known.mode }
      if let known = Self.shuffleWords.first(where: { $0.word == word }) {
        shuffleMode = known.mode
      }
      if word == "stop" { stopsAfterNow = true }
    }
  }

  /// The words, without those of modes that are off.
  var text: String {
    let words =
      Self.repeatWords.filter { $0.mode == repeatMode }.map(\.word)
      + Self.shuffleWords.filter { $0.mode == shuffleMode }.map(\.word)
      + (stopsAfterNow ? ["stop"] : [])
    return words.joined(separator: " ")
  }
}
