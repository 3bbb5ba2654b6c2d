import CSystem
import Glibc
import Testing

struct WaitingTests {
  private func watch(_ descriptor: Int32) -> csystem_watch {
    csystem_watch(descriptor: descriptor, readable: false, closed: false)
  }

  @Test func `a wait ends at its time, and not before`() {
    var watches = [watch(-1)]
    let start = csystem_clock()
    #expect(csystem_wait(&watches, 1, 20_000_000) == 0)
    #expect(csystem_clock() - start >= 20_000_000)
    #expect(csystem_wait(&watches, 1, 0) == 0)
  }

  @Test func `a wake-up is seen until it is drained, many count as one`() {
    let wakeup = csystem_wakeup_open()
    defer { close(wakeup) }
    var watches = [watch(-1), watch(wakeup)]
    for _ in 0..<3 { csystem_wakeup_post(wakeup) }
    #expect(csystem_wait(&watches, 2, -1) == 1)
    #expect(watches[1].readable && !watches[0].readable)
    csystem_wakeup_drain(wakeup)
    #expect(csystem_wait(&watches, 2, 0) == 0)
    #expect(!watches[1].readable)
  }

  @Test func `the end of a pipe and a bad descriptor are told as closed`() {
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    close(ends[1])
    var watches = [watch(ends[0]), watch(9999)]
    #expect(csystem_wait(&watches, 2, -1) == 2)
    #expect(watches[0].closed && watches[1].closed)
    close(ends[0])
  }

  @Test func `blocked signals come out of their descriptor`() {
    let signals = csystem_signals_open()
    defer { close(signals) }
    #expect(csystem_signals_next(signals) == 0)
    raise(SIGUSR1)
    #expect(csystem_signals_next(signals) == SIGUSR1)
    #expect(csystem_signals_next(signals) == 0)
  }

  @Test func `descriptors are closed on exec`() {
    for descriptor in [csystem_wakeup_open(), csystem_signals_open()] {
      #expect(fcntl(descriptor, F_GETFD) & FD_CLOEXEC != 0)
      close(descriptor)
    }
  }

  @Test func `the path of this program is absolute and exists`() {
    var buffer = [CChar](repeating: 0, count: 4096)
    let length = csystem_executable_path(&buffer, buffer.count)
    #expect(length > 0)
    #expect(buffer[0] == CChar(UInt8(ascii: "/")))
    #expect(access(buffer, X_OK) == 0)
    #expect(csystem_executable_path(&buffer, 4) == -1)
  }
}
