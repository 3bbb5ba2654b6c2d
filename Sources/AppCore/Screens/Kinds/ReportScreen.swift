import MusicModel

/// Files that were skipped, with the reason.
struct ReportScreen: ScreenDescription {
  func title(in context: ScreenContext) -> String { context.catalogue[.scanReport] }

  func lists(_ options: ScreenOptions) -> [Effect] { [.loadSkippedFiles] }

  func sections(of screen: Screen, in context: ScreenContext) -> [SectionItems] {
    guard let files = context.model.skippedFiles, !files.isEmpty else { return [] }
    return SkipReason.allCases.compactMap { reason in
      let items = files.indices.filter { files[$0].reason == reason }.map(ItemID.skipped)
      return items.isEmpty ? nil : (.skipped(reason), items)
    }
  }

  func header(of section: SectionID, _ options: ScreenOptions, in context: ScreenContext)
    -> String
  {
    guard case .skipped(let reason) = section else { return "" }
    return context.catalogue[reason.phrase]
  }

  func notice(in context: ScreenContext) -> Notice {
    Notice(title: context.catalogue[.nothingSkipped], hint: context.lookAgainHint)
  }
}

extension SkipReason {
  /// The reason in words.
  var phrase: Phrase {
    switch self {
    case .unreadable: .skipUnreadable
    case .empty: .skipEmpty
    case .unknownFormat: .skipUnknownFormat
    case .noMusic: .skipNoMusic
    case .crashed: .skipCrashed
    case .tookTooLong: .skipTookTooLong
    case .tooLarge: .skipTooLarge
    case .sheetWithoutTracks: .skipSheetWithoutTracks
    case .sheetWithoutFiles: .skipSheetWithoutFiles
    case .sheetMisfit: .skipSheetMisfit
    case .readError: .skipReadError
    case .pathTooLong: .skipPathTooLong
    }
  }
}
