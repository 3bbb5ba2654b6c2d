/// What commands say of the library and the machine.
public enum ReportPhrase: String, RarePhrase {
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
  case inheritedData = """
    Plays, ratings and playlists went to the copies elsewhere in the library.
    """
  case partlyInheritedData = """
    Plays, ratings and playlists went to the copies elsewhere in the library (%1); those of the \
    others are kept for when the files come back.
    """
  case nothingForgotten = "Nothing was forgotten."

  // Why a command was refused
  case failureScannedElsewhere = "otodana is open with this library and finds changes by itself"
  case failureNotRoot = "%1 is no folder of the library; see otodana list roots"
  case failureConfirmation = "without a terminal to ask on, --yes is needed"
  case failureNothingToScan = "the library has no folder; name one"
  case usageHint = "%1; see %2"
  case failureOperandMissing = "%1 needs %2"
  case failureOperandUnexpected = "%1 is one word too many"
  case failureUnknownCommand = "there is no command %1"
  case failureUnknownOption = "unknown option %1"
  case failureMissingArgument = "option %1 needs a value"
  case failureInvalidValue = "%1 does not take %2"
  case failureSampleWithFolders = "--mock and --demo take no folders"
  case failureMockAndDemo = "--mock and --demo exclude each other"
  case failureOneFile = "layout takes one file"
  case failureQuery = "search needs a query"
  case failureFiles = "read needs a file"
}
