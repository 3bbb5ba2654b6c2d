/// Whether the chunk that holds the sound is all there.
enum ChunkEnd {
  /// Sizes that programs state while they do not know better: those who write to a pipe.
  private static let unknownSizes: Set<Int> = [
    0xFFFF_FFFF, 0x7FFF_FFFF, 0x7FFF_F000, 0x7FFF_FFFE, 0xFFFF_FFFE, 0xFFFF_F000,
  ]

  /// - SeeAlso: EBU Tech 3306, 3.2: RF64 states the size of the sound in a chunk of its own, in
  ///   eight bytes behind those of the file.
  static func isMissingInWAV(_ file: RegularFile) -> Bool {
    let chunks = FileChunks.waveChunks(of: file)
    guard let sound = chunks.first(where: { $0.id == "data" }) else { return false }
    var size = sound.size
    if unknownSizes.contains(size) {
      guard let large = chunks.first(where: { $0.id == "ds64" }) else { return false }
      let bytes = file.bytes(at: large.start + 8, count: 8)
      size = Int(truncatingIfNeeded: bytes.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }
    return isMissing(sound.start, size, in: file)
  }

  static func isMissingInAIFF(_ file: RegularFile) -> Bool {
    let sound = FileChunks.interchangeChunks(of: file).first { $0.id == "SSND" }
    guard let sound, !unknownSizes.contains(sound.size) else { return false }
    return isMissing(sound.start, sound.size, in: file)
  }

  static func isMissingInDSDIFF(_ file: RegularFile) -> Bool {
    let form = FileChunks.Form(sizeBytes: 8)
    let sound = FileChunks.chunks(of: file, in: 0..<file.size, behind: 16, form)
      .first { $0.id == "DSD " || $0.id == "DST " }
    return sound.map { isMissing($0.start, $0.size, in: file) } ?? false
  }

  private static func isMissing(_ start: Int, _ size: Int, in file: RegularFile) -> Bool {
    size > file.size - start
  }
}
