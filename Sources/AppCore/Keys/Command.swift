import CollectionViews

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
  /// One column more or less in grids.
  case columns(more: Bool)
  /// Columns as configured.
  case defaultColumns
  /// Sort by the next order.
  case sort
  /// Tiles or rows.
  case toggleTiles
  /// Look for changed files.
  case rescan
  /// Draw the whole screen again.
  case redraw
  /// Hand the terminal back to the shell for a while.
  case suspend
  /// Show the layout over the screen, or no longer.
  case inspect
  /// Show the keys.
  case help
  /// Leave the program.
  case quit
  /// Leave the program when repeated within a second.
  case interrupt
}
