import Testing

@testable import MusicLibrary

/// A thread for actors and tasks, and rests on it.
@Suite struct ThreadExecutorTests {
  private let executor: ThreadExecutor

  init() throws { executor = try ThreadExecutor() }

  @Test func `rests end in the order of their lengths, and not early`() async {
    let start = ContinuousClock.now
    let ends = await withTaskGroup(of: (Int, Duration).self) { group in
      for milliseconds in [400, 20, 200] {
        group.addTask(executorPreference: executor) { [executor] in
          await executor.sleep(for: .milliseconds(milliseconds))
          return (milliseconds, start.duration(to: .now))
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(ends.map(\.0) == [20, 200, 400])
    for (milliseconds, time) in ends { #expect(time >= .milliseconds(milliseconds)) }
  }

  @Test(arguments: [false, true])
  func `a rest ends with its task`(isCancelledBefore: Bool) async {
    let start = ContinuousClock.now
    let task = Task(executorPreference: executor) { [executor] in
      if isCancelledBefore { withUnsafeCurrentTask { $0?.cancel() } }
      await executor.sleep(for: .seconds(3_600))
    }
    if !isCancelledBefore {
      await executor.sleep(for: .milliseconds(20))
      task.cancel()
    }
    await task.value
    #expect(start.duration(to: .now) < .seconds(3_000))
  }

  @Test func `others work while somebody rests`() async {
    let rest = Task(executorPreference: executor) { [executor] in
      await executor.sleep(for: .seconds(3_600))
    }
    for number in 0..<100 {
      #expect(await Task(executorPreference: executor) { number }.value == number)
    }
    rest.cancel()
    await rest.value
  }
}
