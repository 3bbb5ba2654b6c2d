/// Tags of an MP4 file under keys of their own, as QuickTime has them and ffmpeg writes them with
/// `use_metadata_tags`; TagLib reads those of iTunes only.
///
/// - SeeAlso: Apple, QuickTime File Format, metadata: `keys` lists the names, and each item of
///   `ilst` has the number of its name for a type, and its value in a box of its own.
enum MP4Keys {
  /// Keys that are looked at.
  private static let mostKeys = 1_000
  /// Bytes of a name and of a value that are read.
  private static let longest = (name: 1_024, value: 1_048_576)
  /// The kind of a value that is UTF-8.
  private static let textKind = 1

  /// Upper-case names, without what stands in front of a dot, and values.
  static func values(of file: RegularFile) -> [(name: String, value: String)] {
    guard let movie = box("moov", of: file, in: 0..<file.size) else { return [] }
    let user = box("udta", of: file, in: movie)
    for place in [user, movie].compactMap({ $0 }) {
      guard let meta = box("meta", of: file, in: place) else { continue }
      // In files of Apple the boxes begin at once, in others behind a version and flags.
      for start in [meta.lowerBound, meta.lowerBound + 4] where start < meta.upperBound {
        let values = values(of: file, in: start..<meta.upperBound)
        if !values.isEmpty { return values }
      }
    }
    return []
  }

  private static func box(
    _ type: String, of file: RegularFile, in range: Range<Int>
  ) -> Range<Int>? {
    MP4Boxes.boxes(of: file, in: range).first { $0.isOfType(type) }?.content.clamped(to: range)
  }

  private static func values(
    of file: RegularFile, in range: Range<Int>
  ) -> [(name: String, value: String)] {
    guard let keys = box("keys", of: file, in: range), let list = box("ilst", of: file, in: range)
    else { return [] }
    let names = names(of: file, in: keys)
    var values: [(name: String, value: String)] = []
    for item in MP4Boxes.boxes(of: file, in: list) {
      let number = item.code
      guard names.indices.contains(number - 1), !names[number - 1].isEmpty else { continue }
      for data in MP4Boxes.boxes(of: file, in: item.content.clamped(to: list))
      where data.isOfType("data") {
        let content = data.content.clamped(to: list)
        guard let text = text(of: file, in: content) else { continue }
        values.append((names[number - 1], text))
      }
    }
    return values
  }

  private static func names(of file: RegularFile, in range: Range<Int>) -> [String] {
    var names: [String] = []
    // A version and flags, and how many there are.
    var offset = range.lowerBound + 8
    while names.count < mostKeys, offset + 8 <= range.upperBound {
      let size = MP4Boxes.number(file.bytes(at: offset, count: 4))
      guard size >= 8, size <= range.upperBound - offset else { break }
      let bytes = file.bytes(at: offset + 8, count: min(size - 8, longest.name))
      let name = String(decoding: bytes, as: UTF8.self)
      names.append(name.split(separator: ".").last.map { $0.uppercased() } ?? "")
      offset += size
    }
    return names
  }

  private static func text(of file: RegularFile, in range: Range<Int>) -> String? {
    guard range.count > 8, range.count <= longest.value else { return nil }
    let bytes = file.bytes(at: range.lowerBound, count: range.count)
    guard bytes.count == range.count, MP4Boxes.number(bytes[..<4]) == textKind else { return nil }
    return String(decoding: bytes[8...], as: UTF8.self)
  }
}
