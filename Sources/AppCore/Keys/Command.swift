import CollectionViews
import MusicModel

/// What a key means, whichever screen it is pressed on.
enum Command: Hashable, Sendable {
  /// Move the focus over the screen.
  case move(Direction)
  /// Move to the first item.
  case first
  /// Move to the last item.
  case last
  /// Move by half a page.
  case halfPage(forward: Bool)
  /// Move by a page.
  case page(forward: Bool)
  /// Move to the next or previous section.
  case section(forward: Bool)
  /// Move to the section of a letter.
  case letter(Character)
  /// Open the focused item.
  case open
  /// Go back to the screen before.
  case back
  /// Open one of the six rows of the Library.
  case destination(Destination)
  /// Go to the Library.
  case library
  /// Open a screen that lies over all others: the queue, what plays, the keys, the report.
  case show(Overlay)
  /// Type what to find in this list.
  case find
  /// Move to the next or previous finding.
  case findNext(forward: Bool)
  /// Search the library.
  case search
  /// Act on the marked items, or on the focused one.
  case act(Action)
  /// Tell the player.
  case player(PlayerCommand)
  /// One column more or less in grids.
  case columns(more: Bool)
  /// Columns as configured.
  case defaultColumns
  /// A number of columns.
  case columnCount(Int)
  /// Sort by the next order, or by a named one.
  case sort(SortKey?)
  /// Sort the other way round.
  case reverseOrder
  /// Tiles or rows.
  case toggleTiles
  /// Mark the focused item, or no longer.
  case mark
  /// Move the focused entry of a list up or down.
  case moveEntry(forward: Bool)
  /// Give the focused playlist another name.
  case rename
  /// Make a playlist.
  case new
  /// Make a playlist of what is queued.
  case saveQueue
  /// Make a playlist of a file's entries; without a path it is asked for.
  case importPlaylist(path: String?)
  /// Write the focused playlist to a file, or the one that is shown; without a path it is asked
  /// for.
  case exportPlaylist(path: String?)
  /// Read the old text in the tags of the focused album in a charset; `nil` guesses it.
  case chooseCharset(Charset?)
  /// Take back the last change, or make it again.
  case undo
  case redo
  /// Look for changed files.
  case rescan
  /// Tell how covers are shown, and why.
  case tellArt
  /// Draw the whole screen again.
  case redraw
  /// Hand the terminal back to the shell for a while.
  case suspend
  /// Show the layout over the screen, or no longer.
  case inspect
  /// Type a command.
  case commandLine
  /// Leave the program.
  case quit
  /// Leave the program when repeated within a second.
  case interrupt
}

/// A screen that can be opened from everywhere.
enum Overlay: Hashable, Sendable, CaseIterable {
  case queue
  case nowPlaying
  case info
  case report
  case help
}

/// What is done with tracks: those of the marked items, or of the focused one.
enum Action: Hashable, Sendable {
  /// Play them now.
  case play
  /// Play them after what plays.
  case playNext
  /// Play them at the end of the queue.
  case addToQueue
  /// Put them on a playlist that is chosen next.
  case addToPlaylist
  /// They are favourites, or no longer.
  case favourite
  /// Rate them: 1 to 5; 0 takes the rating away.
  case rate(Int)
  /// Take them from the list that is shown.
  case delete
}

/// What the player is told.
enum PlayerCommand: Hashable, Sendable {
  case togglePause
  case next
  case previous
  case stopAfterThis
  /// Go forward or back in what plays, in seconds.
  case seek(Int)
  /// Louder or softer, in percent.
  case volume(Int)
  case mute
  /// The next way of shuffling.
  case shuffle
  /// The next way of repeating.
  case repeating
  /// Empty the queue.
  case clearQueue
}
