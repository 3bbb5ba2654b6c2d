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
  case nothingForgotten = "Nothing was forgotten."

  // Why a command was refused
  case failureScannedElsewhere = "otodana is open with this library and finds changes by itself"
  case failureNotRoot = "%1 is no folder of the library; see otodana list roots"
  case failureConfirmation = "without a terminal to ask on, --yes is needed"
  case failureNothingToScan = "the library has no folder; name one"
  case failureOperandMissing = "%1 needs %2; see otodana --help"
  case failureOperandUnexpected = "%1 is one word too many; see otodana --help"
  case failureUnknownCommand = "there is no command %1; see otodana --help"
  case failureUnknownOption = "unknown option %1; see otodana --help"
  case failureMissingArgument = "option %1 needs a value; see otodana --help"
  case failureInvalidValue = "%1 does not take %2; see otodana --help"
  case failureSampleWithFolders = "--mock and --demo take no folders; see otodana --help"
  case failureMockAndDemo = "--mock and --demo exclude each other; see otodana --help"
  case failureOneFile = "layout takes one file; see otodana --help"
  case failureQuery = "search needs a query; see otodana --help"
  case failureFiles = "read needs a file; see otodana --help"
}
