public import JSON
public import MusicModel

/// What a search found as JSON, for programs.
public enum SearchReport {
  /// Describes a track as an object on one line.
  ///
  /// A part of a file also has `start` and, unless it goes on to the end of the file, `end`, in
  /// seconds of the file.
  ///
  /// A path is bytes: one that is not UTF-8 has U+FFFD in `path` and all of its bytes, two
  /// hexadecimal digits each, in `path_bytes`.
  ///
  ///     {"id": 7, "title": "Janitor", "artist": "Nico", "path": "/m/Nico/1.flac"}
  ///
  /// - Parameters:
  ///   - track: The track.
  ///   - location: Where its sound is.
  /// - Returns: One line without a line feed.
  public static func json(_ track: TrackSummary, at location: TrackLocation) -> String {
    object(track, at: location).text
  }

  /// Describes a track as `json(_:at:)` does.
  public static func object(_ track: TrackSummary, at location: TrackLocation) -> JSONObject {
    var object = JSONObject()
    object.add("id", Int(track.id.rawValue))
    object.add("title", track.title)
    object.add("artist", track.artist)
    object.add("album", track.albumTitle)
    object.add("disc", track.disc)
    object.add("track", track.number)
    object.add("duration", track.duration)
    object.add(path: location.path)
    if location.isPart {
      object.add("start", Double(location.start) / 1_000)
      object.add("end", location.end.map { Double($0) / 1_000 })
    }
    return object
  }
}
