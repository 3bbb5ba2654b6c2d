import CollectionViews
import MusicModel

/// The rows of the standard table, by what they are for.
extension KeyMap {
  static let movement = [
    BindingRow(
      .keyMove,
      Binding("move-left", .move(.left), "h", "<left>"),
      Binding("move-down", .move(.down), "j", "<down>", "<c-n>"),
      Binding("move-up", .move(.up), "k", "<up>", "<c-p>"),
      Binding("move-right", .move(.right), "l", "<right>")),
    BindingRow(
      .keyFirst, Binding("first", .first, "gg", "<home>")),
    BindingRow(.keyLast, Binding("last", .last, "G", "<end>")),
    BindingRow(
      .keyHalfPage,
      Binding("half-page-down", .halfPage(forward: true), "<c-d>"),
      Binding("half-page-up", .halfPage(forward: false), "<c-u>")),
    BindingRow(
      .keyPage,
      Binding("page-down", .page(forward: true), "<c-f>", "<pgdn>"),
      Binding("page-up", .page(forward: false), "<c-b>", "<pgup>")),
    BindingRow(
      .keySection,
      Binding("next-section", .section(forward: true), "<tab>"),
      Binding("previous-section", .section(forward: false), "<s-tab>")),
    BindingRow(.keyLetter, notation: "'", operand: .keyLetterOperand),
  ]

  static let places = [
    BindingRow(.open, Binding("open", .open, "<enter>")),
    BindingRow(.back, Binding("back", .back, "<esc>", "<bs>")),
    BindingRow(
      .keyRows,
      Destination.allCases.map {
        Binding("row-\($0.number)", .destination($0), "\($0.number)", place: .libraryOnly)
      }),
    BindingRow(.keyTop, Binding("top", .first, "0", place: .libraryOnly)),
    BindingRow(
      .keyRowsEverywhere,
      Destination.allCases.map { Binding($0.name, .destination($0), "g\($0.number)") }),
    BindingRow(.keyLibrary, Binding("library", .library, "g0")),
    BindingRow(.keyCount, notation: "12", operand: .keyCountOperand),
  ]

  static let finding = [
    BindingRow(.keyFind, Binding("find", .find, "/")),
    BindingRow(
      .keyFindNext,
      Binding("find-next", .findNext(forward: true), "n"),
      Binding("find-previous", .findNext(forward: false), "N")),
    BindingRow(.keySearch, Binding("search", .search, "<c-s>")),
  ]

  static let playing = [
    BindingRow(.keyPlay, Binding("play", .act(.play), "p")),
    BindingRow(.keyPlayNext, Binding("play-next", .act(.playNext), "A")),
    BindingRow(.keyAddToQueue, Binding("add-to-queue", .act(.addToQueue), "a")),
    BindingRow(.keyAddToPlaylist, Binding("add-to-playlist", .act(.addToPlaylist), "b")),
    BindingRow(.keyPause, Binding("pause", .player(.togglePause), "<space>")),
    BindingRow(
      .keyTracks,
      Binding("next-track", .player(.next), ">"),
      Binding("previous-track", .player(.previous), "<lt>")),
    BindingRow(.keyStopAfterThis, Binding("stop-after-this", .player(.stopAfterThis), "&")),
    BindingRow(
      .keySeek,
      Binding("seek-back", .player(.seek(-5)), ","),
      Binding("seek-forward", .player(.seek(5)), ".")),
    BindingRow(
      .keyVolume,
      Binding("volume-down", .player(.volume(-5)), "["),
      Binding("volume-up", .player(.volume(5)), "]")),
    BindingRow(.keyMute, Binding("mute", .player(.mute), "m")),
    BindingRow(.keyShuffle, Binding("shuffle", .player(.shuffle), "z")),
    BindingRow(.keyRepeat, Binding("repeat", .player(.repeating), "y")),
    BindingRow(.queue, Binding("queue", .show(.queue), "Q")),
    BindingRow(.nowPlaying, Binding("now-playing", .show(.nowPlaying), "P")),
  ]

  static let lists = [
    BindingRow(.keyMark, Binding("mark", .mark, "v")),
    BindingRow(.keyFavourite, Binding("favourite", .act(.favourite), "f")),
    BindingRow(
      .keyRate, (0...5).map { Binding("rate-\($0)", .act(.rate($0)), "r\($0)") }),
    BindingRow(.keyDelete, Binding("delete", .act(.delete), "d", "<del>")),
    BindingRow(
      .keyMoveEntry,
      Binding("move-entry-down", .moveEntry(forward: true), "J"),
      Binding("move-entry-up", .moveEntry(forward: false), "K")),
    BindingRow(.keyRename, Binding("rename", .rename, "e")),
    BindingRow(.keyNew, Binding("new", .new, "o")),
    BindingRow(.keyImport, Binding("import", .importPlaylist(path: nil), "O")),
    BindingRow(.keyExport, Binding("export", .exportPlaylist(path: nil), "E")),
    BindingRow(.keyClearQueue, Binding("clear-queue", .player(.clearQueue), "D")),
    BindingRow(.keySaveQueue, Binding("save-queue", .saveQueue, "W")),
    BindingRow(.keyCharset, notation: ":charset", operand: .keyCharsetOperand),
    BindingRow(
      .keyUndo, Binding("undo", .undo, "u"), Binding("redo", .redo, "<c-r>")),
    BindingRow(.info, Binding("info", .show(.info), "i")),
  ]

  static let appearance = [
    BindingRow(
      .keyColumns,
      Binding("more-columns", .columns(more: true), "+"),
      Binding("fewer-columns", .columns(more: false), "-")),
    BindingRow(.keyColumnsReset, Binding("default-columns", .defaultColumns, "=")),
    BindingRow(
      .keySort, Binding("sort", .sort(nil), "s"), Binding("reverse", .reverseOrder, "S")),
    BindingRow(.keyTiles, Binding("tiles", .toggleTiles, "t")),
    BindingRow(.keyCovers, Binding("covers", .tellArt, "gc")),
  ]

  static let program = [
    BindingRow(.keyRescan, Binding("rescan", .rescan, "R")),
    BindingRow(.scanReport, Binding("report", .show(.report), "gr")),
    BindingRow(.keyInspect, Binding("inspect", .inspect, "I", "<f12>")),
    BindingRow(.keyRedraw, Binding("redraw", .redraw, "<c-l>")),
    BindingRow(.keySuspend, Binding("suspend", .suspend, "<c-z>")),
    BindingRow(.keyCommandLine, Binding("command", .commandLine, ":")),
    BindingRow(.keyHelp, Binding("help", .show(.help), "?")),
    BindingRow(.quit, Binding("quit", .quit, "q")),
    BindingRow(.keyInterrupt, Binding("interrupt", .interrupt, "<c-c>"), notation: "Ctrl-c Ctrl-c"),
  ]
}
