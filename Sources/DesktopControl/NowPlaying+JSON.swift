import JSON
import MusicModel
import Playback

extension NowPlaying {
  /// What is heard as a JSON object on one line, for programs.
  ///
  /// Times are in seconds, the volume is 0 to 100, the position counts from 1 and is missing where
  /// nothing is ready to be played. Names come as the files have them; control characters are
  /// written as escapes.
  ///
  ///     {"state": "playing", "title": "Janitor", "artist": "Nico", "elapsed": 83.2, "volume": 80}
  public var json: String { String(decoding: value.bytes, as: UTF8.self) }

  var value: JSONValue {
    var members = [JSONMember("state", .text(stateName))]
    if let track {
      members += [
        JSONMember("title", .text(track.title)), JSONMember("artist", .text(track.artist)),
        JSONMember("album", .text(track.albumTitle)),
      ]
    }
    if status.entry != nil {
      members.append(JSONMember("elapsed", Self.seconds(status.elapsed)))
      if let duration { members.append(JSONMember("duration", Self.seconds(duration))) }
      members.append(JSONMember("position", .integer(position + 1)))
    }
    members += [
      JSONMember("count", .integer(count)), JSONMember("volume", .integer(status.volume)),
      JSONMember("muted", .bool(status.isMuted)), JSONMember("repeat", .text(repeatName)),
      JSONMember("shuffle", .text(shuffleName)),
    ]
    return .object(members)
  }

  /// Milliseconds of the entry: those of the file, or those of the library until it is open.
  var duration: Int? { status.duration ?? track?.duration.map { $0 * 1_000 } }

  private static func seconds(_ milliseconds: Int) -> JSONValue {
    .number(Double(milliseconds) / 1_000)
  }

  private var stateName: String {
    switch status.state {
    case .playing: "playing"
    case .paused: "paused"
    case .stopped: "stopped"
    }
  }

  private var repeatName: String {
    switch repeatMode {
    case .off: "off"
    case .one: "one"
    case .all: "all"
    }
  }

  private var shuffleName: String {
    switch shuffleMode {
    case .off: "off"
    case .tracks: "tracks"
    case .albums: "albums"
    }
  }
}
