public import MusicModel

/// Why a file was skipped.
public enum SkipPhrase: String, RarePhrase {
  case unreadable = "May not be read"
  case empty = "Empty"
  case unknownFormat = "Unknown format"
  case noMusic = "Neither sound nor tags"
  case crashed = "The reader of tags died of it"
  case tookTooLong = "Reading took too long"
  case tooLarge = "Too large"
  case sheetWithoutTracks = "Cue sheet without tracks"
  case sheetWithoutFiles = "Cue sheet without its files"
  case sheetMisfit = "Cue sheet of other music"
  case readError = "The disk did not give it"
  case pathTooLong = "Its path is too long"
}

extension SkipReason {
  /// The reason in words.
  public var phrase: SkipPhrase {
    switch self {
    case .unreadable: .unreadable
    case .empty: .empty
    case .unknownFormat: .unknownFormat
    case .noMusic: .noMusic
    case .crashed: .crashed
    case .tookTooLong: .tookTooLong
    case .tooLarge: .tooLarge
    case .sheetWithoutTracks: .sheetWithoutTracks
    case .sheetWithoutFiles: .sheetWithoutFiles
    case .sheetMisfit: .sheetMisfit
    case .readError: .readError
    case .pathTooLong: .pathTooLong
    }
  }
}
