/// The texts of the command line itself.
enum Usage {
  /// The program's version.
  static let version = "0.1.0"

  /// What `--help` prints.
  static let help = """
    usage: otodana [DIR...]
           otodana layout FILE [--size WxH] [--json]
           otodana read FILE... [--json]
           otodana search QUERY [--json]
           otodana version

    Shows a music library as covers in the terminal. Each DIR becomes a folder of the library;
    without any, the known folders, else the XDG music folder, are opened.

      --mock             show sample data, without any files
      --demo             write a small music library to the cache directory and open it
      --columns RULE     columns of album grids: auto, seed, or 1 to 12
      --color WHEN       auto, never, 8, 16, 256 or truecolor
      --redraw MODE      planned, or full to draw every frame whole (for measuring)
      -h, --help         print this and exit
      -V, --version      print the version and exit

    layout draws a layout written as JSON (- is standard input), or prints its frames.
    read prints what music files say of themselves, one JSON object a line.
    search prints the tracks of the library that have all words of QUERY, and fulfil fields such
    as artist:x album:x title:x genre:x year:1990..1999 added:<30d plays:0 format:flac; a minus in
    front of a word or field excludes.
    Press ? inside for the keys.

    """
}
