public import MusicModel

/// What a search found as JSON, for programs.
public enum SearchReport {
  /// Describes a track as an object on one line.
  ///
  /// A path is bytes: one that is not UTF-8 has U+FFFD in `path` and all of its bytes, two
  /// hexadecimal digits each, in `path_bytes`.
  ///
  ///     {"id": 7, "title": "Janitor", "artist": "Nico", "path": "/m/Nico/1.flac"}
  ///
  /// - Parameters:
  ///   - track: The track.
  ///   - path: The absolute path of its file.
  /// - Returns: One line without a line feed.
  public static func json(_ track: TrackSummary, path: [UInt8]) -> String {
    var object = JSONObject()
    object.add("id", Int(track.id.rawValue))
    object.add("title", track.title)
    object.add("artist", track.artist)
    object.add("album", track.albumTitle)
    object.add("disc", track.disc)
    object.add("track", track.number)
    object.add("duration", track.duration)
    object.add("path", String(decoding: path, as: UTF8.self))
    if String(validating: path, as: UTF8.self) == nil {
      object.add("path_bytes", path.map(hexadecimal).joined())
    }
    return object.text
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16)
    return digits.utf8.count == 1 ? "0" + digits : digits
  }
}
