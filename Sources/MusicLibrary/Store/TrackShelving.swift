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
    var album: AlbumCredits.Album
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
    var album: AlbumCredits.Album
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
    let artist = try artist(
      Credit(
        text: tagged.artist, names: tagged.artists, sort: tagged.artistSort, album: tagged.album))
    let albumArtist = try albumArtist(
      Credit(text: tagged.albumArtist, names: tagged.albumArtists, album: tagged.album))
    return Shelved(
      sortKey: SortKey(tagged.title, sortName: tagged.titleSort, articles: articles).bytes,
      artistSortKey: artist.sortKey, artists: artist.people.line,
      albumArtists: albumArtist.line,
      composers: composers.value(of: tagged.composers) { SQLiteValue.line(lists.roles($0)) },
      genres: genres.value(of: tagged.genres) { SQLiteValue.line(lists.genres($0)) },
      creditState: max(artist.people.state.rawValue, albumArtist.state.rawValue))
  }

  private mutating func artist(
    _ credit: Credit
  ) throws(LibraryError) -> (people: People, sortKey: [UInt8]) {
    if let known = artist[credit] { return known }
    let key = SortKey(credit.text, sortName: credit.sort, articles: articles)
    let value = (people: try people(credit), sortKey: key.bytes)
    artist.keep(value, of: credit)
    return value
  }

  private mutating func albumArtist(_ credit: Credit) throws(LibraryError) -> People {
    if let known = albumArtist[credit] { return known }
    let value = try people(credit)
    albumArtist.keep(value, of: credit)
    return value
  }

  private mutating func people(_ credit: Credit) throws(LibraryError) -> People {
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
  /// What tags say; the title may be the file's name.
  init(_ part: TrackPart, title: String, family: [UInt8]) {
    self.init(
      title: title, titleSort: part.tags.titleSort, artist: part.tags.artist,
      artistSort: part.tags.artistSort,
      albumArtist: part.tags.albumArtist, artists: part.tags.artists,
      albumArtists: part.tags.albumArtists,
      composers: part.tags.composers, genres: part.tags.genres,
      album: AlbumCredits.Album(
        title: part.tags.album, release: part.tags.releaseID, family: family))
  }
}
