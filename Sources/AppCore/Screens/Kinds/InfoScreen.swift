import MusicModel

/// All that is known of one item: tags, file, dates.
struct InfoScreen: ScreenDescription {
  let subject: InfoSubject

  func title(in context: ScreenContext) -> String { context.catalogue[.info] }

  func lists(_ options: ScreenOptions) -> [Effect] { [.loadInfo(subject)] }

  func sections(of screen: Screen, in context: ScreenContext) -> [SectionItems] {
    guard let fields = context.model.info[subject], !fields.isEmpty else { return [] }
    var sections: [SectionItems] = []
    for (index, field) in fields.enumerated() {
      let id = SectionID.info(field.group)
      if sections.last?.id != id { sections.append((id, [])) }
      sections[sections.count - 1].items.append(.infoField(index))
    }
    return sections
  }

  func header(of section: SectionID, _ options: ScreenOptions, in context: ScreenContext)
    -> String
  {
    guard case .info(let group) = section else { return "" }
    return context.catalogue[group.phrase]
  }

  func notice(in context: ScreenContext) -> Notice { context.goneNotice }
}
