internal import Glibc

/// Which track a file is: how one that went away is known again when it comes back elsewhere.
struct TrackIdentity {
  private let connection: Connection
  private let path: [UInt8]
  /// A number of the file's sound.
  private let fingerprint: Int64
  /// A number of what the tags say the track is.
  private let description: Int64
  /// The number of what they might say of another encoding; `nil` where that is the same.
  private let nearDescription: Int64?
  private let hasTitle: Bool
  /// Whether the tags say more than a title, so that they tell the track long after it went.
  private let isNamed: Bool
  private let isPart: Bool
  private let duration: Int?

  /// A track that may be the same.
  private struct Candidate {
    var id: Int64
    /// Where its file is, or was before the library was rebuilt; empty when nobody knows.
    var path: [UInt8]
    var duration: Int?
    /// Whether the person made anything of it.
    var isMarked: Bool
  }

  /// Takes what identifies a track by its content, and where it is now.
  ///
  /// A part of a file is known by the file's sound and its number in it, so that it stays the same
  /// when its sheet calls it something else.
  init(_ connection: Connection, fingerprint: Int64, part: TrackPart, path: [UInt8]) {
    self.connection = connection
    self.path = path
    self.fingerprint = fingerprint
    hasTitle = !part.tags.title.isEmpty
    isNamed = hasTitle && !(part.tags.artist.isEmpty && part.tags.album.isEmpty)
    isPart = part.number > 0
    duration = part.tags.duration
    guard part.number == 0 else {
      description = StableDigest.of(["part", String(part.number), String(fingerprint)])
      nearDescription = nil
      return
    }
    let told = Self.told(
      title: part.tags.title, artist: part.tags.artist, album: part.tags.album,
      disc: part.tags.disc.number ?? 0,
      number: part.tags.track.number ?? 0)
    description = Self.description(told, duration: part.tags.duration ?? 0)
    nearDescription = Self.nearDuration(part.tags.duration ?? 0)
      .map { Self.description(told, duration: $0) }
  }

  /// The number of what tags say; 0 stands for a number they do not have, a length is in
  /// milliseconds.
  static func description(
    title: String, artist: String, album: String, disc: Int, number: Int, duration: Int
  ) -> Int64 {
    description(
      told(title: title, artist: artist, album: album, disc: disc, number: number),
      duration: duration)
  }

  /// What tags say but for the length.
  private static func told(
    title: String, artist: String, album: String, disc: Int, number: Int
  ) -> StableDigest {
    var digest = StableDigest()
    for text in [title, artist, album] { digest.add(folded: text) }
    digest.add(String(disc))
    digest.add(String(number))
    return digest
  }

  private static func description(_ told: StableDigest, duration: Int) -> Int64 {
    var digest = told
    digest.add(String(duration / 1_000))
    return digest.value
  }

  /// A length in the second beside that of another, where it is so near that another encoding of
  /// the same may have it; in milliseconds.
  static func nearDuration(_ duration: Int) -> Int? {
    let beyond = duration % 1_000
    if beyond < padding { return duration < 1_000 ? nil : duration - 1_000 }
    return beyond < 1_000 - padding ? nil : duration + 1_000
  }

  /// Milliseconds by which encodings of one sound differ at the most: a few frames of MP3 or AAC.
  private static let padding = 100

  /// The track that this file is, and whose own file is gone; `nil` when there is none.
  ///
  /// That is the track with this sound and these tags. Else, in a library that was rebuilt, the one
  /// that was at this path. Else the only one with this sound and length, which has been moved and
  /// retagged, or with these tags, which has been moved and encoded again, or was in the library at
  /// any time before. A part of a file is known by its sound and number alone.
  ///
  /// - Parameters:
  ///   - new: Tracks whose rows are still to be written.
  ///   - remembers: Whether the library was rebuilt and knows where tracks were before.
  ///   - sounds: Where those of its sound are looked for.
  /// - Returns: A track's identity.
  /// - Throws: What the store throws on reading.
  /// - Complexity: O(log *n*): at most `AlikeTracks.most` rows of each kind are read.
  func vanishedTrack(
    besides new: Set<Int64>, remembers: Bool, among sounds: inout AlikeSounds
  ) throws(LibraryError) -> Int64? {
    let alike = try AlikeTracks(
      connection, fingerprint: fingerprint, description: description, near: nearDescription)
    let exact = try candidates(alike.exact, besides: new)
    if let here = exact.first(where: { $0.path == path }) { return here.id }
    let gone = exact.filter { $0.path.isEmpty || !exists($0.path) }
    if let track = gone.first(where: \.isMarked) ?? gone.first { return track.id }
    if isPart { return nil }
    if remembers, let before = try trackBefore(), !new.contains(before) { return before }
    let sounding = try sounds.tracks(of: fingerprint, besides: description)
    return try similarTrack(
      sounding, alike.named.filter { !sounding.contains($0) }, besides: new)
  }

