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
  private(set) var description: any ScreenDescription
  var options: ScreenOptions
  var view: ScreenView
  /// An item that takes the focus as soon as it is there.
  private var awaited: ItemID?

  /// Makes a screen without extent.
  init(_ kind: ScreenKind, in context: ScreenContext) {
    self.kind = kind
    description = kind.description(with: context.settings)
    options = context.settings.options(of: kind)
    view = ScreenView(snapshot: ScreenSnapshot(), layout: Layout { _, _ in nil })
    rebuild(in: context)
  }

  /// Shows what the model now holds, keeping focus and place.
  mutating func rebuild(in context: ScreenContext) {
    let snapshot = makeSnapshot(in: context)
    view.update(
      snapshot: snapshot, layout: layout(of: Array(snapshot.sections), in: context),
      measurer: measurer(of: Array(snapshot.sections), in: context))
    if let item = awaited, view.focus(on: item) { awaited = nil }
  }

  /// Gives the focus to an item that the person means, now or once its list has it.
  mutating func focusOnceThere(_ item: ItemID) { awaited = view.focus(on: item) ? nil : item }

  /// Takes settings that changed while it was open.
  mutating func adopt(_ settings: Settings) { description = kind.description(with: settings) }

  /// Places the same items by other rules, keeping focus and place.
  mutating func relayout(in context: ScreenContext) {
    let sections = Array(view.snapshot.sections)
    view.update(
      layout: layout(of: sections, in: context), measurer: measurer(of: sections, in: context))
  }

  /// The list of albums it shows, if it shows one.
  var albumList: AlbumList? { description.albumList(options) }

  /// What has to be loaded for its list of items.
  var listEffects: [Effect] { description.lists(options) }

  /// By what it is sorted now; `nil` where nothing can be sorted.
  var sortKey: SortKey? { options.sort ?? description.sortKeys.first }

  private func makeSnapshot(in context: ScreenContext) -> ScreenSnapshot {
    var snapshot = ScreenSnapshot()
    let sections = description.sections(of: self, in: context)
    for (id, items) in sections.isEmpty ? [(.notice, [.notice])] : sections {
      do {
        try snapshot.append(section: id, uniqueItems: items)
      } catch {
        // A section that comes up again (a disc, a letter) goes on where it began.
        try? snapshot.append(items: items, to: id, onDuplicate: .keepFirst)
      }
    }
    return snapshot
  }

  private func layout(of sections: [SectionID], in context: ScreenContext) -> Layout {
    let styles = SectionLayouts(
      context: context, mode: options.mode, hasTrackTable: description.hasTrackTable)
    return Layout { index, environment in
      sections.indices.contains(index) ? styles.section(sections[index], in: environment) : nil
    }
  }

  private func measurer(of sections: [SectionID], in context: ScreenContext) -> ScreenMeasurer {
    ScreenMeasurer(
      sections: sections, isTiled: context.showsTiles(options.mode), cell: context.cell)
  }
}
