internal import CTagLib

/// What TagLib gives of a file, before it is brought into one form.
struct RawTags {
  private let handle: OpaquePointer
  /// Upper-case names and values, in their order.
  let values: [(name: String, value: String)]
  /// Pictures that hold something.
  let pictures: [EmbeddedPicture]
  private let positions: [Int]
  let audio: otd_audio
  /// Whether text claims to be Latin-1 and may be in another charset.
  let claimsLatin1: Bool

  /// Reads a file; `nil` when TagLib finds nothing.
  ///
  /// - Parameters:
  ///   - file: An open file.
  ///   - format: What its content is.
  ///   - wantsAudio: Whether technical facts are wanted too.
  ///   - range: The bytes that count; all when left out.
  init?(
    _ file: RegularFile, _ format: AudioFormat, audio wantsAudio: Bool, in range: Range<Int>? = nil
  ) {
    let range = (range ?? 0..<file.size).clamped(to: 0..<file.size)
    let opened = file.withStart { start in
      let isStart = range.lowerBound == 0
      let part = otd_part(
        descriptor: file.descriptor, start: Int64(range.lowerBound), size: Int64(range.count),
        head: isStart ? start.baseAddress : nil, head_size: isStart ? start.count : 0)
      return otd_tags_open(part, format.reader, wantsAudio)
    }
    guard let opened else { return nil }
    handle = opened
    values = Self.values(opened)
    audio = otd_tags_audio(opened)
    claimsLatin1 = otd_tags_claim_latin1(opened)
    let all = (0..<otd_tags_picture_count(opened)).map { ($0, otd_tags_picture_at(opened, $0)) }
    let real = all.filter { $0.1.size >= EmbeddedPicture.smallestSize }
    positions = real.map { Int($0.0) }
    pictures = real.map { _, picture in
      let head = UnsafeBufferPointer(start: picture.bytes, count: min(16, picture.size))
      return EmbeddedPicture(
        kind: Int(picture.kind), size: picture.size,
        mediaType: EmbeddedPicture.mediaType(of: head))
    }
  }

  /// Frees what TagLib holds.
  func close() { otd_tags_close(handle) }

  /// The bytes of a picture, by its position in `pictures`.
  func bytes(ofPicture index: Int) -> [UInt8] {
    let picture = otd_tags_picture_at(handle, positions[index])
    return [UInt8](UnsafeBufferPointer(start: picture.bytes, count: picture.size))
  }

  private static func values(_ handle: OpaquePointer) -> [(name: String, value: String)] {
    (0..<otd_tags_count(handle)).map { index in
      let tag = otd_tags_at(handle, index)
      let bytes = UnsafeRawBufferPointer(start: tag.value, count: tag.size)
      return (String(cString: tag.key), String(decoding: bytes, as: UTF8.self))
    }
  }
}
