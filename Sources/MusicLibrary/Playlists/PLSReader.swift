/// Reads pls: `FileN`, `TitleN` and `LengthN` keys in any order.
enum PLSReader {
  static func read(_ text: PlaylistText) -> PlaylistDocument {
    var entries: [Int: PlaylistDocument.Entry] = [:]
    var document = PlaylistDocument()
    for line in text.lines {
      let parts = line.text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      let key = PlaylistReader.trimmed(parts[0]).lowercased()
      let value = PlaylistReader.trimmed(parts[1])
      if key == "x-gnome-title" { document.name = value }
      let name = key.prefix { !$0.isNumber }
      guard let number = Int(key.dropFirst(name.count)) else { continue }
      var entry = entries[number] ?? PlaylistDocument.Entry(location: [])
      switch name {
      case "file":
        entry.location = Array(value.utf8)
        entry.literal = line.literal.map { Array($0.drop { $0 != equals }.dropFirst()) }
      case "title": entry.title = value
      case "length": entry.duration = PlaylistReader.milliseconds(value)
      default: continue
      }
      entries[number] = entry
    }
    document.entries = entries.sorted { $0.key < $1.key }.map(\.value)
      .filter { !$0.location.isEmpty }
    return document
  }

  private static let equals = UInt8(ascii: "=")
}
