import CSystem
import JSON
import Playback

/// What becomes of a moment of silence: which player there is, and what it is heard through.
///
///     SoundCheck.run(device: nil)   // player "mpv 0.35.1", driver "pipewire"
public struct SoundCheck: Hashable, Sendable {
  /// Name and version of the player; `nil` when none answers.
  public var player: String?
  /// What mpv calls the driver whose device opened; `nil` when none did.
  public var driver: String?

  /// Nanoseconds for all of it: a device that sleeps takes a second or two.
  private static let patience: Int64 = 5_000_000_000
  private static let silence = "av://lavfi:anullsrc=d=0.1"
  private static let version = 1
  private static let driver = 1

  /// Plays the silence, with a player of its own, for up to 5 s.
  ///
  /// - Parameters:
  ///   - program: The player; it is searched in PATH.
  ///   - device: What it is heard through; `nil` for what the system prefers.
  /// - Returns: What was found; nothing when the player does not start.
  public static func run(program: String = "mpv", device: String?) -> SoundCheck {
    var check = SoundCheck()
    var settings = MpvSettings()
    settings.device = device
    guard let process = try? MpvProcess([program] + MpvArguments.words(settings, more: [])) else {
      return check
    }
    process.send(["command": ["get_property", "mpv-version"], "request_id": .integer(version)])
    process.send(["command": ["observe_property", .integer(driver), "current-ao"]])
    process.send(["command": ["loadfile", .text(silence)]])
    let end = csystem_clock() + patience
    while case let rest = end - csystem_clock(), rest > 0 {
      var watch = csystem_watch(descriptor: process.descriptor, readable: false, closed: false)
      guard csystem_wait(&watch, 1, rest) > 0 else { break }
      let (lines, isGone) = process.read()
      let isOver = lines.compactMap { try? JSONValue($0) }.contains { check.take($0) }
      if isGone || isOver { break }
    }
    process.end()
    _ = process.reap()
    return check
  }

  /// Takes a message of the player; whether it is the last of interest.
  private mutating func take(_ message: JSONValue) -> Bool {
    switch message["event"]?.text {
    case nil where message["request_id"]?.whole == Self.version: player = message["data"]?.text
    // It has none again once the silence is over.
    case "property-change": driver = message["data"]?.text ?? driver
    case "end-file": return true
    default: break
    }
    return false
  }
}
