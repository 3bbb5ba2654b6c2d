/// The table that encoders put into the first frame of an MPEG file.
///
/// - SeeAlso: the Xing header as LAME writes it: a mark, four bytes of flags, then, as these tell,
///   the number of frames and of bytes from this frame on; VBRI has the bytes ten behind its mark.
enum MPEGTable {
  /// Bytes behind any tag in which the first frame is looked for.
  private static let searched = 4_096
  /// Where a mark stands behind a frame's start: behind the side information, of which there is
  /// less for one channel and for low rates, and behind a checksum, where there is one.
  private static let places = [13, 21, 36, 15, 23, 38]
  private static let fhgPlace = 36
  /// Bytes that may lack: some encoders count by a frame or two too many.
  private static let tolerance = 4_096

  /// Whether the file ends before the table says so; without one nothing is known.
  static func isEndMissing(in file: RegularFile) -> Bool {
    var start = 0
    // A file can carry several ID3v2 tags in a row.
    for _ in 0..<4 {
      let tag = FormatSniffer.id3v2Size(file.bytes(at: start, count: 10))
      if tag == 0 { break }
      start += tag
    }
    let bytes = file.bytes(at: start, count: searched)
    guard let first = firstFrame(in: bytes), let size = statedSize(bytes[first...]) else {
      return false
    }
    return start + first + size - tolerance > file.size
  }

  private static func firstFrame(in bytes: [UInt8]) -> Int? {
    bytes.indices.dropLast(3).first {
      bytes[$0] == 0xFF && MPEGFrame(bytes[$0..<($0 + 4)]) != nil
    }
  }

  /// Bytes from the first frame to the end of the last.
  private static func statedSize(_ frame: ArraySlice<UInt8>) -> Int? {
    func number(_ offset: Int) -> Int? {
      let start = frame.startIndex + offset
      guard start + 4 <= frame.endIndex else { return nil }
      return frame[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
    func has(_ mark: String, _ offset: Int) -> Bool {
      frame.dropFirst(offset).starts(with: mark.utf8)
    }
    if has("VBRI", fhgPlace) { return number(fhgPlace + 10) }
    guard let place = places.first(where: { has("Xing", $0) || has("Info", $0) }),
      let flags = number(place + 4), flags & 2 != 0
    else { return nil }
    return number(place + (flags & 1 != 0 ? 12 : 8))
  }
}
