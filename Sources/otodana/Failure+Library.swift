import AppCore
import MusicLibrary

extension Failure {
  /// The failure a person is told of when the library reports an error.
  init(_ error: LibraryError) {
    self =
      switch error {
      case .newerVersion(let version): .databaseIsNewer(version: version)
      case .damaged: .databaseIsDamaged
      case .busy: .databaseIsBusy
      case .readOnly: .databaseIsReadOnly
      case .diskFull: .diskIsFull
      case .cannotOpen: .databaseDoesNotOpen
      case .rootMissing(let path): .folderMissing(String(decoding: path, as: UTF8.self))
      case .notADirectory(let path): .notAFolder(String(decoding: path, as: UTF8.self))
      case .unreadable(let path): .unreadable(String(decoding: path, as: UTF8.self))
      case .workerUnavailable(let code): .workerUnavailable(code: Int(code))
      case .cancelled: .cancelled
      case .database(let code): .database(code: Int(code.rawValue))
      }
  }
}
