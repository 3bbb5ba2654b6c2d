/// Something that did not work, as data; it becomes words in `text(_:)` alone.
public enum Failure: Error, Hashable, Sendable {
  /// A folder does not exist.
  case folderMissing(String)
  /// A path is not a folder.
  case notAFolder(String)
  /// A folder cannot be read.
  case unreadable(String)
  /// The database was written by a newer program; nothing was changed.
  case databaseIsNewer(version: Int)
  /// The database file is damaged; nothing was changed.
  case databaseIsDamaged(path: String)
  /// Another program keeps the database locked.
  case databaseIsBusy
  /// The database may not be written.
  case databaseIsReadOnly(path: String)
  /// The database cannot be opened or made.
  case databaseDoesNotOpen(path: String)
  /// Anything else the database reports.
  case database(path: String, code: Int)
  /// The database was damaged; what the person made is in a new one, and the old one is kept.
  case databaseWasRepaired(kept: String)
  /// The database was damaged, and of what the person made not all was found.
  case databaseLostData(kept: String)
  /// The database was missing, and what the person made came back from its copies.
  case databaseWasRestored
  /// The copies of what the person made cannot be written; the system's error number.
  case copyNotWritten(code: Int)
  /// The disk is full.
  case diskIsFull
  /// The processes that read tags do not start; the system's error number.
  case workerUnavailable(code: Int)
  /// The system does not watch as many folders as there are.
  case watchLimitReached
  /// What was going on was cancelled.
  case cancelled
  /// The demo library cannot be written.
  case demoNotWritten
  /// A file cannot be opened or read.
  case fileUnreadable(String)
  /// A file cannot be written.
  case fileNotWritten(String)
  /// A file is there already, and is not written over.
  case fileExists(String)
  /// A file is no list of tracks.
  case notAPlaylist(String)
  /// There is no playlist of this name.
  case noPlaylist(String)
  /// Several playlists have this name.
  case severalPlaylists(String)
  /// A playlist is a file's, or no query, and cannot be changed in this way.
  case playlistUnchangeable(String)
  /// A text is not JSON; line and column count from 1.
  case notJSON(line: Int, column: Int)
  /// A layout lacks something that must be there.
  case layoutLacks(String)
  /// Something in a layout means nothing.
  case layoutInvalid(String)
  /// A layout has more items than are answered.
  case layoutTooLarge(limit: Int)
  /// The terminal, by its name, cannot show a screen.
  case terminalUnusable(String)
  /// A folder is none of the library's.
  case notARoot(String)
  /// A command asks before it does something, and there is nobody to ask.
  case needsConfirmation
  /// The library has no folder, and none was named.
  case nothingToScan
  /// A program that has the library open looks for changes itself.
  case scannedElsewhere
  /// The system has no more descriptors to give.
  case outOfDescriptors
  /// No program is running that could be asked.
  case noProgramRunning
  /// The program that is running found nothing to play.
  case nothingToPlay
  /// The program that is running did not do what it was asked.
  case noAnswer

  /// The failure in one line of words.
  public func text(_ catalogue: Catalogue) -> String {
    switch self {
    case .folderMissing(let path): catalogue(.failureFolderMissing, path)
    case .notAFolder(let path): catalogue(.failureNotFolder, path)
    case .unreadable(let path): catalogue(.failureUnreadable, path)
    case .databaseIsNewer(let version): catalogue(.failureNewer, "\(version)")
    case .databaseIsDamaged(let path): catalogue(.failureDamaged, path)
    case .databaseIsBusy: catalogue[.failureBusy]
    case .scannedElsewhere: catalogue[ReportPhrase.failureScannedElsewhere]
    case .databaseIsReadOnly(let path): catalogue(.failureReadOnly, path)
    case .databaseDoesNotOpen(let path): catalogue(.failureNotOpened, path)
    case .database(let path, let code): catalogue(.failureDatabase, path, "\(code)")
    case .databaseWasRepaired(let kept): catalogue(.failureRepaired, kept)
    case .databaseLostData(let kept): catalogue(.failureLostData, kept)
    case .databaseWasRestored: catalogue[.failureRestored]
    case .copyNotWritten(let code): catalogue(.failureCopy, "\(code)")
    case .diskIsFull: catalogue[.failureDiskFull]
    case .workerUnavailable(let code): catalogue(.failureWorker, "\(code)")
    case .watchLimitReached: catalogue[.failureWatchLimit]
    case .cancelled: catalogue[.failureCancelled]
    case .demoNotWritten: catalogue[.failureDemo]
    case .fileUnreadable(let path): catalogue(.failureUnreadable, path)
    case .fileNotWritten(let path): catalogue(.failureNotWritten, path)
    case .fileExists(let path): catalogue(.failureExists, path)
    case .notAPlaylist(let path): catalogue(.failureNotPlaylist, path)
    case .noPlaylist(let name): catalogue(.failureNoPlaylist, name)
    case .severalPlaylists(let name): catalogue(.failureSeveralPlaylists, name)
    case .playlistUnchangeable(let name): catalogue(.failurePlaylistUnchangeable, name)
    case .notJSON(let line, let column): catalogue(.failureNotJSON, "\(line)", "\(column)")
    case .layoutLacks(let path): catalogue(.failureLayoutLacks, path)
    case .layoutInvalid(let path): catalogue(.failureLayoutInvalid, path)
    case .layoutTooLarge(let limit): catalogue(.failureLayoutLarge, Numbers.grouped(limit))
    case .terminalUnusable(let name): catalogue(.failureTerminal, name)
    case .notARoot(let path): catalogue(ReportPhrase.failureNotRoot, path)
    case .needsConfirmation: catalogue[ReportPhrase.failureConfirmation]
    case .nothingToScan: catalogue[ReportPhrase.failureNothingToScan]
    case .outOfDescriptors: catalogue[.failureDescriptors]
    case .noProgramRunning: catalogue[.failureNoProgram]
    case .nothingToPlay: catalogue[.failureNothingToPlay]
    case .noAnswer: catalogue[.failureNoAnswer]
    }
  }
}
