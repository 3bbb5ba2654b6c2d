internal import JSON
internal import MusicModel

/// What was read of a file as a JSON object, for people and programs.
public enum TagReport {
  /// Reads a file and describes it.
  ///
  /// The object has the fields of the tags that the file has, and `file` as it was given. A file
  /// that is no music has `skipped` with the reason's name instead. `cue` lists the tracks that a
  /// cue sheet in the tags divides the file into; times are seconds.
  ///
  ///     {"file": "a.flac", "title": "Ex", "artists": ["Bob"], "track": 1, "duration": 3.0}
  ///
  /// - Parameter path: A path; bytes that are not UTF-8 are shown as U+FFFD.
  /// - Returns: One line without a line feed.
  public static func json(ofFileAt path: [UInt8]) -> String {
    var object = JSONObject()
    object.add("file", String(decoding: path, as: UTF8.self))
    let charset = LegacyCharset.guessed().orGuessed(preferring: Charset.usual())
    switch TagReader(charset: charset).read(path) {
    case .skipped(let reason): return skipped(path, reason)
    case .tags(let tags, _):
      add(tags, to: &object)
      object.add("cue", parts(of: tags, path).map(Self.object))
    }
    return object.text
  }

  private static func parts(of tags: FileTags, _ path: [UInt8]) -> [TrackPart] {
    tags.sheet.map { TrackPart.parts(of: tags, by: $0, name: FilePath.split(path).name) } ?? []
  }

  private static func object(_ part: TrackPart) -> JSONObject {
    var object = JSONObject()
    object.add("track", part.number)
    object.add("title", part.tags.title)
    object.add("artist_display", part.tags.artist)
    object.add("date", part.tags.date?.text ?? "")
    object.add("start", Double(part.start) / 1_000)
    object.add("duration", part.tags.duration.map { Double($0) / 1_000 })
    return object
  }

  /// What is said of a file that is no music.
  static func skipped(_ path: [UInt8], _ reason: SkipReason) -> String {
    var object = JSONObject()
    object.add("file", String(decoding: path, as: UTF8.self))
    object.add("skipped", String(describing: reason))
    return object.text
  }

  private static func add(_ tags: FileTags, to object: inout JSONObject) {
    object.add("format", String(describing: tags.format))
    object.add("title", tags.title)
    object.add("artist_display", tags.artist)
    let lists = ValueList()
    object.add("artists", lists.people([tags.artist], names: tags.artists))
    object.add("album", tags.album)
    object.add("albumartist_display", tags.albumArtist)
    object.add("albumartists", lists.people([tags.albumArtist], names: tags.albumArtists))
    if tags.track.side.isEmpty {
      object.add("track", tags.track.number)
    } else {
      object.add("vinyl", tags.track.side + String(tags.track.number ?? 0))
    }
    object.add("tracktotal", tags.track.total)
    object.add("disc", tags.disc.number)
    object.add("disctotal", tags.disc.total)
    object.add("discsubtitle", tags.discSubtitle)
    object.add("date", tags.date?.text ?? "")
    object.add("year", tags.date?.year)
    object.add("originaldate", tags.originalDate?.text ?? "")
    object.add("genres", lists.genres(tags.genres))
    if let compilation = tags.compilation { object.add("compilation", compilation) }
    object.add("composers", lists.roles(tags.composers))
    addDetails(of: tags, to: &object)
  }

  private static func addDetails(of tags: FileTags, to object: inout JSONObject) {
    object.add("titlesort", tags.titleSort)
    object.add("artistsort", tags.artistSort)
    object.add("albumsort", tags.albumSort)
    object.add("albumartistsort", tags.albumArtistSort)
    object.add("musicbrainz_albumid", tags.releaseID)
    object.add("replaygain_track_gain", tags.gain.track)
    object.add("replaygain_track_peak", tags.gain.trackPeak)
    object.add("replaygain_album_gain", tags.gain.album)
    object.add("replaygain_album_peak", tags.gain.albumPeak)
    object.add("duration", tags.duration.map { Double($0) / 1_000 })
    object.add("bitrate", tags.bitrate)
    object.add("samplerate", tags.sampleRate)
    object.add("channels", tags.channels)
    if tags.isCutOff { object.add("cut_off", true) }
    object.add(
      "art",
      tags.pictures.map { picture in
        var art = JSONObject()
        art.add("mime", picture.mediaType)
        art.add("size", picture.size)
        art.add("kind", picture.kind)
        return art
      })
    object.add("lyrics", tags.lyrics)
    object.add("comment", tags.comment)
  }
}
