/// Collects the lines of LRC text.
struct LyricsReader {
  /// Whether a stamp was met.
  private(set) var hasStamps = false
  private var found: [SyncedLyrics.Line] = []
  /// Milliseconds by which all lines come sooner.
  private var offset = 0
  private var lastTime = 0

  /// The lines read so far, in the order they are shown.
  var lines: [SyncedLyrics.Line] {
    guard hasStamps else { return withoutBlankEnds }
    return found.enumerated()
      .map { (place: $0, time: max(0, $1.time - offset), text: $1.text) }
      .sorted { ($0.time, $0.place) < ($1.time, $1.place) }
      .map { SyncedLyrics.Line(time: $0.time, text: $0.text) }
  }

  private var withoutBlankEnds: [SyncedLyrics.Line] {
    guard let first = found.firstIndex(where: { !$0.text.isEmpty }),
      let last = found.lastIndex(where: { !$0.text.isEmpty })
    else { return [] }
    return Array(found[first...last])
  }

  /// Takes the next line of the text.
  mutating func read(_ line: Substring) {
    var rest = line.first == "\u{FEFF}" ? line.dropFirst() : line
    var times: [Int] = []
    while let (content, after) = LyricsStamp.leading(in: rest) {
      if let time = LyricsStamp.time(content) {
        times.append(time)
      } else if times.isEmpty, let tag = LyricsStamp.tag(content) {
        if tag.name == "offset", let value = Int(tag.value) { offset = LyricsStamp.bounded(value) }
        if after.allSatisfy(\.isWhitespace) { return }
      } else {
        break
      }
      rest = after
    }
    add(LyricsStamp.words(rest), at: times)
  }

  /// Text without a stamp among stamped lines goes with the line before it.
  private mutating func add(_ text: String, at times: [Int]) {
    if !times.isEmpty, !hasStamps {
      hasStamps = true
      found.removeAll(where: \.text.isEmpty)
    }
    if times.isEmpty, hasStamps, text.isEmpty { return }
    for time in times.isEmpty ? [lastTime] : times {
      found.append(SyncedLyrics.Line(time: time, text: text))
      lastTime = time
    }
  }
}
