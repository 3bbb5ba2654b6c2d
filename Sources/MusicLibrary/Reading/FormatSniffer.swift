/// Tells the kind of a music file by its first bytes, since names lie.
enum FormatSniffer {
  /// How many bytes from the start the decision may need.
  static let headSize = 4_096

  /// The size of a leading ID3v2 tag with its header, or 0 without one.
  ///
  /// - SeeAlso: id3.org, ID3v2.4.0 main structure, 3.1: four bytes of seven bits each.
  static func id3v2Size(_ head: [UInt8]) -> Int {
    guard head.count >= 10, head.starts(with: "ID3".utf8), head[3] < 0xFF, head[4] < 0xFF,
      head[6..<10].allSatisfy({ $0 < 0x80 })
    else { return 0 }
    let size = head[6..<10].reduce(0) { $0 << 7 | Int($1) }
    let footer = head[5] & 0x10 != 0 ? 10 : 0
    return 10 + size + footer
  }

  /// The kind of a file.
  ///
  /// - Parameters:
  ///   - head: The first bytes after any ID3v2 tag; up to `headSize`.
  ///   - hasID3v2: Whether there was such a tag.
  ///   - name: The file's name; decides only between formats without a mark at their start.
  /// - Returns: The kind, or `nil` when nothing speaks for music.
  static func format(_ head: [UInt8], hasID3v2: Bool, name: [UInt8]) -> AudioFormat? {
    if let marked = markedFormat(head) { return marked }
    if let module = moduleFormat(head) { return module }
    if isMPEGFrame(head) { return .mpeg }
    if isADTSFrame(head) { return .aac }
    let suffix = MusicFileName.suffix(name)
    // Musepack had no mark before its seventh version.
    if suffix == "mpc" || suffix == "mp+" { return .musepack }
    return hasID3v2 || MusicFileName.mpegSuffixes.contains(suffix) ? .mpeg : nil
  }

  private static let marks: [(offset: Int, mark: String, format: AudioFormat)] = [
    (0, "fLaC", .flac), (4, "ftyp", .mp4), (4, "moov", .mp4), (4, "mdat", .mp4),
    (4, "wide", .mp4), (0, "MAC ", .monkeysAudio), (0, "wvpk", .wavpack), (0, "MP+", .musepack),
    (0, "MPCK", .musepack), (0, "TTA1", .trueAudio), (0, "IMPM", .impulseTracker),
    (0, "Extended Module: ", .fastTracker), (0, "MThd", .other), (0, "DSD ", .dsf),
    (0, "FRM8", .dsdiff), (0, "tBaK", .other), (0, "ajkg", .other), (0, "OFR ", .other),
    (0, "\u{0B}w", .other), (0, "caff", .other),
  ]

  private static let oggMarks: [(mark: [UInt8], format: AudioFormat)] = [
    (Array("\u{1}vorbis".utf8), .vorbis), (Array("OpusHead".utf8), .opus),
    (Array("\u{7F}FLAC".utf8), .oggFlac), (Array("Speex   ".utf8), .speex),
  ]

  private static let asfMark: [UInt8] = [0x30, 0x26, 0xB2, 0x75, 0x8E, 0x66, 0xCF, 0x11]
  private static let matroskaMark: [UInt8] = [0x1A, 0x45, 0xDF, 0xA3]

  private static func markedFormat(_ head: [UInt8]) -> AudioFormat? {
    for (offset, mark, format) in marks where has(head, mark, at: offset) { return format }
    if has(head, "OggS", at: 0) { return oggFormat(head) }
    if ["RIFF", "RIFX", "RF64"].contains(where: { has(head, $0, at: 0) }) {
      return has(head, "WAVE", at: 8) ? .wav : nil
    }
    if has(head, "FORM", at: 0) {
      return has(head, "AIFF", at: 8) || has(head, "AIFC", at: 8) ? .aiff : nil
    }
    if head.starts(with: asfMark) { return .asf }
    return head.starts(with: matroskaMark) ? .matroska : nil
  }

  /// The codec is named at the start of the first packet: behind 27 bytes and the segment table.
  private static func oggFormat(_ head: [UInt8]) -> AudioFormat {
    guard head.count > 27 else { return .other }
    let packet = head.dropFirst(27 + Int(head[26]))
    return oggMarks.first { packet.starts(with: $0.mark) }?.format ?? .other
  }

  private static func moduleFormat(_ head: [UInt8]) -> AudioFormat? {
    if has(head, "SCRM", at: 44) { return .screamTracker }
    let trackers = ["M.K.", "M!K!", "FLT4", "FLT8", "4CHN", "6CHN", "8CHN", "OCTA", "CD81"]
    return trackers.contains { has(head, $0, at: 1_080) } ? .protracker : nil
  }

  /// Sync word, a layer, a bit rate and a sample rate that are allowed.
  private static func isMPEGFrame(_ head: [UInt8]) -> Bool {
    guard head.count >= 4, head[0] == 0xFF, head[1] & 0xE0 == 0xE0 else { return false }
    return head[1] & 0x06 != 0 && head[1] & 0x18 != 0x08 && head[2] & 0xF0 != 0xF0
      && head[2] & 0x0C != 0x0C
  }

  private static func isADTSFrame(_ head: [UInt8]) -> Bool {
    head.count >= 4 && head[0] == 0xFF && head[1] & 0xF6 == 0xF0
  }

  private static func has(_ head: [UInt8], _ mark: String, at offset: Int) -> Bool {
    // The first byte is enough for nearly all.
    head.count >= offset + mark.utf8.count && head[offset] == mark.utf8.first
      && head[offset...].starts(with: mark.utf8)
  }
}
