/// Works out what settings make of a track: its lists and its places in orders.
struct TrackShelving {
  /// What the tags of a track say, whatever the settings are.
  struct Tagged {
    var title: String
    var titleSort: String
    var artist: String
    var artistSort: String
    var albumArtist: String
    /// The names of the artist, where the tags list them.
    var artists: [String]
    /// The names of the album artist, where the tags list them.
    var albumArtists: [String]
    var composers: [String]
    var genres: [String]
    /// What tells its album from others; see `AlbumCredits`.
    var albumIdentity: [UInt8]
  }

  /// What became of the credits of a track.
  enum CreditState: Int64 {
    case plain = 0
    case split = 1
    /// A name that holds a separator stayed whole, since another album is by it.
    case keptWhole = 2
  }

  /// The columns that follow from the tags and the settings; lists have one value a line.
  struct Shelved: Hashable {
    var sortKey: [UInt8]
    var artistSortKey: [UInt8]
    var artists: String
    var albumArtists: String
    var composers: String
    var genres: String
    var creditState: Int64
  }

  /// A credit as tagged.
  private struct Credit: Equatable {
    var text: String
    var names: [String]
    var sort = ""
    /// The album it is found on.
    var album: [UInt8]
  }

  /// The people of a credit, one a line.
  private struct People {
    var line: String
    var state: CreditState
  }

  private let lists: ValueList
  private let articles: ArticleList
  private var credits: AlbumCredits
  private var artist = LastValue<Credit, (people: People, sortKey: [UInt8])>()
  private var albumArtist = LastValue<Credit, People>()
  private var composers = LastValue<[String], String>()
  private var genres = LastValue<[String], String>()

  /// Prepares for some settings, and the names of albums in a library.
  init(_ settings: LibrarySettings, _ connection: Connection) {
    credits = AlbumCredits(connection, settings.splitting)
    lists = ValueList(settings.splitting)
    articles = settings.articles
  }

  /// What the settings make of a track.
  ///
  /// - Parameter tagged: What its tags say.
  /// - Returns: Its columns.
  /// - Throws: What the store throws on reading names of albums.
  mutating func shelved(_ tagged: Tagged) throws(LibraryError) -> Shelved {
    let (lists, articles) = (lists, articles)
    var credits = credits
    defer { self.credits = credits }
    let credit = Credit(
      text: tagged.artist, names: tagged.artists, sort: tagged.artistSort,
      album: tagged.albumIdentity)
    let artist = try artist.value(of: credit) { credit throws(LibraryError) in
      (
        try Self.people(credit, lists, &credits),
        SortKey(credit.text, sortName: credit.sort, articles: articles).bytes
      )
    }
    let albumCredit = Credit(
      text: tagged.albumArtist, names: tagged.albumArtists, album: tagged.albumIdentity)
    let albumArtist = try albumArtist.value(of: albumCredit) { credit throws(LibraryError) in
      try Self.people(credit, lists, &credits)
    }
    return Shelved(
      sortKey: SortKey(tagged.title, sortName: tagged.titleSort, articles: articles).bytes,
      artistSortKey: artist.sortKey, artists: artist.people.line,
      albumArtists: albumArtist.line,
      composers: composers.value(of: tagged.composers) { SQLiteValue.line(lists.roles($0)) },
      genres: genres.value(of: tagged.genres) { SQLiteValue.line(lists.genres($0)) },
      creditState: max(artist.people.state.rawValue, albumArtist.state.rawValue))
  }

  private static func people(
    _ credit: Credit, _ lists: ValueList, _ credits: inout AlbumCredits
  ) throws(LibraryError) -> People {
    let parts = lists.people([credit.text], names: credit.names)
    guard parts.count > 1, credit.names.isEmpty else {
      return People(line: SQLiteValue.line(parts), state: .plain)
    }
    let whole = try credits.names(of: parts, besides: credit.album)
    if whole.isEmpty { return People(line: SQLiteValue.line(parts), state: .split) }
    let people = lists.people([credit.text], keeping: whole)
    return People(
      line: SQLiteValue.line(people), state: people == parts ? .split : .keptWhole)
  }
}

extension TrackShelving.Tagged {
  /// What a file's tags say; the title may be the file's name.
  init(_ tags: FileTags, title: String, family: [UInt8]) {
    self.init(
      title: title, titleSort: tags.titleSort, artist: tags.artist, artistSort: tags.artistSort,
      albumArtist: tags.albumArtist, artists: tags.artists, albumArtists: tags.albumArtists,
      composers: tags.composers, genres: tags.genres,
      albumIdentity: AlbumCredits.album(
        title: tags.album, release: tags.releaseID, family: family))
  }
}
