import MusicModel
import Playback

/// What was, is and will be played, by album as it comes.
struct QueueScreen: ScreenDescription {
  let trackColumns = [TrackColumn.title, .artist, .duration]

  func title(in context: ScreenContext) -> String { context.catalogue[.queue] }

  func lists(_ options: ScreenOptions) -> [Effect] { [.loadQueue] }

  func sections(of screen: Screen, in context: ScreenContext) -> [SectionItems] {
    let queue = context.player.queue
    var sections: [SectionItems] = []
    var last: (part: QueuePart, album: AlbumID?)?
    for (index, entry) in queue.entries.enumerated() {
      let part: QueuePart =
        index < queue.position ? .history : index == queue.position ? .now : .next
      let album = context.queueAlbums[entry.track]
      if last?.part != part || last?.album != album || album == nil {
        sections.append((.queueGroup(part, entry.id), []))
      }
      sections[sections.count - 1].items.append(.queued(entry.id, entry.track))
      last = (part, album)
    }
    return sections
  }

  func header(of section: SectionID, _ options: ScreenOptions, in context: ScreenContext)
    -> String
  {
    guard case .queueGroup(let part, let first) = section,
      let index = context.player.queue.index(of: first)
    else { return "" }
    let track = context.player.queue.entries[index].track
    let name = context.catalogue[part.phrase]
    let album = context.queueAlbums[track].flatMap { context.model.albums[$0] }
    let title = album.map(context.catalogue.title) ?? context.model.tracks[track]?.albumTitle ?? ""
    return title.isEmpty ? name : name + context.signs.separator + title
  }

  func notice(in context: ScreenContext) -> Notice {
    Notice(title: context.catalogue[.queueEmpty], hint: context.queueHint)
  }
}

/// The three parts of the queue.
enum QueuePart: Hashable, Sendable {
  case history
  case now
  case next

  var phrase: Phrase {
    switch self {
    case .history: .queueHistory
    case .now: .queueNow
    case .next: .queueNext
    }
  }
}
