/// The cue sheet in a FLAC file's own block, which holds places and no names.
///
/// - SeeAlso: RFC 9639, 8.7.
enum FlacCueBlock {
  /// The sheet; `nil` when the file has none, or one that makes no sense.
  ///
  /// - Parameters:
  ///   - file: A FLAC file.
  ///   - sampleRate: Samples a second, in which the block counts.
  /// - Returns: A sheet whose tracks have no titles and no file.
  static func sheet(of file: RegularFile, sampleRate: Int) -> CueSheet? {
    guard sampleRate > 0, let block = block(of: file) else { return nil }
    var sheet = CueSheet()
    var position = tracksOffset
    for _ in 0..<Int(block[tracksOffset - 1]) {
      guard position + trackSize <= block.count else { return nil }
      let number = Int(block[position + 8])
      let isAudio = block[position + 21] & 0x80 == 0
      let indexes = Int(block[position + trackSize - 1])
      let end = position + trackSize + indexes * indexSize
      guard end <= block.count else { return nil }
      if (1...99).contains(number), isAudio {
        let offset = integer(block[position..<(position + 8)])
        let start = start(in: block[(position + trackSize)..<end])
        let samples = offset.addingReportingOverflow(start)
        guard !samples.overflow, samples.partialValue <= UInt64(Int.max) / 1_000 else { return nil }
        sheet.tracks.append(
          CueSheet.Track(
            number: number, start: Int(samples.partialValue) * 1_000 / sampleRate))
      }
      position = end
    }
    for index in sheet.tracks.indices.dropLast()
    where sheet.tracks[index + 1].start > sheet.tracks[index].start {
      sheet.tracks[index].end = sheet.tracks[index + 1].start
    }
    return sheet.isDividing ? sheet : nil
  }

  /// Bytes in front of the first track: catalogue number, lead-in, flags, the number of tracks.
  private static let tracksOffset = 396
  /// Bytes of a track in front of its indexes.
  private static let trackSize = 36
  private static let indexSize = 12
  private static let cueKind: UInt8 = 5

  private static func block(of file: RegularFile) -> [UInt8]? {
    let block = FlacBlocks(file)?.content(ofKind: cueKind, in: file)
    return block.flatMap { $0.count >= tracksOffset ? $0 : nil }
  }

  /// The place of index 1 behind the track's own; that of the first index without it.
  private static func start(in indexes: ArraySlice<UInt8>) -> UInt64 {
    let places = stride(from: indexes.startIndex, to: indexes.endIndex, by: indexSize)
    let first = places.first { indexes[$0 + 8] == 1 } ?? places.first { _ in true }
    return first.map { integer(indexes[$0..<($0 + 8)]) } ?? 0
  }

  private static func integer(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0) { $0 << 8 | UInt64($1) }
  }
}
