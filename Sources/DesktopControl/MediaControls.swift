import CDBus
import MusicModel
public import Playback
import Terminal

/// The player on the desktop's session bus, for media keys, panels and lock screens (MPRIS).
///
/// What the desktop asks for comes out of `read` as commands; what is heard goes in by `update`.
/// Nothing here waits for the bus. One thread uses it.
///
/// - SeeAlso: freedesktop.org, "MPRIS D-Bus Interface Specification" 2.2.
public final class MediaControls {
  /// There is no session bus to be on; an errno.
  public struct NoBus: Error, Hashable, Sendable {
    /// What the system said.
    public let code: Int32
  }

  private let player: OpaquePointer
  private var playing = NowPlaying()
  /// Whether the bus is gone; nothing comes of it any more.
  public private(set) var isClosed = false

  // Whoever has a longer name than this is not having it shown.
  private static let nameLimit = 1_000

  /// Appears on the bus; the name is asked for, and the answer is not waited for.
  ///
  /// - Parameters:
  ///   - address: Of the bus; nil is the person's session bus.
  ///   - name: The last part of the name on the bus.
  /// - Throws: `NoBus` when there is none to connect to.
  public init(address: String? = nil, name: String = "otodana") throws(NoBus) {
    var failure: Int32 = 0
    guard let player = cdbus_open(address, name, "Otodana", &failure) else {
      throw NoBus(code: failure)
    }
    self.player = player
  }

  deinit { cdbus_close(player) }

  /// Readable when there is something to read; -1 when the bus is gone.
  public var descriptor: Int32 { cdbus_descriptor(player) }

  /// Takes what the desktop asks for; call it when `descriptor` is readable or closed.
  public func read() -> [PlaybackCommand] {
    var commands: [PlaybackCommand] = []
    var request = cdbus_request()
    while cdbus_next(player, &request) {
      if let command = command(for: request) { commands.append(command) }
    }
    return commands
  }

  /// Tells the desktop what is heard; only what has changed goes over the bus.
  ///
  /// Call it after every change. While something plays the place moves on by itself, and one that
  /// is not where it should be is told as a jump.
  public func update(_ playing: NowPlaying) {
    guard playing != self.playing else { return }
    self.playing = playing
    withTexts([
      name(playing.track?.title), name(playing.track?.artist), name(playing.track?.albumTitle),
      playing.coverPath.map { Self.url(ofFileAt: $0) } ?? "",
    ]) { texts in
      var state = MediaState.of(playing)
      state.title = texts[0]
      state.artist = texts[1]
      state.album = texts[2]
      state.cover = texts[3]
      cdbus_update(player, &state)
    }
  }

  private func command(for request: cdbus_request) -> PlaybackCommand? {
    switch request.kind {
    case CDBUS_PLAY: .play
    case CDBUS_PAUSE: .pause
    case CDBUS_PLAY_PAUSE: .togglePause
    case CDBUS_STOP: .stop
    case CDBUS_NEXT: .next
    case CDBUS_PREVIOUS: .previous
    case CDBUS_SEEK: seek(by: Int(request.number / 1_000))
    case CDBUS_SET_POSITION: .seekTo(Int(request.number / 1_000))
    case CDBUS_SET_VOLUME: .setVolume(Int(request.number))
    case CDBUS_SET_LOOP: .setRepeat(MediaState.repeatMode(request.number))
    case CDBUS_SET_SHUFFLE: .setShuffle(shuffle(request.number != 0))
    case CDBUS_CLOSED: close()
    default: nil
    }
  }

  /// Going on beyond the end is going to the next entry, as the interface wants it.
  private func seek(by distance: Int) -> PlaybackCommand {
    guard let duration = playing.duration, distance > duration - playing.status.elapsed else {
      return .seekBy(distance)
    }
    return .next
  }

  /// The desktop knows only on and off; albums stay what they are.
  private func shuffle(_ isOn: Bool) -> ShuffleMode {
    guard isOn else { return .off }
    return playing.shuffleMode == .off ? .tracks : playing.shuffleMode
  }

  private func close() -> PlaybackCommand? {
    isClosed = true
    return nil
  }

  /// A name from a file, made safe to be shown by whoever shows it.
  private func name(_ text: String?) -> String {
    DisplayText.safe(String((text ?? "").prefix(Self.nameLimit)))
  }

  /// The address of a file: everything but plain letters, digits and a few marks is escaped.
  ///
  /// - SeeAlso: RFC 8089, RFC 3986, section 2.3.
  private static func url(ofFileAt path: [UInt8]) -> String {
    var result = "file://"
    for byte in path {
      switch byte {
      case 0x41...0x5A, 0x61...0x7A, 0x30...0x39, UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (byte < 16 ? "0" : "") + digits
      }
    }
    return result
  }
}

/// Calls a function with texts as C has them, which live as long as the call.
private func withTexts(_ texts: [String], _ body: ([UnsafePointer<CChar>?]) -> Void) {
  func collect(_ index: Int, _ pointers: [UnsafePointer<CChar>?]) {
    guard index < texts.count else { return body(pointers) }
    texts[index].withCString { collect(index + 1, pointers + [$0]) }
  }
  collect(0, [])
}
