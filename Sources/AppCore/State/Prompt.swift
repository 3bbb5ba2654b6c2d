import MusicModel
import Terminal

/// A line of text that is being typed, and what it is for.
struct Prompt: Sendable {
  /// What the text is for.
  enum Purpose: Hashable, Sendable {
    /// The folder to open, on the First run screen.
    case folder
    /// What to find in the list that is shown.
    case find
    /// What to search the library for; the text stands on the screen itself.
    case search
    /// A command.
    case command
    /// The name of a playlist that is to be made of tracks.
    case newPlaylist([TrackSource])
    /// Another name of a playlist.
    case rename(PlaylistID)
    /// The file that a playlist is made of.
    case importPlaylist
    /// The file that a playlist is written to.
    case exportPlaylist(PlaylistID)
  }

  let purpose: Purpose
  var editor: LineEditor
  /// The path whose names were asked for.
  var completed: TypedPath?
  /// What the text may go on with, where there is a choice.
  private(set) var choice: WordChoice?

  init(_ purpose: Purpose, text: String = "") {
    self.purpose = purpose
    editor = LineEditor(text)
  }

  /// Shows what the text may go on with; the next page of it, where it is shown already.
  ///
  /// - Parameters:
  ///   - words: The words; less than two are no choice.
  ///   - width: Columns of the line that shows them.
  ///   - ambiguous: How wide characters of ambiguous width are.
  mutating func offer(_ words: [String], in width: Int, _ ambiguous: AmbiguousWidth) {
    choice = choice?.words == words ? choice?.turned(in: width, ambiguous) : WordChoice(words)
  }

  /// Shows nothing any more that the text may go on with.
  mutating func withdrawChoice() { choice = nil }

  /// What stands before the text.
  func label(_ catalogue: Catalogue) -> String {
    switch purpose {
    case .folder: catalogue[.folderPrompt]
    case .find: "/"
    case .search: ""
    case .command: ":"
    case .newPlaylist: catalogue[.newPlaylistPrompt]
    case .rename: catalogue[.renamePrompt]
    case .importPlaylist: catalogue[.importPrompt]
    case .exportPlaylist: catalogue[.exportPrompt]
    }
  }
}
