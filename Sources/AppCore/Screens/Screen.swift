import CollectionViews
import CompositionalLayout
import DiffableSnapshot
import MusicModel

typealias ScreenSnapshot = Snapshot<SectionID, ItemID>
typealias ScreenView = CollectionView<SectionID, ItemID>

/// One screen with its place: what it shows, what is focused, how far it is scrolled.
///
/// Screens below the top one stay in the stack, so going back comes to the same place.
struct Screen: Sendable {
  let kind: ScreenKind
  var mode: AlbumMode
  var order: AlbumOrder
  var view: ScreenView

  /// Makes a screen without extent.
  init(_ kind: ScreenKind, in context: ScreenContext) {
    self.kind = kind
    mode = context.settings.albumMode
    order = context.settings.albumOrder
    view = ScreenView(snapshot: ScreenSnapshot(), layout: Layout { _, _ in nil })
    rebuild(in: context)
  }

  /// Shows what the model now holds, keeping focus and place.
  mutating func rebuild(in context: ScreenContext) {
    let snapshot = makeSnapshot(in: context)
    view.update(
      snapshot: snapshot, layout: layout(of: Array(snapshot.sections), in: context),
      measurer: measurer(of: Array(snapshot.sections), in: context))
  }

  /// Places the same items by other rules, keeping focus and place.
  mutating func relayout(in context: ScreenContext) {
    let sections = Array(view.snapshot.sections)
    view.update(
      layout: layout(of: sections, in: context), measurer: measurer(of: sections, in: context))
  }

  /// The list of albums it shows, if it shows one.
  var albumList: AlbumList? {
    switch kind {
    case .library, .destination(.madeForYou): .all(.added)
    case .destination(.albums): .all(order)
    case .destination(.downloaded): .downloaded
    case .artist(let id): .artist(id)
    case .destination, .album, .playlist, .help, .firstRun: nil
    }
  }

  private func layout(of sections: [SectionID], in context: ScreenContext) -> Layout {
    let styles = SectionLayouts(context: context, mode: mode)
    return Layout { index, environment in
      sections.indices.contains(index) ? styles.section(sections[index], in: environment) : nil
    }
  }

  private func measurer(of sections: [SectionID], in context: ScreenContext) -> ScreenMeasurer {
    ScreenMeasurer(sections: sections, isTiled: context.showsTiles(mode))
  }
}
