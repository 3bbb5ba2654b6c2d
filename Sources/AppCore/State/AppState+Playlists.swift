import CollectionViews
import MusicModel
import Playback

extension AppState {
  /// The focused playlist, or the one that is shown.
  private var chosenPlaylist: PlaylistSummary? {
    let shown: PlaylistID? = if case .playlist(let id) = screen.kind { id } else { nil }
    let chosen = screen.view.focusedItem?.playlist ?? shown
    return model.playlists?.first { $0.id == chosen }
  }

  /// Lets a person type another name for the chosen playlist.
  mutating func beginRename(at now: Int) -> [Effect] {
    guard let playlist = chosenPlaylist else { return refuse(at: now) }
    begin(Prompt(.rename(playlist.id), text: playlist.name))
    return []
  }

  /// Asks for the name of a new playlist: of what was to be put on one, where one is chosen for it,
  /// and else of nothing yet.
  mutating func beginPlaylist() {
    guard case .playlistChoice(let sources) = screen.kind else {
      return begin(Prompt(.newPlaylist([])))
    }
    pop()
    begin(Prompt(.newPlaylist(sources)))
  }

  /// Makes a playlist of what is queued, under a name that is asked for.
  mutating func saveQueue(at now: Int) {
    let tracks = player.queue.entries.map(\.track)
    guard !tracks.isEmpty else { return show(catalogue[.queueEmpty], at: now) }
    begin(Prompt(.newPlaylist([.tracks(tracks)])))
  }

  /// Has a playlist that was made or put back take the focus once it is listed: what comes next is
  /// about it.
  mutating func awaitPlaylist(_ playlist: PlaylistID) {
    if screen.kind == .destination(.playlists) { screen.focusOnceThere(.playlist(playlist)) }
  }

  /// Makes a playlist of a file's entries.
  mutating func importPlaylist(_ path: String?) -> [Effect] {
    if let path { return [.importPlaylist(path: path)] }
    begin(Prompt(.importPlaylist))
    return []
  }

  /// Writes the chosen playlist to a file.
  mutating func exportPlaylist(_ path: String?, at now: Int) -> [Effect] {
    guard let playlist = chosenPlaylist else { return refuse(at: now) }
    if let path { return [.exportPlaylist(playlist.id, path: path)] }
    let name = playlist.name.map { $0 == "/" ? "-" : String($0) }.joined()
    begin(Prompt(.exportPlaylist(playlist.id), text: "~/\(name).m3u8"))
    return []
  }

  /// Takes the fact that a file became a playlist, which can be taken back.
  mutating func takeImported(
    _ playlist: PlaylistID, _ name: String, _ count: Int, missing: Int, at now: Int
  ) {
    history.take(
      UndoHistory.Step(
        done: .createPlaylist(name: name, tracks: []), inverse: .deletePlaylist(playlist),
        number: nextChange()), .person)
    awaitPlaylist(playlist)
    let words = [
      catalogue(.imported, name, keys.shown("undo")), catalogue(.songs, count),
      missing > 0 ? catalogue(.missingEntries, missing) : nil,
    ]
    show(words.compactMap(\.self).joined(separator: signs.separator), at: now)
  }
}
