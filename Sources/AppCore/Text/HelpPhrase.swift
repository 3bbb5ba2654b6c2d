/// What the help of the command line says: one sentence for each command and option, and
/// paragraphs on what needs more.
public enum HelpPhrase: String, RarePhrase {
  // The form of a page
  case usage = "usage:"
  case commands = "Commands:"
  case options = "Options:"
  case more = "otodana help COMMAND tells more of a command. Press ? inside for the keys."

  // Without a command
  case openSummary = "browse a music library in the terminal"
  case openDetails = """
    Shows a music library as covers in the terminal. Each DIR becomes a folder of the library; \
    without any, the known folders, else the XDG music folder, are opened. A first word that is a \
    command is one; ./scan is a folder.
    """
  case optionMock = "show sample data, without any files"
  case optionDemo = "write a small music library to the cache directory and open it"
  case optionColumns = "columns of album grids: auto, seed, or 1 to 12"
  case optionColor = "auto, never, 8, 16, 256 or truecolor"
  case optionArt = "how covers are shown: auto, or one of the ways"
  case optionAmbiguousWidth =
    "columns of characters that some terminals show wide, such as ☆ and …: auto, 1 or 2"
  case optionRedraw = "planned, or full to draw every frame whole (for measuring)"
  case optionHelp = "print this and exit"
  case optionVersion = "print the version and exit"

