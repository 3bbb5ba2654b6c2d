import JSON

/// What the running program says is heard.
///
/// Its texts come from files: they are not fit for a terminal as they are.
public struct ControlStatus: Hashable, Sendable {
  let value: JSONValue

  /// Everything as JSON on one line; no control characters are in it.
  public var json: String { String(decoding: value.bytes, as: UTF8.self) }
  /// `playing`, `paused` or `stopped`.
  public var state: String { value["state"]?.text ?? "stopped" }
  /// The title; empty when nothing is known.
  public var title: String { value["title"]?.text ?? "" }
  /// The artist; empty when there is none.
  public var artist: String { value["artist"]?.text ?? "" }
  /// The album; empty when there is none.
  public var album: String { value["album"]?.text ?? "" }
  /// Seconds that were played.
  public var elapsed: Double? { value["elapsed"]?.number }
  /// Seconds of the whole track.
  public var duration: Double? { value["duration"]?.number }
  /// Loudness, 0 to 100.
  public var volume: Int? { value["volume"]?.whole }
}
