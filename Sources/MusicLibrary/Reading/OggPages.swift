/// Streams in an Ogg file that TagLib does not open, such as sound beside a film.
///
/// - SeeAlso: RFC 3533, 6: a page is a head of 27 bytes, a table of segments and their content.
///   Each stream begins with a page that names its codec, and counts its samples in the head's
///   position.
enum OggPages {
  /// What a file begins with.
  static let mark = Array("OggS".utf8)

  /// Streams that are told apart; a film has three.
  private static let mostStreams = 16
  /// Bytes of the end in which the last page of each stream is looked for.
  private static let tailSize = 256 * 1_024

  private struct Stream {
    var serial: ArraySlice<UInt8>
    /// Samples, or pictures, a second.
    var rate: Double
    /// Channels of sound; 0 for a film.
    var channels = 0
    /// Bits of a position that count the pictures since the last whole one.
    var shift = 0
    var samples = 0

    /// Length in seconds.
    var length: Double { Double(samples) / rate }
  }

  /// What the streams of sound say, as long as the longest stream.
  static func sound(of file: RegularFile) -> ForeignSound {
    var sound = ForeignSound()
    var streams = streams(of: file)
    count(&streams, in: file.bytes(at: max(0, file.size - tailSize), count: tailSize))
    if let heard = streams.first(where: { $0.channels > 0 }) {
      sound.sampleRate = Int(heard.rate)
      sound.channels = heard.channels
    }
    let length = streams.map(\.length).max() ?? 0
    if length > 0, length < 1e9 { sound.duration = Int(length * 1_000) }
    return sound
  }

  /// The streams by their first pages, which stand at the start of the file.
  private static func streams(of file: RegularFile) -> [Stream] {
    var streams: [Stream] = []
    var offset = 0
    for _ in 0..<mostStreams {
      let page = file.bytes(at: offset, count: 512)
      guard page.count > 27, page.starts(with: mark), page[5] & 2 != 0 else { break }
      let table = 27 + Int(page[26])
      guard page.count > table else { break }
      if let stream = stream(page[14..<18], Array(page[table...])) { streams.append(stream) }
      offset += table + page[27..<table].reduce(0) { $0 + Int($1) }
    }
    return streams
  }

  /// A stream by its first packet; `nil` for one that is neither heard nor seen.
  ///
  /// - SeeAlso: Vorbis I, 4.2.2; RFC 7845, 5.1; Speex manual, 7; RFC 9639, 10.1; Theora, 6.2.
  private static func stream(_ serial: ArraySlice<UInt8>, _ packet: [UInt8]) -> Stream? {
    var stream = Stream(serial: serial, rate: 0)
    if packet.starts(with: Array("\u{1}vorbis".utf8)), packet.count >= 16 {
      (stream.rate, stream.channels) = (Double(little(packet[12..<16])), Int(packet[11]))
    } else if packet.starts(with: Array("OpusHead".utf8)), packet.count >= 10 {
      (stream.rate, stream.channels) = (48_000, Int(packet[9]))
    } else if packet.starts(with: Array("Speex   ".utf8)), packet.count >= 52 {
      (stream.rate, stream.channels) = (Double(little(packet[36..<40])), little(packet[48..<52]))
    } else if packet.starts(with: Array("\u{7F}FLAC".utf8)), packet.count >= 30 {
      // The rate has 20 bits, ten bytes into what follows 17 bytes of marks and sizes.
      let rate = Int(packet[27]) << 12 | Int(packet[28]) << 4 | Int(packet[29] >> 4)
      (stream.rate, stream.channels) = (Double(rate), Int(packet[29] >> 1 & 7) + 1)
    } else if packet.starts(with: [0x80] + Array("theora".utf8)), packet.count >= 42 {
      let divisor = big(packet[26..<30])
      stream.rate = divisor > 0 ? Double(big(packet[22..<26])) / Double(divisor) : 0
      stream.shift = big(packet[40..<42]) >> 5 & 0x1F
    }
    return stream.rate > 0 ? stream : nil
  }

  /// Sets how many samples there are by the positions on the last pages.
  private static func count(_ streams: inout [Stream], in tail: [UInt8]) {
    guard tail.count > 27 else { return }
    for offset in 0..<(tail.count - 27) where tail[offset] == mark[0] {
      guard tail[offset..<(offset + 4)].elementsEqual(mark) else { continue }
      let serial = tail[(offset + 14)..<(offset + 18)]
      let position = little(tail[(offset + 6)..<(offset + 14)])
      for index in streams.indices where streams[index].serial.elementsEqual(serial) {
        // A page on which no packet ends has a position of -1.
        let shift = streams[index].shift
        let samples = (position >> shift) + (shift > 0 ? position & (1 << shift - 1) : 0)
        streams[index].samples = max(streams[index].samples, samples)
      }
    }
  }

  /// Whether the last page of a file is not there as a whole.
  static func isEndMissing(in file: RegularFile) -> Bool {
    let tail = file.bytes(at: max(0, file.size - largestPage), count: largestPage)
    let last = tail.indices.last { tail[$0] == mark[0] && tail[$0...].starts(with: mark) }
    guard let last else { return false }
    let page = tail[last...]
    guard page.count > headSize else { return true }
    let table = headSize + Int(page[last + headSize - 1])
    guard page.count >= table else { return true }
    let content = page[(last + headSize)..<(last + table)].reduce(0) { $0 + Int($1) }
    return page.count < table + content
  }

  /// Bytes of a page's head in front of its table; the last of them is the length of that.
  private static let headSize = 27
  /// Bytes of the largest page: its head, 255 segments and their table.
  private static let largestPage = 27 + 255 + 255 * 255

  private static func big(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  private static func little(_ bytes: ArraySlice<UInt8>) -> Int {
    Int(truncatingIfNeeded: bytes.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }
}
