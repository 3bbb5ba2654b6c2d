internal import CSystem
internal import MusicModel

/// The children that read tags: work is spread over them, and one that dies is replaced.
struct TagWorkers {
  private let command: [String]
  private let timeLimit: Int64
  private var workers: [TagWorker] = []
  private let count: Int
  /// Whether a child that never worked has been replaced, and none has worked since.
  private var hasRetried = false

  /// Prepares workers; they start when there is work.
  ///
  /// - Parameters:
  ///   - command: Program and arguments of a child.
  ///   - count: How many children work at once.
  ///   - timeLimit: Nanoseconds a file may take.
  init(command: [String], count: Int, timeLimit: Int64) {
    self.command = command
    self.count = max(1, count)
    self.timeLimit = timeLimit
  }

  /// Whether no file is on its way.
  var isIdle: Bool { workers.allSatisfy { $0.pending.isEmpty } }

  /// Whether another file may be given now.
  var hasRoom: Bool { workers.count < count || workers.contains { $0.hasRoom } }

  /// Gives a file to the child with the least to do; `flush` sends it.
  ///
  /// - Throws: `.workerUnavailable` when no child can be started.
  mutating func give(_ request: TagWorker.Request) throws(LibraryError) {
    if workers.count < count { workers.append(try TagWorker(command: command)) }
    let free = workers.indices.filter { workers[$0].hasRoom }
    let index = free.min { workers[$0].pending.count < workers[$1].pending.count }
    if let index { workers[index].give(request) }
  }

  /// Sends all files that were given.
  mutating func flush() {
    for index in workers.indices { workers[index].flush() }
  }

  /// Waits for answers.
  ///
  /// - Parameter timeout: Nanoseconds to wait at most.
  /// - Returns: The answers that have come; a file that ended its child is answered as skipped.
  /// - Throws: `.workerUnavailable` when children do not start.
  mutating func receive(timeout: Int64) throws(LibraryError) -> [TagWorker.Answer] {
    var watches = workers.map {
      csystem_watch(descriptor: $0.descriptor, readable: false, closed: false)
    }
    let patience = min(timeout, timeLimit)
    csystem_wait(&watches, Int32(watches.count), patience)
    var answers: [TagWorker.Answer] = []
    let now = csystem_clock()
    for index in workers.indices {
      if watches[index].readable || watches[index].closed {
        let received = workers[index].receive()
        answers += received.answers
        if workers[index].hasGreeted { hasRetried = false }
        if !received.isAlive { answers += try replace(index, isLate: false) }
      } else if workers[index].isLate(at: now, timeLimit: timeLimit) {
        answers += try replace(index, isLate: true)
      }
    }
    return answers
  }

  /// Ends all children.
  mutating func stop() {
    for worker in workers { _ = worker.end(isLate: false) }
    workers.removeAll()
  }

  /// Puts a new child in the place of one that died, with the files it had not answered.
  ///
  /// Answers come several at once, so it may have died of any of these files; the new child reads
  /// them one by one, and if it dies too, it died of the first. One that never worked is replaced
  /// once.
  private mutating func replace(
    _ index: Int, isLate: Bool
  ) throws(LibraryError) -> [TagWorker.Answer] {
    let dead = workers[index]
    let reason = dead.end(isLate: isLate)
    guard reason != nil || !hasRetried else {
      workers.remove(at: index)
      throw .workerUnavailable(0)
    }
    if reason == nil { hasRetried = true }
    let culprit = reason != nil && dead.isBusyWithFirst ? dead.pending.first : nil
    let rest = culprit == nil ? dead.pending : Array(dead.pending.dropFirst())
    do {
      workers[index] = try TagWorker(command: command, suspects: rest)
    } catch {
      workers.remove(at: index)
      throw error
    }
    guard let culprit, let reason else { return [] }
    return [TagWorker.Answer(token: culprit.token, record: .skipped(reason))]
  }
}
