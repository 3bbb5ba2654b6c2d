import Glibc
import Testing

@testable import otodana

struct MailboxTests {
  private func isReadable(_ descriptor: Int32) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 0) == 1
  }

  @Test func `messages come out once, in order`() throws {
    let mailbox = try Mailbox<Int>()
    #expect(!isReadable(mailbox.descriptor))
    for message in 0..<5 { mailbox.post(message) }
    #expect(isReadable(mailbox.descriptor))
    #expect(mailbox.drain() == [0, 1, 2, 3, 4])
    #expect(!isReadable(mailbox.descriptor))
    #expect(mailbox.drain() == [])
    mailbox.post(9)
    #expect(isReadable(mailbox.descriptor))
  }

  @Test func `none of ten thousand messages of many threads is lost or left asleep`() throws {
    let mailbox = try Mailbox<Int>()
    let threads = (0..<10).map { thread in
      Thread { for step in 0..<1000 { mailbox.post(thread * 1000 + step) } }
    }
    var received: [Int] = []
    while received.count < 10_000 {
      var entry = pollfd(fd: mailbox.descriptor, events: Int16(POLLIN), revents: 0)
      try #require(poll(&entry, 1, 10_000) == 1, "asleep with \(received.count)")
      received += mailbox.drain()
    }
    for thread in threads { thread.join() }
    #expect(received.sorted() == Array(0..<10_000))
    for thread in 0..<10 {
      let own = received.filter { $0 / 1000 == thread }
      #expect(own == own.sorted(), "the messages of one thread keep their order")
    }
  }
}

/// A thread of the system's, which no other test can keep waiting as it can a task.
private struct Thread {
  private final class Body {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  private let id: pthread_t

  init(_ run: @escaping @Sendable () -> Void) {
    var id = pthread_t()
    let body = Unmanaged.passRetained(Body(run)).toOpaque()
    pthread_create(
      &id, nil,
      { body in
        body.map { Unmanaged<Body>.fromOpaque($0).takeRetainedValue().run() }
        return nil
      }, body)
    self.id = id
  }

  func join() { pthread_join(id, nil) }
}
