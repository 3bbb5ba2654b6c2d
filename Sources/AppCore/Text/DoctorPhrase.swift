/// What `otodana doctor` says.
public enum DoctorPhrase: String, CommandPhrase {
  // Headings
  case database = "Database"
  case copies = "Copies of what you made of your music"
  case folders = "Folders of the library"
  case missingArt = "Missing art"
  case missingTags = "Missing tags"
  case duplicates = "Duplicates"
  case programs = "Programs"
  case watches = "Watched folders"
  case terminal = "Terminal"
  case healthy = "Nothing needs attention."
  case attention = "Needs attention: %1"
  case noLibrary = "There is no library yet."

  // Database
  case path = "file"
  case schema = "schema"
  case size = "size"
  case check = "check"
  case sound = "sound"

  case copyCurrent = "up to date"
  case copyOlder = "out of date; written soon after a change"
  case copyUnreadable = "does not begin as a copy does"

  // Art, tags and duplicates
  case tagTitle = "title"
  case tagArtist = "artist"
  case tagAlbum = "album"
  case tagNumber = "track number"
  case tagDate = "date"
  case sameAlbum = "the same album"
  case sameSound = "the same sound"

  // Programs and watches
  case missing = "missing"
  case lacksSound = "music is not played without it"
  case lacksProbe = "rare formats show their file names only without it"
  case watchLimit = "the system allows"
  case watchNeed = "the library has"

  // Terminal
  case entry = "terminfo"
  case entryFound = "%1 colours"
  case entryMissing = "no entry"
  case shown = "colours shown"
  case colorsNone = "none"
  case colorsDirect = "24-bit"
  case text = "text"
  case onlyASCII = "ASCII only"
  case ambiguous = "ambiguous width"
  case cells = "%1 x %2 cells"
  case pixels = "%1 x %2 pixels"
  case cell = "cell"
  case aspect = "%1 times as high as wide"
  case version = "name"
  case synchronized = "synchronized output"
  case kittyGraphics = "kitty graphics"
  case sixel = "sixel"
  case between = "in between"
  case passthroughOn = "passes pictures on"
  case passthroughOff = "keeps pictures to itself"
  case answers = "answers"
  case notAsked = "not asked: standard input or output is no terminal, or TERM tells of none"
  case noAnswer = "none within the time limit"
  case pictures = "pictures"

  // Why pictures are shown so
  case becauseVersion = "the terminal's name and version are known to"
  case becauseGraphics = "the terminal accepted one"
  case becauseAttributes = "the terminal's attributes say so"
  case becauseVariable = "%1 tells of such a terminal"
  case becauseNoAnswers = "the terminal said nothing"
  case becauseScreen = "GNU screen keeps pictures to itself"
  case becauseTmux = "tmux keeps pictures to itself; set -g allow-passthrough on"
  case becauseNothing = "the terminal shows no sign of anything better"
}
