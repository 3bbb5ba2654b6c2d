import Geometry
import Images
import MusicModel
import Terminal

/// The pictures that are in memory, and what is being waited for.
struct CoverCache: Sendable {
  /// What a cover came as.
  enum Cover: Hashable, Sendable {
    /// Pixels to be drawn as characters.
    case pixels(PixelImage)
    /// A picture that the terminal shows.
    case picture(PictureID)
  }

  private var covers: [CoverRequest: Cover] = [:]
  /// The pixels that came last for each cover, in whatever size: shown, scaled, until the right
  /// ones are there, so that a resize does not flash placeholders.
  private var latest: [CoverID: PixelImage] = [:]
  /// The pictures for the terminal, by the numbers they have in frames.
  private(set) var pictures: [PictureID: Picture] = [:]
  private var lastPicture = 0
  private var failed: Set<CoverRequest> = []
  private var wanted: [CoverRequest] = []
  /// Bytes of all pixels.
  private(set) var size = 0

  /// Covers that are kept while more may be wanted; a 20 by 20 cell cover of half blocks takes 5
  /// KB, so this many take 3 MB.
  static let capacity = 600
  /// Bytes that are kept while more may be wanted: as sixels a cover takes some 100 KB.
  static let limit = 32 << 20

  /// How many covers are there.
  var count: Int { covers.count }

  /// A cover in a size, or the best that is there.
  func cover(for request: CoverRequest) -> Cover? {
    if let cover = covers[request] { return cover }
    guard request.form == .pixels else { return nil }
    return latest[request.cover].map { .pixels($0) }
  }

  /// Takes a picture, or the fact that there is none.
  ///
  /// - Parameters:
  ///   - request: What was asked for.
  ///   - image: The picture; `nil` when there is none.
  ///   - cells: The cells it fills.
  mutating func take(_ request: CoverRequest, _ image: Image?, cells: Size) {
    forget(request)
    switch image {
    case nil: failed.insert(request)
    case .pixels(let image)?:
      covers[request] = .pixels(image)
      latest[request.cover] = image
    case .indexed?, .png?:
      lastPicture += 1
      let id = PictureID(lastPicture)
      covers[request] = .picture(id)
      pictures[id] = image.map { Picture($0, cells: cells) }
    }
    size += image?.byteCount ?? 0
    wanted.removeAll { $0 == request }
  }

  /// The wishes to send when these covers are to be shown; `nil` when they were sent already.
  mutating func want(_ requests: [CoverRequest]) -> [CoverRequest]? {
    if covers.count > Self.capacity || size > Self.limit { keep(requests) }
    let missing = requests.filter { covers[$0] == nil && !failed.contains($0) }
    guard missing != wanted else { return nil }
    wanted = missing
    return missing
  }

  /// Forgets failures, so that a picture that was mended is found.
  mutating func expire() { failed.removeAll() }

  /// Drops all but what is shown or soon will be.
  private mutating func keep(_ requests: [CoverRequest]) {
    let kept = Set(requests)
    for request in covers.keys where !kept.contains(request) { forget(request) }
    let shown = Set(requests.map(\.cover))
    latest = latest.filter { shown.contains($0.key) }
  }

  private mutating func forget(_ request: CoverRequest) {
    switch covers.removeValue(forKey: request) {
    case .pixels(let image): size -= image.bytes.count
    case .picture(let id): size -= pictures.removeValue(forKey: id)?.image.byteCount ?? 0
    case nil: break
    }
  }
}
