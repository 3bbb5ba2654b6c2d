import MusicModel

/// Files that something is wrong with, by what that is.
struct ReportScreen: ScreenDescription {
  func title(in context: ScreenContext) -> String { context.catalogue[.scanReport] }

  func lists(_ options: ScreenOptions) -> [Effect] { [.loadFaultyFiles] }

  func sections(of screen: Screen, in context: ScreenContext) -> [SectionItems] {
    guard let files = context.model.faultyFiles, !files.isEmpty else { return [] }
    return FaultyFile.Fault.allCases.compactMap { fault in
      let items = files.indices.filter { files[$0].fault == fault }.map(ItemID.faulty)
      return items.isEmpty ? nil : (.faulty(fault), items)
    }
  }

  func header(of section: SectionID, _ options: ScreenOptions, in context: ScreenContext)
    -> String
  {
    guard case .faulty(let fault) = section else { return "" }
    return fault.text(context.catalogue)
  }

  func notice(in context: ScreenContext) -> Notice {
    Notice(title: context.catalogue[.nothingFaulty], hint: context.lookAgainHint)
  }
}

extension FaultyFile.Fault {
  /// What is wrong in words.
  func text(_ catalogue: Catalogue) -> String {
    switch self {
    case .skipped(let reason): catalogue[reason.phrase]
    case .cutOff: catalogue[.cutOff]
    }
  }
}
