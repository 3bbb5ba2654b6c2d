import CSystem
import DesktopControl
import Glibc
import Synchronization

/// Another program that asks, on a thread of its own: asking blocks, and the threads that run
/// tests are few.
final class Asking: Sendable {
  private let request: ControlRequest
  private let path: String
  private let result = Mutex<Result<ControlStatus, ControlFault>?>(nil)

  init(_ request: ControlRequest, path: String) {
    self.request = request
    self.path = path
    var thread = pthread_t()
    let context = Unmanaged.passRetained(self).toOpaque()
    pthread_create(
      &thread, nil,
      { context in
        guard let context else { return nil }
        Unmanaged<Asking>.fromOpaque(context).takeRetainedValue().ask()
        return nil
      }, context)
    pthread_detach(thread)
  }

  /// The answer, once there is one.
  var answer: Result<ControlStatus, ControlFault>? { result.withLock { $0 } }

  private func ask() {
    let answer: Result<ControlStatus, ControlFault>
    do throws(ControlFault) {
      answer = .success(try ControlClient.ask(request, path: path))
    } catch {
      answer = .failure(error)
    }
    result.withLock { $0 = answer }
  }
}

extension ControlServer {
  /// Waits until somebody does something; returns what was asked.
  func wait() -> [(caller: Caller, request: ControlRequest)] {
    var watch = csystem_watch(descriptor: descriptor, readable: false, closed: false)
    _ = csystem_wait(&watch, 1, 20_000_000)
    return read()
  }

  /// Answers one program's request; returns what it was and what that program made of the answer.
  func serve(
    _ request: ControlRequest, path: String, _ answer: Result<NowPlaying, ControlFault>
  ) -> (seen: [ControlRequest], made: Result<ControlStatus, ControlFault>) {
    let asking = Asking(request, path: path)
    var seen: [ControlRequest] = []
    while true {
      if let made = asking.answer { return (seen, made) }
      for (caller, request) in wait() {
        seen.append(request)
        self.answer(caller, answer)
      }
    }
  }
}
