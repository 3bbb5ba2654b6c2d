import CDBus
import MusicModel
import Playback

/// What is heard in the terms of the bus.
enum MediaState {
  /// Everything but the names.
  static func of(_ playing: NowPlaying) -> cdbus_state {
    let status = playing.status
    var state = cdbus_state()
    state.status = name(status.state)
    state.loop = name(playing.repeatMode)
    state.shuffles = playing.shuffleMode != .off
    state.volume = Int32(status.volume)
    state.can_go_next = playing.position + 1 < playing.count || playing.repeatMode == .all
    state.can_go_previous = playing.count > 0
    state.can_play = playing.count > 0
    state.can_seek = status.entry != nil
    state.position = microseconds(status.elapsed)
    state.length = playing.duration.map(microseconds) ?? -1
    state.entry = status.entry?.id.rawValue ?? -1
    state.number = Int32(clamping: playing.track?.number ?? 0)
    return state
  }

  /// The mode a number of the bus stands for.
  static func repeatMode(_ number: Int64) -> RepeatMode {
    RepeatMode.allCases.first { Int64(name($0).rawValue) == number } ?? .off
  }

  private static func name(_ state: PlaybackStatus.State) -> cdbus_status {
    switch state {
    case .playing: CDBUS_PLAYING
    case .paused: CDBUS_PAUSED
    case .stopped: CDBUS_STOPPED
    }
  }

  private static func name(_ mode: RepeatMode) -> cdbus_loop {
    switch mode {
    case .off: CDBUS_LOOP_NONE
    case .one: CDBUS_LOOP_TRACK
    case .all: CDBUS_LOOP_PLAYLIST
    }
  }

  private static func microseconds(_ milliseconds: Int) -> Int64 {
    Int64(milliseconds).multipliedReportingOverflow(by: 1_000).partialValue
  }
}
