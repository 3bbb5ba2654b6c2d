/// The cue sheet in a file's own tags.
enum EmbeddedSheet {
  /// A sheet in a tag with the tracks of the file it is in; `nil` when it does not divide that.
  ///
  /// The file's name in it is of no matter while there is one only; of several files, that which
  /// is named as this one is meant.
  static func dividing(_ sheet: CueSheet, _ name: [UInt8]) -> CueSheet? {
    let files = sheet.files
    guard files.count > 1 else { return sheet.isDividing ? sheet : nil }
    let names = SheetFiles([name])
    let own = files.first { names.file(named: $0.name, literal: $0.literal) != nil }
    return own.map { sheet.inside($0.name) }.flatMap { $0.isDividing ? $0 : nil }
  }

  /// The sheet in a FLAC file's own block.
  ///
  /// A file with a track number is a track of the disc whose sheet it was given, not that disc.
  static func block(of file: RegularFile, _ tags: FileTags) -> CueSheet? {
    guard tags.track.number == nil, let rate = tags.sampleRate else { return nil }
    return FlacCueBlock.sheet(of: file, sampleRate: rate)
  }
}