  /// The only track with this sound and length, or with these tags, whose file is gone.
  private func similarTrack(
    _ sounding: [Int64], _ named: [Int64], besides new: Set<Int64>
  ) throws(LibraryError) -> Int64? {
    let named = hasTitle ? try candidates(named, besides: new) : []
    let similar =
      try candidates(sounding, besides: new).filter { $0.duration == duration } + named
    let gone = similar.filter { !$0.path.isEmpty && !exists($0.path) }
    guard gone.isEmpty, isNamed else { return gone.count == 1 ? gone[0].id : nil }
    let before = named.filter(\.path.isEmpty)
    let marked = before.filter(\.isMarked)
    let telling = marked.isEmpty ? before : marked
    return telling.count == 1 ? telling[0].id : nil
  }

  private func candidates(
    _ tracks: [Int64], besides new: Set<Int64>
  ) throws(LibraryError) -> [Candidate] {
    var candidates: [Candidate] = []
    for track in tracks where !new.contains(track) {
      candidates += try connection.rows(Self.candidateQuery, [.integer(track)]) { row in
        let folder = row.blob(0)
        return Candidate(
          id: track, path: folder.isEmpty ? row.blob(2) : FilePath.joined(folder, row.blob(1)),
          duration: row.optionalInt(3), isMarked: row.flag(4))
      }
    }
    return candidates
  }

  private static let candidateQuery = """
    SELECT folders.path, tracks.name, remembered_places.path,
      coalesce(tracks.duration, remembered_places.duration),
      \(TrackMarks.areThere)
    FROM items
    LEFT JOIN tracks ON tracks.id = items.id LEFT JOIN folders ON folders.id = folder_id
    LEFT JOIN remembered_places ON remembered_places.item_id = items.id
    WHERE items.id = ?
    """

  /// The track that was at this path before the library was rebuilt, and has not been found again.
  private func trackBefore() throws(LibraryError) -> Int64? {
    let tracks = try connection.rows(
      """
      SELECT item_id FROM remembered_places
      WHERE path = ? AND item_id NOT IN (SELECT id FROM tracks)
      """, [.blob(path)]
    ) { $0.integer(0) }
    // Several were parts of the file, and none of them is the whole.
    return tracks.count == 1 ? tracks[0] : nil
  }

  /// Whether a track has this sound, whatever its tags say.
  func hasSound(of track: Int64) throws(LibraryError) -> Bool {
    try connection.first(
      "SELECT 1 FROM items WHERE id = ? AND fingerprint = ?",
      [.integer(track), .integer(fingerprint)]
    ) { _ in true } ?? false
  }

  /// Makes a new track's own data.
  ///
  /// - Parameter addedAt: Unix seconds.
  /// - Returns: The track's identity.
  /// - Throws: What the store throws on writing.
  func insert(addedAt: Int64) throws(LibraryError) -> Int64 {
    try connection.run(
      "INSERT INTO items(added_at, fingerprint, description) VALUES (?, ?, ?)",
      [.integer(addedAt), .integer(fingerprint), .integer(description)])
    return connection.lastInsertedID
  }

  /// Remembers by what a known track will be known from now on.
  func update(_ track: Int64) throws(LibraryError) {
    try connection.run(
      "UPDATE items SET fingerprint = ?, description = ? WHERE id = ?",
      [.integer(fingerprint), .integer(description), .integer(track)])
    try connection.run("DELETE FROM remembered_places WHERE item_id = ?", [.integer(track)])
  }

  private func exists(_ path: [UInt8]) -> Bool {
    var status = stat()
    return FilePath.withCString(path) { lstat($0, &status) } == 0
  }
}
