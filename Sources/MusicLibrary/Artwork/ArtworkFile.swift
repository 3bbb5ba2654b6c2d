/// One file of an `ArtworkShelf`: a head, what it was made of, a check sum, and the answer.
///
/// The head is 16 bytes of text with the edition of everything that follows, then come the length
/// of the key in 4 bytes and the sum over the answer in 8, the lower first, the key, and the answer
/// as `ArtworkAnswer.message` has it.
struct ArtworkFile {
  /// Changes with the form of the file and with how pictures are made.
  private static let head = Array("otodana cover 2\n".utf8)
  private static let headSize = head.count + 12
  /// Bytes of the longest file there is: a picture of the longest sides, and some more.
  static let largestSize = ArtworkJob.longestSide * ArtworkJob.longestSide * 3 + 65_536

  private let job: ArtworkJob
  private let key: [UInt8]

  /// Makes the description of a file.
  init(job: ArtworkJob, version: CoverFile.Version) {
    self.job = job
    key = job.message + Self.bytes(version.size, 8) + Self.bytes(version.modifiedAt, 8)
  }

  /// The path below the shelf's folder: two digits, then 16.
  ///
  /// Another file may have the same one; the key inside tells them apart.
  var name: [UInt8] {
    let digest = StableDigest.of(bytes: key)
    let digits = String(UInt64(bitPattern: digest), radix: 16)
    let padded = String(repeating: "0", count: 16 - digits.count) + digits
    return Array((padded.suffix(2) + "/" + padded).utf8)
  }

  /// The whole file for an answer.
  func bytes(of answer: ArtworkAnswer) -> [UInt8] {
    let message = answer.message
    return Self.head + Self.bytes(Int64(key.count), 4)
      + Self.bytes(StableDigest.of(bytes: message), 8) + key + message
  }

  /// The answer in a file's bytes; `nil` when they are torn or those of another file.
  func answer(in bytes: [UInt8]) -> ArtworkAnswer? {
    guard bytes.count > Self.headSize + key.count, bytes.starts(with: Self.head) else { return nil }
    let message = bytes[(Self.headSize + key.count)...]
    var expected = Self.head + Self.bytes(Int64(key.count), 4)
    expected += Self.bytes(StableDigest.of(bytes: message), 8) + key
    guard bytes.starts(with: expected) else { return nil }
    return ArtworkAnswer(message: message, to: job)
  }

  private static func bytes(_ number: Int64, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * Int64($0))) }
  }
}
