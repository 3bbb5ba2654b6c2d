/// What of a track decides which album it belongs to, and what that album shows.
struct GroupingTrack: Hashable, Sendable {
  /// The track's identity.
  var id: Int64
  /// Directory of its file.
  var folder: [UInt8] = []
  /// The directory that stands for the whole set when the file is in a disc's directory.
  var family: [UInt8] = []
  /// Artist credit as shown.
  var artist = ""
  /// The artists the credit names.
  var artists: [String] = []
  var artistSort = ""
  var album = ""
  var albumSort = ""
  /// Album artist as shown; empty when the tags have none.
  var albumArtist = ""
  /// The artists it names.
  var albumArtists: [String] = []
  /// Whether a tag lists them, so that the credit is no name by itself.
  var listsAlbumArtists = false
  var albumArtistSort = ""
  /// Whether it says that it belongs to a compilation; `nil` when it does not say.
  var compilation: Bool?
  var year: Int?
  var disc: Int?
  var number: Int?
  /// MusicBrainz release identity; empty without one.
  var releaseID = ""

  /// First artist the credit names.
  var mainArtist: String { artists.first ?? artist }
}
