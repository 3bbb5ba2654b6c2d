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
  }

  /// The columns that follow from the tags and the settings; lists have one value a line.
  struct Shelved: Hashable {
    var sortKey: [UInt8]
    var artistSortKey: [UInt8]
    var artists: String
    var albumArtists: String
    var composers: String
    var genres: String
  }

  private let lists: ValueList
  private let articles: ArticleList

  /// Prepares for some settings.
  init(_ settings: LibrarySettings) {
    lists = ValueList(settings.splitting)
    articles = settings.articles
  }

  /// What the settings make of a track.
  func shelved(_ tagged: Tagged) -> Shelved {
    let artists = lists.people([tagged.artist], names: tagged.artists)
    let albumArtists = lists.people([tagged.albumArtist], names: tagged.albumArtists)
    return Shelved(
      sortKey: SortKey(tagged.title, sortName: tagged.titleSort, articles: articles).bytes,
      artistSortKey: SortKey(tagged.artist, sortName: tagged.artistSort, articles: articles).bytes,
      artists: SQLiteValue.line(artists), albumArtists: SQLiteValue.line(albumArtists),
      composers: SQLiteValue.line(lists.roles(tagged.composers)),
      genres: SQLiteValue.line(lists.genres(tagged.genres)))
  }
}

extension TrackShelving.Tagged {
  /// What a file's tags say; the title may be the file's name.
  init(_ tags: FileTags, title: String) {
    self.init(
      title: title, titleSort: tags.titleSort, artist: tags.artist, artistSort: tags.artistSort,
      albumArtist: tags.albumArtist, artists: tags.artists, albumArtists: tags.albumArtists,
      composers: tags.composers, genres: tags.genres)
  }
}
