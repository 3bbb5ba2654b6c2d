import MusicModel

/// The pictures that are in memory, and what is being waited for.
struct CoverCache: Sendable {
  private var images: [CoverRequest: PixelImage] = [:]
  /// The picture that came last for each cover, in whatever size: shown, scaled, until the right
  /// one is there, so that a resize does not flash placeholders.
  private var latest: [CoverID: PixelImage] = [:]
  private var failed: Set<CoverRequest> = []
  private var wanted: [CoverRequest] = []
  /// A 20 by 20 cell cover takes 2.4 KB, so this many take 1.5 MB.
  private let capacity = 600

  /// The picture of a cover in a size, or the best that is there.
  func image(for request: CoverRequest) -> PixelImage? {
    images[request] ?? latest[request.cover]
  }

  /// Takes a picture, or the fact that there is none.
  mutating func take(_ request: CoverRequest, _ image: PixelImage?) {
    images[request] = image
    latest[request.cover] = image ?? latest[request.cover]
    if image == nil { failed.insert(request) }
    wanted.removeAll { $0 == request }
  }

  /// The wishes to send when these covers are to be shown; `nil` when they were sent already.
  mutating func want(_ requests: [CoverRequest]) -> [CoverRequest]? {
    if images.count > capacity {
      let kept = Set(requests)
      images = images.filter { kept.contains($0.key) }
      let covers = Set(requests.map(\.cover))
      latest = latest.filter { covers.contains($0.key) }
    }
    let missing = requests.filter { images[$0] == nil && !failed.contains($0) }
    guard missing != wanted else { return nil }
    wanted = missing
    return missing
  }

  /// Forgets failures, so that a picture that was mended is found.
  mutating func expire() { failed.removeAll() }
}
