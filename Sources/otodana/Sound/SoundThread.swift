import AppCore
import AudioOutput
import CSystem
import DesktopControl
import Glibc
import MusicModel
import Playback
import Synchronization

/// The thread that waits for the sound output, the desktop and other programs.
///
/// What it hears of becomes events; what it is to do is handed over from any thread. None of it is
/// started before it is needed: mpv with the first sound.
final class SoundThread: Sendable {
  /// What the thread is to do.
  enum Request: Sendable {
    /// Pass a command on to the output, with the source of the entry that it names.
    case output(OutputCommand, AudioSource?)
    /// Tell the desktop and other programs what is heard.
    case show(NowPlaying)
    /// Tell other programs where the cover of a track is.
    case cover(TrackID, path: [UInt8]?)
    /// Tell another program what became of its request.
    case answer(OutsideRequestID, OutsideAnswer)
    /// Be silent until released, whatever plays.
    case hold
    /// Go on with what was heard before the hold.
    case release
    /// End the sound and the thread.
    case end
  }

  private let requests = Mutex<[Request]>([])
  private let wakeup: Int32
  private let hasEnded: Int32
  private let isHeld: Int32

  /// Starts the thread.
  ///
  /// - Parameters:
  ///   - controlPath: Path of the socket on which other programs are listened to.
  ///   - post: Takes events, from the thread.
  /// - Throws: `Failure.outOfDescriptors` when the system gives no descriptor or thread.
  init(controlPath: String, post: @escaping @Sendable (Event) -> Void) throws(Failure) {
    wakeup = csystem_wakeup_open()
    hasEnded = csystem_wakeup_open()
    isHeld = csystem_wakeup_open()
    guard wakeup >= 0, hasEnded >= 0, isHeld >= 0 else { throw .outOfDescriptors }
    let body = SoundLoop.Start(thread: self, controlPath: controlPath, post: post)
    guard body.detach() else { throw .outOfDescriptors }
  }

  deinit {
    close(wakeup)
    close(hasEnded)
    close(isHeld)
  }

  /// Hands something over to be done, in order.
  func perform(_ request: Request) {
    requests.withLock { $0.append(request) }
    csystem_wakeup_post(wakeup)
  }

  /// Ends the sound and waits for that, some seconds at the most.
  func end() {
    perform(.end)
    wait(for: hasEnded)
  }

  /// Makes the sound silent and waits until that was asked of the output, which goes on by itself.
  func hold() {
    perform(.hold)
    wait(for: isHeld)
    csystem_wakeup_drain(isHeld)
  }

  private func wait(for descriptor: Int32) {
    var watch = csystem_watch(descriptor: descriptor, readable: false, closed: false)
    _ = csystem_wait(&watch, 1, Self.patience)
  }

  /// Nanoseconds until the program ends without the player having ended.
  private static let patience: Int64 = 4_000_000_000

  /// Becomes readable when there are requests.
  var descriptor: Int32 { wakeup }

  /// Takes all requests.
  func takeRequests() -> [Request] {
    csystem_wakeup_drain(wakeup)
    return requests.withLock { requests in
      defer { requests = [] }
      return requests
    }
  }

  /// Tells whoever waits that the thread has ended.
  func noteEnd() { csystem_wakeup_post(hasEnded) }

  /// Tells whoever waits that the sound is held.
  func noteHold() { csystem_wakeup_post(isHeld) }
}
