/// The words of a track, by line, with the time of each where it is known.
///
/// They are read from the LRC form: `[mm:ss.xx]` before a line, several where it is sung again.
/// Stamps of single words, `<mm:ss.xx>`, are left out. Text without any stamp is kept as lines
/// without times.
///
///     let lyrics = SyncedLyrics("[00:01.00]one\n[00:02.50]two")
///     lyrics.line(at: 2_600)    // 1
///
/// - SeeAlso: Wikipedia, "LRC (file format)"; there is no formal description.
public struct SyncedLyrics: Hashable, Sendable {
  /// One line.
  public struct Line: Hashable, Sendable {
    /// Milliseconds from the beginning of the track.
    public var time: Int
    /// The words, as the file has them; may be empty, where nothing is sung.
    public var text: String

    /// Makes a line from its parts.
    public init(time: Int, text: String) {
      self.time = time
      self.text = text
    }
  }

  /// The lines by time, those of one time as they stand; without times, as they stand.
  public let lines: [Line]
  /// Whether the lines have times; without them all are 0.
  public let isSynced: Bool

  /// Reads lyrics; any text is some lyrics.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the length of the text.
  public init(_ text: String) {
    var reader = LyricsReader()
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      reader.read(line)
    }
    isSynced = reader.hasStamps
    lines = reader.lines
  }

  /// The index of the line to show at a time, in milliseconds; nil before the first one, and where
  /// the lines have no times.
  ///
  /// Of lines that begin together it is the first. O(log *n*).
  public func line(at time: Int) -> Int? {
    guard isSynced, case let later = index(after: time), later > 0 else { return nil }
    return index(after: lines[later - 1].time - 1)
  }

  /// The index of the first line that begins after a time, or the count of lines.
  private func index(after time: Int) -> Int {
    var range = 0..<lines.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if lines[middle].time <= time {
        range = middle + 1..<range.upperBound
      } else {
        range = range.lowerBound..<middle
      }
    }
    return range.lowerBound
  }
}
