/// The names in the library that hold a separator and stay whole elsewhere: each is the full album
/// artist of an album.
///
/// What is tagged decides, never what was made of it, so the result is the same in whatever order
/// albums come: an album's name protects that name on all other albums, not on itself.
struct AlbumCredits {
  /// What tells one album from another, whatever its artist is taken to be.
  struct Album: Hashable, Sendable {
    /// As tagged.
    var title: String
    /// MusicBrainz identity; empty without one.
    var release: String
    /// The directory of its set.
    var family: [UInt8]

    /// The same for all tracks of an album: its release, or its title and its directory.
    var identity: [UInt8] {
      release.isEmpty ? family + [0] + Array(TextForm.folded(title).utf8) : Array(release.utf8)
    }
  }

  private let connection: Connection
  private let lists: ValueList
  private var known: [String: [(name: String, album: [UInt8])]] = [:]

  /// Prepares reading, and writing inside a transaction.
  init(_ connection: Connection, _ rules: SplitRules) {
    self.connection = connection
    lists = ValueList(rules)
  }

  /// Names that may begin one of the parts of a credit and are those of other albums.
  ///
  /// - Parameters:
  ///   - parts: What the credit falls into by the separators alone.
  ///   - album: The album the credit is found on.
  /// - Returns: Names as tagged.
  /// - Throws: What the store throws on reading.
  /// - Complexity: O(parts log *n*); nothing is asked twice.
  mutating func names(of parts: [String], besides album: Album) throws(LibraryError) -> [String] {
    let album = album.identity
    var names: [String] = []
    for part in parts {
      let first = TextForm.folded(part)
      let found: [(name: String, album: [UInt8])]
      if let before = known[first] {
        found = before
      } else {
        found = try connection.rows(
          "SELECT name, album FROM album_credits WHERE first = ?", [.text(first)]
        ) { ($0.text(0), $0.blob(1)) }
        known[first] = found
      }
      names += found.filter { $0.album != album }.map(\.name)
    }
    return names
  }

  /// Takes what albums the tracks of a directory family are of.
  ///
  /// - Parameters:
  ///   - family: The family.
  ///   - tracks: All of its tracks.
  /// - Throws: What the store throws on writing.
  func write(_ family: [UInt8], _ tracks: some Sequence<GroupingTrack>) throws(LibraryError) {
    var wanted: Set<Credit> = []
    // Tracks of an album follow each other, and taking a credit apart takes long.
    var last: (name: String, isOne: Bool)?
    for track in tracks where !track.albumArtist.isEmpty && !track.listsAlbumArtists {
      if let last, last.isOne, last.name == track.albumArtist { continue }
      let credit = credit(of: track)
      last = (track.albumArtist, credit == nil)
      if let credit { wanted.insert(credit) }
    }
    let before = Set(
      try connection.rows(
        "SELECT first, name, album FROM album_credits WHERE family = ?", [.blob(family)]
      ) { Credit(first: $0.text(0), name: $0.text(1), album: $0.blob(2)) })
    for credit in before.symmetricDifference(wanted) {
      let row = [
        SQLiteValue.text(credit.first), .text(credit.name), .blob(credit.album), .blob(family),
      ]
      try connection.run(
        wanted.contains(credit)
          ? "INSERT INTO album_credits VALUES (?, ?, ?, ?)"
          : "DELETE FROM album_credits WHERE first = ? AND name = ? AND album = ? AND family = ?",
        row)
      try connection.run("INSERT OR IGNORE INTO changed_credits VALUES (?)", [.text(credit.first)])
    }
  }

  /// Remembers the directories of tracks whose credits may hold a name that came or went, for
  /// `SettingsWriter` to work on.
  ///
  /// - Throws: What the store throws on writing.
  /// - Complexity: O(tracks whose credits hold a separator) where a name changed, else O(1).
  func rememberChanges() throws(LibraryError) {
    let changed = Set(try connection.rows("SELECT first FROM changed_credits") { $0.text(0) })
    guard !changed.isEmpty else { return }
    var folders: Set<Int64> = []
    try connection.forEachRow(
      """
      SELECT folder_id, artist, album_artist FROM tracks
      WHERE credit_state > 0 ORDER BY credit_state
      """, []
    ) { row in
      let parts = [row.text(1), row.text(2)].flatMap { lists.people([$0]) }
      if parts.contains(where: { changed.contains(TextForm.folded($0)) }) {
        folders.insert(row.integer(0))
      }
    }
    for folder in folders {
      try connection.run("INSERT OR IGNORE INTO unsettled_folders VALUES (?)", [.integer(folder)])
    }
    try connection.run("DELETE FROM changed_credits")
  }

  private struct Credit: Hashable {
    var first: String
    var name: String
    var album: [UInt8]
  }

  /// The name a track's album is by, where it holds a separator.
  private func credit(of track: GroupingTrack) -> Credit? {
    let parts = lists.people([track.albumArtist])
    guard parts.count > 1 else { return nil }
    return Credit(
      first: TextForm.folded(parts[0]), name: track.albumArtist,
      album: Album(title: track.album, release: track.releaseID, family: track.family).identity)
  }
}
