/// One thing that is known of a track or an album, for a person who wants to know everything.
public struct InfoField: Hashable, Sendable {
  /// What a field belongs to.
  public enum Group: Hashable, Sendable, CaseIterable {
    /// What the tags say.
    case tags
    /// What the sound is.
    case sound
    /// Where the file is and what it is.
    case file
    /// What this person has to do with it.
    case history
  }

  /// What a field is about; tags without a name of their own keep the one they have in the file.
  public enum Name: Hashable, Sendable {
    case title, artist, album, albumArtist, composer, genre, date, originalDate, track, disc
    case discSubtitle, compilation, sortName, comment, replayGain
    /// The charset that old text in the tags was taken to be in, by a guess or by a person's
    /// choice.
    case guessedCharset, chosenCharset
    case duration, format, bitRate, sampleRate, channels
    case path, size, modified, cueSheet
    case added, plays, skips, lastPlayed, rating, favourite
    case tag(String)
  }

  /// What it belongs to.
  public var group: Group
  /// What it is about.
  public var name: Name
  /// Its value as text: untrusted, as everything in a tag.
  public var value: String

  /// Makes a field from its parts.
  public init(_ group: Group, _ name: Name, _ value: String) {
    self.group = group
    self.name = name
    self.value = value
  }
}
