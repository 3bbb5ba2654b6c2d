/// The keys, made from their table.
struct HelpScreen: ScreenDescription {
  func title(in context: ScreenContext) -> String { context.catalogue[.keys] }

  func sections(of screen: Screen, in context: ScreenContext) -> [SectionItems] {
    let rows = context.keys.rows.enumerated().filter { _, row in
      screen.options.text.isEmpty
        || "\(row.notation(context.catalogue)) \(context.catalogue[row.phrase])".lowercased()
          .contains(screen.options.text.lowercased())
    }
    return rows.isEmpty ? [] : [(.keys, rows.map { .binding($0.offset) })]
  }

  func notice(in context: ScreenContext) -> Notice {
    Notice(
      title: context.catalogue[.nothingFound],
      hint: context.catalogue(.allKeysHint, context.keys.shown("back")))
  }
}
