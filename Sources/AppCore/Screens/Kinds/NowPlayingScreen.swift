import MusicModel
import Playback

/// What plays: a large cover, its progress, its words, and what comes next.
struct NowPlayingScreen: ScreenDescription {
  let trackColumns = [TrackColumn.title, .artist, .duration]
  /// Entries shown of what comes next.
  private static let upNextCount = 20

  func title(in context: ScreenContext) -> String { context.catalogue[.nowPlaying] }

  func lists(_ options: ScreenOptions) -> [Effect] { [.loadQueue] }

  func sections(of screen: Screen, in context: ScreenContext) -> [SectionItems] {
    guard let entry = context.player.status.entry else { return [] }
    var sections: [SectionItems] = [(.nowPlaying, [.nowPlaying])]
    if let (track, words) = context.model.lyrics, track == entry.track {
      let lines: [ItemID] =
        words.isSynced ? [.syncedLyrics] : words.lines.indices.map(ItemID.lyricsLine)
      if !lines.isEmpty { sections.append((.lyrics, lines)) }
    }
    let next = context.player.queue.upcoming.prefix(Self.upNextCount)
    if !next.isEmpty { sections.append((.upNext, next.map { .queued($0.id, $0.track) })) }
    return sections
  }

  func header(of section: SectionID, _ options: ScreenOptions, in context: ScreenContext)
    -> String
  {
    switch section {
    case .lyrics: context.catalogue[.lyrics]
    case .upNext: context.catalogue[.queueNext]
    default: ""
    }
  }

  func notice(in context: ScreenContext) -> Notice {
    Notice(title: context.catalogue[.nothingPlays], hint: context.queueHint)
  }
}
