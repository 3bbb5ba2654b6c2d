import CSystem
import Glibc
import Synchronization

/// Messages from any thread to the loop; posting wakes it.
///
/// However many messages wait, the loop is woken once and takes all of them.
final class Mailbox<Message: Sendable>: Sendable {
  /// Readable while messages wait.
  let descriptor: Int32
  private let messages = Mutex<[Message]>([])

  /// Makes an empty mailbox.
  ///
  /// - Throws: `LoopError.noDescriptor` when the process has too many open.
  init() throws(LoopError) {
    descriptor = csystem_wakeup_open()
    if descriptor < 0 { throw .noDescriptor }
  }

  deinit {
    close(descriptor)
  }

  /// Adds a message; from any thread.
  func post(_ message: Message) {
    let isFirst = messages.withLock { waiting in
      waiting.append(message)
      return waiting.count == 1
    }
    if isFirst { csystem_wakeup_post(descriptor) }
  }

  /// Takes all messages, in the order they were posted.
  func drain() -> [Message] {
    csystem_wakeup_drain(descriptor)
    return messages.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
  }
}

/// Why a loop cannot be set up.
enum LoopError: Error, Hashable {
  /// The system has no more descriptors to give.
  case noDescriptor
}