  // Commands
  case helpSummary = "tell what a command does"
  case helpDetails = "Prints the help of a command, or of the whole program."
  case layoutSummary = "draw a layout written as JSON, or print its frames"
  case layoutDetails = """
    Solves a compositional layout written as JSON and draws its boxes; FILE may be - for standard \
    input.
    """
  case optionLayoutSize = "the size to solve for, in columns and rows"
  case optionLayoutJSON = "print the frames as JSON instead of a drawing"
  case readSummary = "print what music files say of themselves"
  case readDetails = """
    Prints one JSON object a line with the tags and the sound of each file. A file that cannot be \
    read has an object with the reason.
    """
  case optionReadJSON = "the only form there is"
  case searchSummary = "print the tracks a query finds"
  case searchDetails = """
    Prints the tracks of the library that have all words of QUERY, and fulfil fields such as \
    artist:x album:x title:x genre:x year:1990..1999 added:<30d plays:0 rating:>=4 played:<7d \
    played:never favourite:yes format:flac. A minus in front of a word or field excludes; a query \
    that begins with one stands behind --. sort:-added and limit:50 order and cut the list.
    """
  case configSummary = "print the configuration"
  case configDetails = """
    Prints every key of the configuration with what it is for, as a file that can be used: what \
    the person's own file says, and all else as comments. The exit status is 1 when a value in \
    the file is wrong.
    """
  case optionCheck = "only tell what in the file is wrong"
  case playSummary = "play on, or play what a query finds"
  case playDetails = """
    Asks the program that is running in another terminal to play; with a QUERY, as search takes \
    it, the tracks it finds. The exit status is 1 when no program is running, and when there is \
    nothing to play.
    """
  case pauseSummary = "halt the sound"
  case nextSummary = "go to the next track"
  case previousSummary = "go to the track before"
  case playerDetails = """
    Asks the program that is running in another terminal. The exit status is 1 when there is none.
    """
  case statusSummary = "tell what is heard"
  case statusDetails = """
    Prints what the program that is running in another terminal plays: the state (playing, paused \
    or stopped), the track and its times. The exit status is 1 when there is none.
    """
  case keysSummary = "print the keys"
  case keysDetails = "Prints the keys as they are bound, with the names of the commands."
  case configPage = """
    The configuration is TOML and is read when the program starts and whenever it is saved. A key \
    that is not known is a warning with its line; a wrong value is an error with its line: at the \
    start its key has the standard value, later all stays as it was. Every key that is not \
    mentioned has its standard value. What is saved while the program runs counts at once; what of \
    the library it changes, a scan works out.
    """
  case configSections = """
    Each table of this name is a section of the Library below its six rows, in the order of the \
    file: its title, a query that finds its albums, a layout (grid, rows, shelf, or a layout as \
    JSON, as otodana layout takes it), an order and a number of albums. Without any, Recently \
    Added stands there.
    """
  case playlistSummary = "list, show and change playlists; read and write their files"
  case playlistDetails = """
    NAME is the name of a playlist, or its number as in #3. Actions: list; show NAME; create NAME, \
    with --query for one that holds what a query finds; edit NAME --query QUERY; add NAME QUERY... \
    and remove NAME QUERY..., which put on it or take off it what a query finds now; rename NAME \
    NEW; delete NAME; import FILE; export NAME FILE.
    """
  case playlistActions = """
    list prints number, entries and name of each playlist, import the same with the missing \
    entries in front of the name, show a line for each entry and ! in front of what is missing, \
    add and remove the number of tracks.
    """
  case playlistFiles = """
    Files are m3u, m3u8, pls and xspf, and cue to read. Paths are written relative to FILE.
    """
  case optionPlaylistQuery = "what a smart playlist looks for"
  case optionPlaylistName = "what an imported playlist is called"
  case optionAbsolute = "write whole paths"
  case optionForce = "read files that did not change, too"
  case optionJSON = "print JSON for programs"
  case versionSummary = "print the version"
  case versionDetails = "Prints the name and the version of the program."
  case scanSummary = "look for new and changed music without the screen"
  case scanDetails = """
    Makes each DIR a folder of the library and brings all of them up to date. Without any, the \
    known folders, else the XDG music folder, are scanned. Files that did not change are not \
    opened.
    """
  case scanStatuses = """
    The exit status is 0; 1 when a folder is missing, or empty where music was, which takes \
    nothing out of the library; 130 after Ctrl-c, when what was found so far is kept.
    """
  case forgetSummary = "take a folder or missing files out of the library"
  case forgetDetails = """
    Takes the music of a folder of the library out of it, whether or not the folder is there. No \
    file is touched. Plays, ratings and playlists go to copies elsewhere in the library, and are \
    kept for when the folder comes back where there is none.
    """
  case forgetMissingDetails = """
    With --missing, the tracks of all files that are not there are taken out instead, those of \
    folders that are offline too.
    """
  case optionMissing = "forget the tracks whose files are missing"
  case optionYes = "do not ask"
  case listSummary = "print everything of a kind"
  case listDetails = """
    Prints all albums, artists, songs, playlists, genres or roots (the folders of the library), \
    one a line.
    """
  case listKeys = """
    Albums are sorted by artist, title, year or added; artists by name or albums; songs by title, \
    artist or album; playlists and genres by name or songs; roots by added or path. The first key \
    is the usual one.
    """
  case optionListJSON = "print one JSON object a line"
  case optionSort = "sort by a key of this kind"
  case doctorSummary = "tell what is amiss, and what the terminal can do"
  case doctorDetails = """
    Checks the database, its copies and its folders, lists skipped files with the reason, files \
    that were cut off, missing art and tags and duplicates, looks for the programs that are \
    run, plays a moment of silence, and asks the terminal what it can show.
    """
  case doctorStatuses = """
    The exit status is 1 when something needs attention: a database that is not sound, a folder \
    that is offline, files that were skipped or cut off, a fault in the configuration, more \
    folders than may be watched. Missing art, missing tags and duplicates alone leave it at 0.
    """
  case pathsSummary = "print every file and folder the program uses"
  case pathsDetails = """
    Prints the files and folders the program reads and writes, whether or not they are there, by \
    the XDG base directory specification.
    """
  case generateSummary = "print the manual page or a shell's completions"
  case generateDetails = """
    Prints the manual page (man) or the completions of a shell (bash, zsh, fish), made from the \
    program's own table of commands.
    """
}
