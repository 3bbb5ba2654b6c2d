import AppCore
import JSON
import MusicLibrary
import MusicModel

extension LibraryCheckup {
  /// All that was found, for programs.
  var json: JSONObject {
    var object = JSONObject()
    object.add("database", path)
    switch findings {
    case nil: object.add("exists", false)
    case .failure(let failure): object.add("failure", failure.text(.english))
    case .success(let found): add(found, to: &object)
    }
    return object
  }

  private func add(_ found: Findings, to object: inout JSONObject) {
    object.add("schema", found.database.version)
    object.add("size", found.database.size)
    object.add("free", found.database.free)
    object.add("faults", found.database.faults)
    object.add(
      "copies",
      found.copies.map { copy in
        var object = JSONObject()
        object.add("path", copy.path)
        object.add("size", copy.size)
        object.add("state", copy.state.rawValue)
        return object
      })
    object.add("roots", found.roots.map(\.json))
    object.add("skipped_files", SkippedFileList(files: found.skipped).objects)
    object.add("cut_off_files", PathList(paths: found.cutOff).objects)
    object.add("tracks_without_art", found.tracksWithoutArt)
    object.add("albums_without_art", found.albumsWithoutArt.map(place))
    for (tag, places) in found.missingTags {
      object.add("missing_\(tag.rawValue)", places.map(place))
    }
    var albums: [JSONObject] = []
    var files: [JSONObject] = []
    for duplicate in found.duplicates {
      var entry = JSONObject()
      switch duplicate {
      case .album(let places):
        entry.add("places", places.map(place))
        albums.append(entry)
      case .files(let paths):
        entry.add("files", PathList(paths: paths).objects)
        files.append(entry)
      }
    }
    object.add("duplicate_albums", albums)
    object.add("duplicate_files", files)
  }

  private func place(_ place: AlbumPlace) -> JSONObject {
    var object = JSONObject()
    object.add("album", Int(place.album.rawValue))
    object.add("title", place.title)
    object.add("artist", place.artist ?? "")
    object.add("tracks", place.tracks)
    object.add(path: place.folder)
    return object
  }
}
