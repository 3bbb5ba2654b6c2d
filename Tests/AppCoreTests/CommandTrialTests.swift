import CollectionViews
import MusicModel
import Playback
import Testing

@testable import AppCore

/// Every command of the key table is done where it does something, by its key and by its name.
struct CommandTrialTests {
  /// What is seen of a command.
  enum Outcome: Sendable {
    /// A name has the focus, or one that begins so.
    case focus(String)
    /// Something else has the focus than before.
    case otherFocus
    /// The title of the screen.
    case title(String)
    /// Words in the footer.
    case footer(String)
    /// Words anywhere on the screen that were not there before.
    case text(String)
    /// Another picture.
    case otherPicture
    /// A request to the outside.
    case effect(Effect)
    /// A change of what belongs to the person.
    case edit(LibraryEdit)
    /// The player asks the sound to go to another place.
    case seek
  }

  /// A command, the keys that lead to where it means something, and what is seen of it.
  struct Trial: Sendable, CustomTestStringConvertible {
    let name: String
    let setup: String
    let outcome: Outcome
    var testDescription: String { name }

    init(_ name: String, _ setup: String = "", _ outcome: Outcome) {
      self.name = name
      self.setup = setup
      self.outcome = outcome
    }
  }

  private static let movement = [
    Trial("move-down", .focus("Artists")), Trial("move-up", "jj", .focus("Artists")),
    Trial("move-right", "<tab>", .focus("夜に駆ける")),
    Trial("move-left", "<tab>l", .focus("Kind of Blue")),
    Trial("first", "jjj", .focus("Playlists")), Trial("last", .focus("ロスト")),
    Trial("half-page-down", .otherFocus), Trial("half-page-up", "G", .otherFocus),
    Trial("page-down", .otherFocus), Trial("page-up", "G", .otherFocus),
    Trial("next-section", .focus("Kind of Blue")),
    Trial("previous-section", "<tab>", .focus("Playlists")),
    Trial("find", .footer("/")), Trial("find-next", "2/a<enter>", .otherFocus),
    Trial("find-previous", "2/a<enter>", .otherFocus), Trial("top", "jj", .focus("Playlists")),
  ]

  private static let places =
    [
      Trial("open", .title("Playlists")), Trial("back", "1", .title("Library")),
      Trial("library", "1", .title("Library")), Trial("search", .title("Search")),
      Trial("queue", .title("Queue")), Trial("now-playing", .title("Now Playing")),
      Trial("info", "<tab>", .title("Info")), Trial("report", .title("Faulty Files")),
      Trial("help", .title("Keys")), Trial("add-to-playlist", "<tab>", .title("Add to a playlist")),
    ]
    + Destination.allCases.flatMap { destination in
      ["row-\(destination.number)", destination.name].map {
        Trial($0, .title(destination.phrase.rawValue))
      }
    }

  private static let playing = [
    Trial("play", "<tab>", .footer("▶ So What")),
    Trial("play-next", "<tab>", .footer("3 songs come next")),
    Trial("add-to-queue", "<tab>", .footer("3 songs were added")),
    Trial("pause", "<tab>p", .footer("‖ So What")),
    Trial("next-track", "<tab>p", .footer("▶ Freddie")),
    Trial("previous-track", "<tab>p>", .footer("▶ So What")),
    Trial("stop-after-this", "<tab>p", .footer("Stops after this track")),
    Trial("seek-forward", "<tab>p", .seek), Trial("seek-back", "<tab>p", .seek),
    Trial("volume-down", .footer("vol 95%")), Trial("volume-up", "[[", .footer("vol 95%")),
    Trial("mute", .footer("muted")), Trial("shuffle", .footer("tracks shuffled")),
    Trial("repeat", .footer("all repeated")),
    Trial("clear-queue", "<tab>p", .footer("Queue emptied")),
    Trial("save-queue", "<tab>p", .footer("New playlist:")),
  ]

