import JSON
import MusicModel
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
  /// The wish to go to another place in it that was not answered yet.
  var seeking: Seek?
  /// Whether its beginning was told.
  var hasBegun = false
  /// The length of the entry in milliseconds, once it is known.
  var length: Int?
  /// Milliseconds that were told last.
  var reported: Int?
  /// Whether it was played to its end.
  var isOver = false

  /// A request to go to a place, in milliseconds of the entry.
  struct Seek: Hashable {
    let request: Int
    let place: Int
  }

  // Thirty years in milliseconds: no place is further, and no sum overflows.
  private static let furthest = 1 << 40

  /// The request that puts it into mpv's list.
  ///
  /// The members have names, because the order of the values changed between versions of mpv.
  ///
  /// - Parameters:
  ///   - replacing: Whether to play it instead of everything else.
  ///   - gain: How its loudness is evened out.
  /// - Returns: The command, for which mpv answers with the slot's number.
  func load(replacing: Bool, _ gain: GainMode) -> JSONValue {
    // Without a start nothing is sought, and so nothing is decoded twice.
    var options: [String] = []
    if fileTime > 0 { options.append("start=\(fileTime)") }
    if let end = source.end { options.append("end=\(Double(end) / 1_000)") }
    let decibels = source.loudness.gain(gain)
    if decibels != 0 { options.append("\(MpvArguments.gain)=\(decibels)") }
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

  /// The place in the entry, in milliseconds, of a place in the file, in seconds; negative before
  /// its beginning.
  func time(at fileTime: Double) -> Int { Self.milliseconds(fileTime) - source.start }

  /// The length of the entry, in milliseconds, in a file of so many seconds.
  func duration(ofFile seconds: Double) -> Int {
    let whole = Self.milliseconds(seconds)
    return max(0, min(source.end ?? whole, whole) - source.start)
  }

  private static func milliseconds(_ seconds: Double) -> Int {
    let value = seconds * 1_000
    let limit = Double(furthest)
    return value.isFinite ? Int(max(-limit, min(value, limit)).rounded()) : 0
  }
}
