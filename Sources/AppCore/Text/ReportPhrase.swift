/// What commands say of the library and the machine.
public enum ReportPhrase: String, CommandPhrase {
  // Words of several reports
  case found = "music files"
  case added = "new"
  case changed = "changed"
  case moved = "moved"
  case removed = "removed"
  case skipped = "skipped"
  case cutOff = "cut off"
  case offline = "offline"
  case yes = "yes"
  case no = "no"
  case unknown = "not known"
  case andMore = "and %1 more"

  // Why a file was skipped
  case skipUnreadable = "may not be read"
  case skipEmpty = "empty"
  case skipUnknownFormat = "unknown format"
  case skipNoMusic = "neither sound nor tags"
  case skipCrashed = "broke the reader"
  case skipTookTooLong = "took too long"
  case skipTooLarge = "too large"
  case skipSheetWithoutTracks = "cue sheet without tracks"
  case skipSheetWithoutFiles = "cue sheet without its files"
  case skipSheetMisfit = "cue sheet of other music"
  case skipReadError = "the disk did not give it"
  case skipPathTooLong = "its path is too long"

  // scan
  case titleSkipped = "Skipped files"
  case titleCutOff = "Files that were cut off"
  case titleOffline = "Folders that are missing or empty; their music stays in the library"

  // forget
  case askRoot = "Forget %1 (%2, %3)? [y/N] "
  case forgotRoot = "Forgot %1 (%2, %3)."
  case askMissing = "Forget %1 whose files are missing? [y/N] "
  case forgotMissing = "Forgot %1 whose files were missing."
  case nothingMissing = "No file is missing."
  case keptData = """
    Plays, ratings and playlists are kept for when the files come back.
    """
  case nothingForgotten = "Nothing was forgotten."
}
