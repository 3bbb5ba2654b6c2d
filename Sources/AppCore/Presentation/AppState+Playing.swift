import CollectionViews
import Geometry
import MusicModel
import Playback

extension AppState {
  /// What plays, for the footer; `nil` while nothing does.
  func playingLine() -> FooterLine.Playing? {
    guard player.status.state != .stopped, let entry = player.status.entry else { return nil }
    let track = model.tracks[entry.track]
    let words = [track?.artist, track?.albumTitle].compactMap(\.self).filter { !$0.isEmpty }
    let detail = TextChoice([words.joined(separator: signs.separator), words.first ?? ""])
    return FooterLine.Playing(
      isPaused: player.status.state == .paused, title: track?.title ?? "",
      detail: detail, progress: progress, volume: volumeText,
      modes: modeSigns)
  }

  /// What plays, large.
  func playingCard(size: Size, _ state: ItemState) -> PlayingCard {
    let track = player.status.entry.flatMap { model.tracks[$0.track] }
    let album = track.flatMap { model.albums[$0.album] }
    let cells = PlayingCard.coverSize(in: size, art.cell)
    return PlayingCard(
      cover: cover(of: album, cells: cells), coverSize: cells,
      title: state.offline(track?.isOffline ?? false).named(track?.title ?? ""),
      artist: track?.artist ?? "", album: track?.albumTitle ?? "", progress: progress,
      modes: [
        catalogue[player.queue.shuffleMode.phrase], catalogue[player.queue.repeatMode.phrase],
        volumeText,
      ], isFocused: state.isFocused)
  }

  /// The words around the line that is sung now.
  func lyricsPanel(_ state: ItemState) -> LyricsPanel {
    guard let words = model.lyrics?.words else {
      return LyricsPanel(lines: [], current: nil, isFocused: state.isFocused)
    }
    let now = settings.reducesMotion ? nil : words.line(at: player.status.elapsed)
    let first = max(0, min((now ?? 0) - LyricsPanel.reach, words.lines.count - LyricsPanel.height))
    let shown = words.lines.dropFirst(first).prefix(LyricsPanel.height)
    return LyricsPanel(
      lines: shown.map(\.text), current: now.map { $0 - first }, isFocused: state.isFocused)
  }

  /// A line of words that do not go with the sound.
  func lyricsLine(_ index: Int, _ state: ItemState) -> ListRow {
    let lines = model.lyrics?.words.lines ?? []
    return ListRow(title: lines.indices.contains(index) ? lines[index].text : "", state: state)
  }

  /// Seconds in which times go on where nothing is to move by itself.
  private static let calmStep = 30

  private var progress: PlayingProgress {
    let status = player.status
    let tagged = status.entry.flatMap { model.tracks[$0.track]?.duration }
    let seconds = status.elapsed / 1_000
    return PlayingProgress(
      elapsed: settings.reducesMotion ? seconds - seconds % Self.calmStep : seconds,
      duration: status.duration.map { $0 / 1_000 } ?? tagged)
  }

  private var volumeText: String {
    player.status.isMuted ? catalogue[.muted] : catalogue(.volume, "\(player.status.volume)")
  }

  /// Signs of what is not as usual: shuffled, repeated, stopping.
  private var modeSigns: String {
    var signs: [String] = []
    switch player.queue.shuffleMode {
    case .off: break
    case .tracks: signs.append("z")
    case .albums: signs.append("Z")
    }
    switch player.queue.repeatMode {
    case .off: break
    case .one: signs.append("y1")
    case .all: signs.append("y")
    }
    if player.queue.stopsAfterNow { signs.append("&") }
    return signs.joined(separator: " ")
  }
}
