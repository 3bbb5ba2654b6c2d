import MusicModel
import Playback

/// Identity of a section on any screen.
enum SectionID: Hashable, Sendable {
  /// The six rows of the Library.
  case navigation
  /// Albums as tiles or rows.
  case albums
  /// Albums under letters or of ten years, one or several that follow each other.
  case albumGroup(HeadingRange)
  /// Albums of a root that is offline, by its path.
  case offlineGroup(String)
  /// Artists or tracks under one letter.
  case letter(String)
  /// Tracks in one list.
  case tracks
  /// Playlists.
  case playlists
  /// The cover and the words at the top of an album.
  case albumHeader
  /// One disc of an album; `nil` when its tracks name no disc.
  case disc(Int?)
  /// One of the four sections of Made For You, from 0.
  case shelf(Int)
  /// Entries of the queue that belong to one album, by the first of them.
  case queueGroup(QueuePart, QueueEntryID)
  /// What plays.
  case nowPlaying
  /// The words of what plays.
  case lyrics
  /// What is played next.
  case upNext
  /// A section of the Library that a person put together, by its place.
  case home(Int)
  /// Songs of an artist that were played most.
  case topTracks
  /// One kind of albums of an artist.
  case artistShelf(ArtistDetail.Shelf)
  /// Other albums of an album's artist.
  case moreBy
  /// The tracks of a mix.
  case mix
  /// Where a search is typed.
  case searchField
  /// One kind of findings.
  case found(FoundGroup)
  /// Files with one fault.
  case faulty(FaultyFile.Fault)
  /// One group of the Info screen.
  case info(InfoField.Group)
  /// What can be chosen on the First run screen.
  case choices
  /// One group of the key table.
  case keys
  /// Words where a list would be: empty, loading.
  case notice
}
