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

  /// A credit as tagged.
  private struct Credit: Equatable {
    var text: String
    var names: [String]
    var sort = ""
  }

  private let lists: ValueList
  private let articles: ArticleList
  private var artist = LastValue<Credit, (line: String, sortKey: [UInt8])>()
  private var albumArtist = LastValue<Credit, String>()
  private var composers = LastValue<[String], String>()
  private var genres = LastValue<[String], String>()

  /// Prepares for some settings.
  init(_ settings: LibrarySettings) {
    lists = ValueList(settings.splitting)
    articles = settings.articles
  }

  /// What the settings make of a track.
  mutating func shelved(_ tagged: Tagged) -> Shelved {
    let (lists, articles) = (lists, articles)
    let credit = Credit(text: tagged.artist, names: tagged.artists, sort: tagged.artistSort)
    let artist = artist.value(of: credit) { credit in
      (
        SQLiteValue.line(lists.people([credit.text], names: credit.names)),
        SortKey(credit.text, sortName: credit.sort, articles: articles).bytes
      )
    }
    let albumCredit = Credit(text: tagged.albumArtist, names: tagged.albumArtists)
    return Shelved(
      sortKey: SortKey(tagged.title, sortName: tagged.titleSort, articles: articles).bytes,
      artistSortKey: artist.sortKey, artists: artist.line,
      albumArtists: albumArtist.value(of: albumCredit) {
        SQLiteValue.line(lists.people([$0.text], names: $0.names))
      },
      composers: composers.value(of: tagged.composers) { SQLiteValue.line(lists.roles($0)) },
      genres: genres.value(of: tagged.genres) { SQLiteValue.line(lists.genres($0)) })
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
