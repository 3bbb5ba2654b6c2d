import MusicModel

/// Identity of a section on any screen.
enum SectionID: Hashable, Sendable {
  /// The six rows of the Library.
  case navigation
  /// Albums as tiles or rows.
  case albums
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
  /// What can be chosen on the First run screen.
  case choices
  /// One group of the key table.
  case keys
  /// Words where a list would be: empty, loading.
  case notice
}
