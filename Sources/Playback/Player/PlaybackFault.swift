/// Why something cannot be heard.
public enum PlaybackFault: Error, Hashable, Sendable {
  /// The program that plays is not installed; the name is the program's and its package's.
  case playerMissing(String)
  /// The program that plays could not be started or ended too often; a status or an errno.
  case playerFailed(Int32)
  /// No device takes the sound.
  case noDevice
  /// The track has no file any more, or it cannot be opened.
  case unreadable
  /// The file holds nothing that can be played.
  case notSound
  /// The path of the file is not absolute, so it might mean something else than a file.
  case unsafePath
}
