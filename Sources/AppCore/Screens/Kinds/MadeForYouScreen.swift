import MusicModel

/// One wide pick, a shelf, five in two rows, an endless grid.
struct MadeForYouScreen: ScreenDescription {
  func title(in context: ScreenContext) -> String { context.catalogue[.madeForYou] }

  func lists(_ options: ScreenOptions) -> [Effect] { [.loadRecommendations] }

  func sections(of screen: Screen, in context: ScreenContext) -> [SectionItems] {
    if context.model.isSample { return MadeForYou.sample }
    return context.model.recommendations.map(MadeForYou.sections) ?? []
  }

  func notice(in context: ScreenContext) -> Notice {
    Notice(title: context.catalogue[.noMixes], hint: context.emptyHint)
  }
}
