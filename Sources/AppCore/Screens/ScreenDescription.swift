import CollectionViews
import DiffableSnapshot
import MusicModel

/// A section of a screen with its items in order.
typealias SectionItems = (id: SectionID, items: [ItemID])

/// What one kind of screen shows, and what it needs for that; every kind has a file of its own.
///
/// It reads and answers, it never changes anything. The cells of items are not its business: an
/// item looks alike wherever it stands.
protocol ScreenDescription: Sendable {
  /// Its name for the title bar.
  func title(in context: ScreenContext) -> String
  /// What has to be loaded for its list of items; rows and covers come by themselves.
  func lists(_ options: ScreenOptions) -> [Effect]
  /// Its sections with their items, in order; none when there is nothing to show yet.
  func sections(of screen: Screen, in context: ScreenContext) -> [SectionItems]
  /// What stands above a section; empty for nothing.
  func header(of section: SectionID, _ options: ScreenOptions, in context: ScreenContext) -> String
  /// What stands where a list would be, when everything it needs is there and it is empty.
  func notice(in context: ScreenContext) -> Notice
  /// The list of albums it shows, if it shows one.
  func albumList(_ options: ScreenOptions) -> AlbumList?
  /// The columns of its tracks.
  var trackColumns: [TrackColumn] { get }
  /// Whether the columns of its tracks are named above them.
  var hasTrackTable: Bool { get }
  /// Where its letters are, by which a person may move; `nil` where its order has none.
  func letters(_ options: ScreenOptions) -> ListLetters?
  /// By what it can be sorted; the first is the order without a choice.
  var sortKeys: [SortKey] { get }
}

extension ScreenDescription {
  func lists(_ options: ScreenOptions) -> [Effect] {
    albumList(options).map { [.loadAlbumIDs($0)] } ?? []
  }

  func header(of section: SectionID, _ options: ScreenOptions, in context: ScreenContext)
    -> String
  { "" }

  func notice(in context: ScreenContext) -> Notice {
    Notice(title: context.catalogue[.noAlbums], hint: context.emptyHint)
  }

  func albumList(_ options: ScreenOptions) -> AlbumList? { nil }

  func letters(_ options: ScreenOptions) -> ListLetters? { nil }

  var sortKeys: [SortKey] { [] }

  var trackColumns: [TrackColumn] { [.title, .artist, .album, .duration] }

  var hasTrackTable: Bool { false }

  /// The albums of a screen's list; until it is there, those that were shown before, so that
  /// another order does not lose the focus.
  func albumSection(of screen: Screen, in context: ScreenContext) -> [SectionItems] {
    guard let list = albumList(screen.options), let ids = context.model.albumLists[list] else {
      let shown = Array(screen.view.snapshot.items(in: .albums))
      return shown.isEmpty ? [] : [(.albums, shown)]
    }
    return ids.isEmpty ? [] : [(.albums, ids.map(ItemID.album))]
  }
}

extension ScreenContext {
  /// What to do about an empty list, why it is empty, or that it is being filled.
  var emptyHint: String {
    if model.scan.isRunning || model.isWritingDemo { return catalogue[.stillScanning] }
    if let failure = model.scanFailure {
      return failure.text(catalogue) + signs.dash + lookAgainHint
    }
    if let folder = model.missingFolders.first {
      return catalogue(.missingFolders, model.missingFolders.count) + ": " + folder + signs.dash
        + lookAgainHint
    }
    return catalogue(.emptyHint, keys.shown("rescan"))
  }

  /// The key that looks for changes.
  var lookAgainHint: String { catalogue(.lookAgainHint, keys.shown("rescan")) }

  /// The key that goes back.
  var backHint: String { catalogue(.backHint, keys.shown("back")) }

  /// What stands on a screen whose subject has gone.
  var goneNotice: Notice { Notice(title: catalogue[.gone], hint: backHint) }
}
