import AppCore
import MusicLibrary

extension Failure {
  /// The failure a person is told of when the library in a database reports an error.
  init(_ error: LibraryError, database path: String) {
    self =
      switch error {
      case .newerVersion(let version): .databaseIsNewer(version: version)
      case .damaged: .databaseIsDamaged(path: path)
      case .busy: .databaseIsBusy
      case .readOnly: .databaseIsReadOnly(path: path)
      case .diskFull: .diskIsFull
      case .cannotOpen: .databaseDoesNotOpen(path: path)
      case .rootMissing(let root): .folderMissing(String(decoding: root, as: UTF8.self))
      case .notADirectory(let root): .notAFolder(String(decoding: root, as: UTF8.self))
      case .unreadable(let root): .unreadable(String(decoding: root, as: UTF8.self))
      case .workerUnavailable(let code): .workerUnavailable(code: Int(code))
      case .cancelled: .cancelled
      case .copyNotWritten(let code): .copyNotWritten(code: Int(code))
      case .database(let code): .database(path: path, code: Int(code.rawValue))
      }
  }
}

extension Failure {
  /// What a person is told of a library that had to be repaired.
  init(_ repair: LibraryRepair) {
    self =
      switch (repair.kept, repair.isWhole) {
      case (nil, _): .databaseWasRestored
      case (let kept?, true): .databaseWasRepaired(kept: kept)
      case (let kept?, false): .databaseLostData(kept: kept)
      }
  }
}
