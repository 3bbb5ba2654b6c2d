import JSON
import Playback

/// An entry in mpv's own list.
struct MpvSlot: Hashable {
  let entry: QueueEntry
  let source: AudioSource
  /// The request that put it there.
  var request = 0
  /// What mpv calls it, once it has answered.
  var number: Int?
  /// Milliseconds of the entry at which it is, or should begin.
  var place = 0
  /// Whether it is open, so that it can be sought in.
  var isOpen = false
  /// Whether it was sought in before it was open.
  var isSought = false
  /// Whether its beginning was told.
  var hasBegun = false
  /// Milliseconds that were told last.
  var reported: Int?
  /// Whether it was played to its end.
  var isOver = false

  // Thirty years in milliseconds: no place is further, and no sum overflows.
  private static let furthest = 1 << 40

  /// The request that puts it into mpv's list.
  ///
  /// The members have names, because the order of the values changed between versions of mpv.
  ///
  /// - Parameter replacing: Whether to play it instead of everything else.
  /// - Returns: The command, for which mpv answers with the slot's number.
  func load(replacing: Bool) -> JSONValue {
    // Without a start nothing is sought, and so nothing is decoded twice.
    var options: [String] = []
    if fileTime > 0 { options.append("start=\(fileTime)") }
    if let end = source.end { options.append("end=\(Double(end) / 1_000)") }
    return [
      "name": "loadfile", "url": .string(source.path),
      "flags": replacing ? "replace" : "append",
      "options": .text(options.joined(separator: ",")),
    ]
  }

  /// The place in the file, in seconds.
  var fileTime: Double {
    let time = min(source.start, Self.furthest) + max(0, min(place, Self.furthest))
    return Double(min(time, source.end ?? time)) / 1_000
  }

  /// The place in the entry, in milliseconds, of a place in the file, in seconds.
  func place(at fileTime: Double) -> Int {
    max(0, Self.milliseconds(fileTime) - source.start)
  }

  /// The length of the entry, in milliseconds, in a file of so many seconds.
  func duration(ofFile seconds: Double) -> Int {
    let whole = Self.milliseconds(seconds)
    return max(0, min(source.end ?? whole, whole) - source.start)
  }

  private static func milliseconds(_ seconds: Double) -> Int {
    let value = seconds * 1_000
    return value.isFinite ? Int(max(0, min(value, Double(furthest))).rounded()) : 0
  }
}
