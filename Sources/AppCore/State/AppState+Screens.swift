import CollectionViews
import Geometry
import MusicModel

extension AppState {
  /// Rows that are not the collection's: the title bar and the two rows of the footer.
  static let chromeRows = 3

  /// The smallest terminal that shows a screen, in cells.
  static let minimumSize = Size(width: 20, height: 6)

  /// Whether the terminal is large enough to show a screen.
  var isLargeEnough: Bool {
    size.width >= Self.minimumSize.width && size.height >= Self.minimumSize.height
  }

  /// What screens may read.
  var context: ScreenContext {
    ScreenContext(
      model: model, catalogue: catalogue, settings: settings, keys: keys, player: player,
      queueAlbums: queueAlbums, terminal: size, signs: signs, cell: art.cell)
  }

  /// The screen that is shown.
  var screen: Screen {
    get { screens[screens.count - 1] }
    // In place: a setter would have what was measured of the screen copied with each step.
    _modify { yield &screens[screens.count - 1] }
  }

  /// Gives the terminal another size; in a too small one nothing moves.
  mutating func resize(to size: Size) {
    self.size = size
    placeTopScreen()
  }

  /// Brings the shown screen up to the terminal's size.
  private mutating func placeTopScreen() {
    guard isLargeEnough else { return }
    let context = context
    screen.relayout(in: context)
    screen.view.resize(
      to: Size(width: size.width, height: size.height - Self.chromeRows))
  }

  /// Shows another screen on top.
  mutating func push(_ kind: ScreenKind) {
    guard screen.kind != kind else { return }
    screens.append(Screen(kind, in: context))
    placeTopScreen()
  }

  /// Goes back to the screen before, if there is one; it is where it was left.
  mutating func pop() {
    guard screens.count > 1 else { return }
    forget(screens.removeLast())
    screen.rebuild(in: context)
    placeTopScreen()
  }

  /// Lets what only a closed screen needed be asked for anew when it is opened again.
  private mutating func forget(_ closed: Screen) {
    let stillNeeded = screens.flatMap(\.listEffects) + Self.standingLists
    requestedLists.subtract(closed.listEffects.filter { !stillNeeded.contains($0) })
    if case .album(let id) = closed.kind { model.forget(id) }
  }

  /// Goes to a screen as if it was opened from the Library.
  mutating func go(to kind: ScreenKind) {
    for screen in screens.dropFirst().reversed() {
      screens.removeLast()
      forget(screen)
    }
    screen.rebuild(in: context)
    placeTopScreen()
    if kind != screen.kind { push(kind) }
  }

  /// Takes a fact about the library and shows it.
  mutating func take(_ event: LibraryEvent) -> [Effect] {
    model.take(event)
    takeColumnNeeds(of: event)
    forgetFailures()
    switch event {
    case .changed: return reload()
    case .nothingToOpen: screens = [Screen(.firstRun, in: context)]
    case .folderOpened: screens = [Screen(.library, in: context)]
    // Another program found the first music.
    case .counts(let counts) where screens[0].kind == .firstRun && counts.tracks > 0:
      screens = [Screen(.library, in: context)]
    case .counts, .albums, .tracks, .scan, .scanFailed, .missingFolders, .writingDemo, .collected,
      .edited, .imported, .exported, .matches, .letter:
      return []
    case .queue, .albumIDs, .artists, .trackIDs, .album, .playlists, .playlist, .findings,
      .faultyFiles, .info, .lyrics, .artist, .recommendations:
      screen.rebuild(in: context)
    }
    placeTopScreen()
    return []
  }

  /// Asks again for whatever the open screens show.
  private mutating func reload() -> [Effect] {
    let standing = requestedLists.intersection(Self.standingLists)
    let lists = Set(screens.flatMap(\.listEffects)).subtracting(Self.standingLists)
    requestedLists = lists.union(standing)
    return [.loadCounts] + lists
  }
}
