/// Reads XSPF, by the names of its elements; namespaces and versions do not matter.
///
/// - SeeAlso: xspf.org/spec
enum XSPFReader {
  static func read(_ text: String) -> PlaylistDocument {
    var document = PlaylistDocument()
    var scanner = XMLScanner(text)
    var path: [String] = []
    var content = ""
    var entry = PlaylistDocument.Entry(location: [])
    var creator = ""
    while let part = scanner.next() {
      switch part {
      case .start(let name):
        path.append(name)
        content = ""
        if name == "track" { (entry, creator) = (PlaylistDocument.Entry(location: []), "") }
      case .text(let text):
        content += text
      case .end(let name):
        let value = PlaylistReader.trimmed(content)
        let isInTrack = path.dropLast().last == "track"
        switch name {
        case "location" where isInTrack && entry.location.isEmpty:
          entry.location = Array(value.utf8)
        case "title" where isInTrack: entry.title = value
        case "creator" where isInTrack: creator = value
        case "duration" where isInTrack:
          entry.duration = Int(value).flatMap { $0 > 0 ? $0 : nil }
        case "option" where value.hasPrefix("start-time="):
          entry.start = PlaylistReader.milliseconds(value.dropFirst("start-time=".count))
        case "title" where path.count == 2: document.name = value
        case "track" where !entry.location.isEmpty:
          if !creator.isEmpty, !entry.title.isEmpty { entry.title = creator + " - " + entry.title }
          document.entries.append(entry)
        default: break
        }
        // A tag that was never opened closes nothing.
        if let opened = path.lastIndex(of: name) { path.removeSubrange(opened...) }
        content = ""
      }
    }
    return document
  }
}
