/// What to open when there is no music.
struct FirstRunScreen: ScreenDescription {
  func title(in context: ScreenContext) -> String { context.catalogue[.welcome] }

  func sections(of screen: Screen, in context: ScreenContext) -> [SectionItems] {
    [(.choices, FirstRunChoice.allCases.map(ItemID.choice))]
  }
}
