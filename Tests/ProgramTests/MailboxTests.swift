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

  @Test func `none of ten thousand messages of many tasks is lost or left asleep`() async throws {
    let mailbox = try Mailbox<Int>()
    let posting = Task.detached {
      await withTaskGroup { group in
        for task in 0..<10 {
          group.addTask { for step in 0..<1000 { mailbox.post(task * 1000 + step) } }
        }
      }
    }
    var received: [Int] = []
    while received.count < 10_000 {
      var entry = pollfd(fd: mailbox.descriptor, events: Int16(POLLIN), revents: 0)
      try #require(poll(&entry, 1, 10_000) == 1, "asleep with \(received.count)")
      received += mailbox.drain()
      await Task.yield()
    }
    await posting.value
    #expect(received.sorted() == Array(0..<10_000))
    for task in 0..<10 {
      let own = received.filter { $0 / 1000 == task }
      #expect(own == own.sorted(), "the messages of one task keep their order")
    }
  }
}