  private static let lists =
    [
      Trial("mark", "<tab><enter><tab>", .text("✓    1")),
      Trial("favourite", "<tab>", .edit(.userData(.favouriteAlbums([AlbumID(1): true])))),
      Trial("delete", "1", .edit(.deletePlaylist(PlaylistID(1)))),
      Trial(
        "move-entry-down", "1<enter>", .edit(.moveEntry(from: 0, to: 1, in: PlaylistID(1)))),
      Trial("move-entry-up", "1<enter>j", .edit(.moveEntry(from: 1, to: 0, in: PlaylistID(1)))),
      Trial("rename", "1", .footer("New name: Evening")), Trial("new", .footer("New playlist:")),
      Trial("import", .footer("File to read:")), Trial("export", "1", .footer("File to write:")),
      Trial("undo", "<tab>f", .footer("Undone")), Trial("redo", "<tab>fu", .footer("Done again")),
    ]
    + (0...5).map { stars in
      Trial("rate-\(stars)", "<tab>", .edit(.userData(.rateAlbums([AlbumID(1): stars]))))
    }

  private static let program = [
    Trial("more-columns", "<tab>", .footer("4 columns")),
    Trial("fewer-columns", "<tab>", .footer("2 columns")),
    Trial("default-columns", "<tab>+", .footer("3 columns")),
    Trial("sort", "3", .footer("sorted by artist")), Trial("reverse", "3", .footer("reversed")),
    Trial("tiles", "3", .otherPicture), Trial("inspect", .otherPicture),
    Trial("rescan", .effect(.scan)), Trial("redraw", .effect(.redraw)),
    Trial("suspend", .effect(.suspend)), Trial("command", .footer(":")),
    Trial("covers", .otherPicture), Trial("quit", .effect(.quit)),
    Trial("interrupt", .footer("Press Ctrl-c again")),
  ]

  private static let trials = movement + places + playing + lists + program

  @Test func `no command is without a trial`() {
    let tried = Self.trials.map(\.name)
    #expect(Set(tried).count == tried.count)
    let names = KeyMap.standard.bindings.map(\.name)
    #expect(names.filter { !tried.contains($0) } == [])
    #expect(tried.filter { !names.contains($0) } == [])
  }

  @Test(arguments: trials)
  func `its first key does what it says`(trial: Trial) throws {
    let binding = try #require(KeyMap.standard.bindings.first { $0.name == trial.name })
    try perform(trial, by: try #require(binding.sequences.first))
  }

  @Test(arguments: trials)
  func `its name does what it says`(trial: Trial) throws {
    try perform(trial, by: ":\(trial.name)<enter>")
  }

  private func perform(_ trial: Trial, by keys: String) throws {
    var script = Script(90, 30, answers: FixtureLibrary.answers)
    script.press(trial.setup)
    if let entry = script.state.player.status.entry {
      script.take(.playback(.began(entry.id)))
      script.take(.playback(.duration(entry.id, 562_000)))
      script.take(.playback(.elapsed(entry.id, 100)))
    }
    let before = script
    script.press(keys)
    let isShown = shows(trial.outcome, script, before: before)
    #expect(isShown, "\(keys): \(trial.outcome)\n\(script.text.joined(separator: "\n"))")
  }

  private func shows(_ outcome: Outcome, _ script: Script, before: Script) -> Bool {
    switch outcome {
    case .focus(let name): script.focusedText.hasPrefix(name)
    case .otherFocus:
      script.state.screen.view.focusedItem != before.state.screen.view.focusedItem
    case .title(let title): script.text[0].hasPrefix(" \(title)  ")
    case .footer(let words): script.text[28].contains(words)
    case .text(let words):
      script.text.contains { $0.contains(words) } && !before.text.contains { $0.contains(words) }
    case .otherPicture: script.text != before.text
    case .effect(let effect): script.effects.dropFirst(before.effects.count).contains(effect)
    case .edit(let edit): Array(script.edits.dropFirst(before.edits.count)) == [edit]
    case .seek:
      script.effects.dropFirst(before.effects.count).contains { effect in
        if case .player(.output(.seek)) = effect { true } else { false }
      }
    }
  }
}

extension CommandTrialTests.Trial {
  /// A command that needs no keys before it.
  fileprivate init(_ name: String, _ outcome: CommandTrialTests.Outcome) {
    self.init(name, "", outcome)
  }
}
