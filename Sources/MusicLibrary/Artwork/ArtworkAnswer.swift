internal import Images

/// What became of a cover.
enum ArtworkAnswer: Hashable, Sendable {
  /// It was read and fitted.
  case picture(Image)
  /// It is no picture, or one that cannot be shown. Asking again is of no use.
  case refused(ArtworkRefusal)
  /// It could not be had this time: the file is not there, or no worker could be started.
  case unavailable

  /// Whether the same file leads to the same answer at any time.
  var isLasting: Bool {
    switch self {
    case .picture: true
    case .refused(let reason): reason != .noMemory && reason != .fatal
    case .unavailable: false
    }
  }
}

/// Why a cover cannot be shown; the numbers are part of the workers' messages.
enum ArtworkRefusal: UInt8, Error, Hashable, Sendable {
  /// The music file has no picture in it.
  case missing = 1
  /// A format that is not read.
  case unknownFormat = 2
  /// Damaged data.
  case broken = 3
  /// More pixels or bytes than are allowed.
  case tooLarge = 4
  /// Reading it took more memory than the worker has.
  case noMemory = 5
  /// Reading it ended the worker or took too long.
  case fatal = 6
}
