/// What the program says about a number of things.
public enum PluralPhrase: CaseIterable, Sendable {
  case artists
  case albums
  case songs
  case columns
  case skippedFiles
  case scannedTracks
  case missingFolders
  case missingEntries
  case offlineSongs
  case queuedNext
  case queuedLast

  /// The English text for one thing, and the key of the translation catalogues.
  public var singular: String {
    switch self {
    case .artists: "%1 artist"
    case .albums: "%1 album"
    case .songs: "%1 song"
    case .columns: "%1 column"
    case .skippedFiles: "%1 file skipped"
    case .scannedTracks: "scan ✓ %1 track"
    case .missingFolders: "%1 folder is missing"
    case .missingEntries: "%1 missing"
    case .offlineSongs: "%1 song is offline"
    case .queuedNext: "%1 song comes next"
    case .queuedLast: "%1 song was added to the queue"
    }
  }

  /// The English text for any other number.
  public var plural: String {
    switch self {
    case .artists: "%1 artists"
    case .albums: "%1 albums"
    case .songs: "%1 songs"
    case .columns: "%1 columns"
    case .skippedFiles: "%1 files skipped"
    case .scannedTracks: "scan ✓ %1 tracks"
    case .missingFolders: "%1 folders are missing"
    case .missingEntries: "%1 missing"
    case .offlineSongs: "%1 songs are offline"
    case .queuedNext: "%1 songs come next"
    case .queuedLast: "%1 songs were added to the queue"
    }
  }
}
