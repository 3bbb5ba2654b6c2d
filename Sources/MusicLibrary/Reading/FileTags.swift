/// What a music file says of itself, in one form for all formats.
///
/// Texts are trimmed and composed (NFC); a text that is missing is empty, a number that is missing
/// or 0 is `nil`.
struct FileTags: Hashable, Sendable {
  /// Kind of the file by its content.
  var format = AudioFormat.other

  var title = ""
  /// Artist credit as shown.
  var artist = ""
  /// The names of the credit, where the tags list them; one that may hold several stays whole.
  var artists: [String] = []
  var album = ""
  /// Album artist as shown; empty when the tags have none.
  var albumArtist = ""
  /// The names of the album artist, where the tags list them.
  var albumArtists: [String] = []
  /// As tagged.
  var composers: [String] = []
  /// As tagged, numbers of old tags included.
  var genres: [String] = []

  var titleSort = ""
  var artistSort = ""
  var albumSort = ""
  var albumArtistSort = ""

  var track = TagNumber()
  var disc = TagNumber()
  var discSubtitle = ""

  /// Date of this issue.
  var date: TagDate?
  /// Date of the first issue.
  var originalDate: TagDate?
  /// Whether it belongs to a compilation; `nil` when the tags do not say.
  var compilation: Bool?
  /// MusicBrainz release identity, in lower case.
  var releaseID = ""

  var comment = ""
  var lyrics = ""
  var gain = ReplayGain()

  /// What of it was decoded from an old charset; `nil` where nothing was.
  var legacyText: LegacyText?

  /// Length in milliseconds.
  var duration: Int?
  /// Kilobits a second.
  var bitrate: Int?
  /// Samples a second.
  var sampleRate: Int?
  var channels: Int?
  /// Whether the file ends before its headers say that its sound does.
  var isCutOff = false
  /// The sheet in the tags that divides the file into tracks.
  var sheet: CueSheet?
  var pictures: [EmbeddedPicture] = []
}
