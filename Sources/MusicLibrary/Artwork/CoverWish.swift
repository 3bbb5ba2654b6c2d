internal import Images
internal import MusicModel
internal import Synchronization

/// The covers that are wanted now, and who is told of them.
struct CoverWish: Sendable {
  /// The covers, the most important first, each once.
  let requests: [CoverRequest]
  private var open: Set<CoverRequest>
  private let deliver: @Sendable (CoverRequest, Image?) -> Void

  /// A wish for nothing.
  static let none = CoverWish(requests: []) { _, _ in }

  /// Makes a wish; a cover that comes twice counts where it comes first.
  init(
    requests: [CoverRequest], deliver: @escaping @Sendable (CoverRequest, Image?) -> Void
  ) {
    var open: Set<CoverRequest> = []
    self.requests = requests.filter { open.insert($0).inserted }
    self.open = open
    self.deliver = deliver
  }

  /// Tells of a cover, once, if it is part of the wish.
  mutating func fulfil(_ request: CoverRequest, with image: Image?) {
    if open.remove(request) != nil { deliver(request, image) }
  }
}

/// Holds the newest wish until it is taken, so that of several calls in a row the last one holds,
/// whatever order their tasks run in.
final class NewestWish: Sendable {
  private let wish = Mutex<CoverWish?>(nil)

  /// Whether there is one.
  var isWaiting: Bool { wish.withLock { $0 != nil } }

  /// Replaces the wish that waits.
  func put(_ newest: CoverWish) { wish.withLock { $0 = newest } }

  /// Takes the wish that waits, if there is one.
  func take() -> CoverWish? {
    wish.withLock { waiting in
      defer { waiting = nil }
      return waiting
    }
  }
}
