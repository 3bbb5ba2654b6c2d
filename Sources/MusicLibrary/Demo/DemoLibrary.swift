/// A small real music folder to look at, for those without music at hand.
///
/// Forty-six invented albums with English and Japanese names: short tunes made up on the spot,
/// tags, painted covers. The same albums come out on every machine.
public enum DemoLibrary {
  /// Says in a finished folder which edition of the demonstration it holds.
  static let markerName = ".otodana-demo"
  /// The edition written by this program; raise it when anything in the folder changes.
  static let edition = "1"

  /// Writes the demonstration library into a directory, unless it is there already.
  ///
  /// It is made beside the directory under another name and moved there when it is complete, so
  /// a folder under this name is always whole. One that was not finished, or is of another
  /// edition, is made anew. The files' dates go back over the last months, an album every few
  /// days, from the time of the call.
  ///
  /// - Parameter directory: Path of a directory; missing parents are made.
  /// - Throws: `DemoError.occupied` when the directory holds anything else, `DemoError.system`
  ///   when a file cannot be written, `DemoError.painting` when memory runs out.
  public static func write(to directory: String) throws(DemoError) {
    try write(DemoCatalogue.albums, to: directory)
  }

  /// Writes some albums as the demonstration library, the newest first.
  static func write(_ albums: [DemoAlbum], to directory: String) throws(DemoError) {
    let target = DemoFolder(path: directory)
    let found = try target.content(marker: markerName)
    switch found {
    case .marked(edition): return
    case .foreign: throw .occupied(path: directory)
    case .absent, .empty, .marked: break
    }
    let draft = DemoFolder(path: directory.withoutTrailingSlashes + ".unfinished")
    guard try draft.content(marker: markerName) != .foreign else {
      throw .occupied(path: draft.path)
    }
    try draft.remove()
    try draft.make()
    // The mark comes first, so that a draft is known for ours however early it was broken off.
    try draft.write(Array("unfinished".utf8), to: markerName)
    try writeAlbums(albums, to: draft)
    try draft.write(Array(edition.utf8), to: markerName)
    if case .marked = found { try target.remove() }
    try draft.move(to: target)
  }

  private static func writeAlbums(_ albums: [DemoAlbum], to folder: DemoFolder) throws(DemoError) {
    let now = DemoFolder.now
    for (position, album) in albums.enumerated() {
      let writer = DemoAlbumWriter(album: album, writtenAt: now - age(ofAlbumAt: position))
      try writer.write(to: folder)
    }
  }

  /// Seconds since the album at a place in the catalogue came in: the newest a few hours ago,
  /// the others three days and some hours apart, some five months altogether.
  static func age(ofAlbumAt position: Int) -> Int {
    let hour = 3600
    return 5 * hour + position * 77 * hour
  }
}

extension String {
  /// The path without slashes at its end; one that is nothing else stays a single slash.
  fileprivate var withoutTrailingSlashes: String {
    var path = self[...]
    while path.count > 1, path.last == "/" { path.removeLast() }
    return String(path)
  }
}
