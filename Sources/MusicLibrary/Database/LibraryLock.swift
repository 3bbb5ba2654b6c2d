internal import CSystem
internal import Glibc

/// Locks beside a database, by which several programs with the same library agree.
///
/// They are bytes of a file `<database>-lock`, which stays; a lock ends with the program that has
/// it, however that ends. Where the file cannot be made there is nothing to agree on, since nothing
/// can be written.
final class LibraryLock: Sendable {
  /// What is locked.
  enum Part: Int64, Sendable {
    /// The database file itself: shared by all that have it open, alone by who replaces it.
    case database
    /// Scanning and watching the folders.
    case scan
    /// Writing the copies of the person's data.
    case copies
  }

  private let descriptor: Int32

  /// Opens the file of locks; `nil` when it can be neither opened nor made.
  init?(database path: String) {
    descriptor = open(path + "-lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
  }

  deinit { close(descriptor) }

  /// Takes a lock together with others who share it; whether it was got.
  func share(_ part: Part) -> Bool { lock(part, CSYSTEM_LOCK_SHARED) }

  /// Takes a lock alone; whether it was got.
  ///
  /// A shared one that was held stays when it was not.
  func take(_ part: Part) -> Bool { lock(part, CSYSTEM_LOCK_EXCLUSIVE) }

  /// Tries until a lock was got, or so many milliseconds have passed; whether it was got.
  ///
  /// A program that was stopped may hold its locks for ever, so no wait is without an end.
  static func wait(milliseconds: Int32, for attempt: () -> Bool) -> Bool {
    let step: Int32 = 20
    var waited: Int32 = 0
    while !attempt() {
      guard waited < milliseconds else { return false }
      usleep(UInt32(step) * 1_000)
      waited += step
    }
    return true
  }

  /// Lets go of a lock.
  func release(_ part: Part) { _ = lock(part, CSYSTEM_UNLOCK) }

  private func lock(_ part: Part, _ mode: csystem_lock_mode) -> Bool {
    csystem_lock(descriptor, part.rawValue, mode) == 0
  }
}
