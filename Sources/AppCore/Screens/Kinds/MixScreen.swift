import MusicModel

/// The tracks of a mix, with the reason why it is there.
struct MixScreen: ScreenDescription {
  let reason: Mix.Reason
  let trackColumns = [TrackColumn.title, .artist, .album, .plays, .duration]

  func title(in context: ScreenContext) -> String { context.catalogue.name(of: reason) }

  func lists(_ options: ScreenOptions) -> [Effect] { [.loadRecommendations] }

  func sections(of screen: Screen, in context: ScreenContext) -> [SectionItems] {
    guard let mix = context.model.recommendations?.mixes.first(where: { $0.reason == reason })
    else { return [] }
    return [(.mix, mix.tracks.map(ItemID.track))]
  }

  func header(of section: SectionID, _ options: ScreenOptions, in context: ScreenContext)
    -> String
  { context.catalogue.explanation(of: reason) }

  func notice(in context: ScreenContext) -> Notice { context.goneNotice }
}
