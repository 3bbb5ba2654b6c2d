import MusicModel

/// What is on this machine.
struct DownloadedScreen: ScreenDescription {
  func title(in context: ScreenContext) -> String { context.catalogue[.downloaded] }

  func albumList(_ options: ScreenOptions) -> AlbumList? { .downloaded }

  func sections(of screen: Screen, in context: ScreenContext) -> [SectionItems] {
    albumSection(of: screen, in: context)
  }

  func header(of section: SectionID, _ options: ScreenOptions, in context: ScreenContext)
    -> String
  { context.catalogue[.downloaded] }

  func notice(in context: ScreenContext) -> Notice {
    Notice(title: context.catalogue[.noDownloads], hint: context.emptyHint)
  }
}
