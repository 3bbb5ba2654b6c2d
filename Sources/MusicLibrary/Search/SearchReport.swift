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
    object(track, path: path).text
  }

  /// Describes a track as `json(_:path:)` does.
  public static func object(_ track: TrackSummary, path: [UInt8]) -> JSONObject {
    var object = JSONObject()
    object.add("id", Int(track.id.rawValue))
    object.add("title", track.title)
    object.add("artist", track.artist)
    object.add("album", track.albumTitle)
    object.add("disc", track.disc)
    object.add("track", track.number)
    object.add("duration", track.duration)
    object.add(path: path)
    return object
  }
}
