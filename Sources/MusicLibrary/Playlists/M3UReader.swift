/// Reads m3u and m3u8: a path or URL a line, what is known of it in comments above.
enum M3UReader {
  static func read(_ text: PlaylistText) -> PlaylistDocument {
    var document = PlaylistDocument()
    var title = ""
    var duration: Int?
    var start: Int?
    for line in text.lines {
      let content = PlaylistReader.trimmed(line.text)
      if content.isEmpty { continue }
      if !content.hasPrefix("#") {
        document.entries.append(
          PlaylistDocument.Entry(
            location: Array(content.utf8), literal: line.literal, title: title,
            duration: duration, start: start))
        (title, duration, start) = ("", nil, nil)
      } else if let value = value(of: "#EXTINF:", in: content) {
        (duration, title) = information(value)
      } else if let value = value(of: "#EXTVLCOPT:START-TIME=", in: content) {
        start = PlaylistReader.milliseconds(value)
      } else if let value = value(of: "#PLAYLIST:", in: content) {
        document.name = PlaylistReader.trimmed(value)
      } else if content.hasPrefix("#EXT-X-") {
        document.isStream = true
      }
    }
    return document
  }

  private static func value(of name: String, in line: String) -> Substring? {
    guard line.count > name.count, line.prefix(name.count).uppercased() == name else { return nil }
    return line.dropFirst(name.count)
  }

  /// `seconds key="value, with commas" …,title`; all parts may be missing.
  private static func information(_ text: Substring) -> (duration: Int?, title: String) {
    let seconds = text.prefix { $0 != "," && !$0.isWhitespace }
    var rest = text[seconds.endIndex...]
    var isQuoted = false
    while let character = rest.first, isQuoted || character != "," {
      if character == "\"" { isQuoted.toggle() }
      rest.removeFirst()
    }
    // A quotation mark that is never closed belongs to a title with a comma before it.
    if rest.isEmpty { rest = text.drop { $0 != "," } }
    return (
      PlaylistReader.milliseconds(seconds), PlaylistReader.trimmed(rest.dropFirst())
    )
  }
}
