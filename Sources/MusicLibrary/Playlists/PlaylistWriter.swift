/// Writes playlist files.
public struct PlaylistWriter {
  /// What is written of a track.
  public struct Track: Hashable, Sendable {
    /// Absolute path, or a URL.
    public var location: [UInt8]
    /// Title; may be empty.
    public var title: String
    /// Artist; may be empty.
    public var artist: String
    /// Length in milliseconds; `nil` when not known.
    public var duration: Int?
    /// Where it starts in its file, in milliseconds; 0 for a whole file.
    public var start: Int
    /// Where it ends in its file, in milliseconds; `nil` for the end of the file.
    public var end: Int?

    /// Makes a track from its parts.
    public init(
      location: [UInt8], title: String, artist: String, duration: Int? = nil, start: Int = 0,
      end: Int? = nil
    ) {
      self.location = location
      self.title = title
      self.artist = artist
      self.duration = duration
      self.start = start
      self.end = end
    }
  }

  /// How paths are written.
  public enum Paths: Hashable, Sendable {
    /// From the root of the file system.
    case absolute
    /// From the directory the file will be in, where they have anything in common.
    case relative(to: [UInt8])
  }

  private let paths: Paths

  /// Makes a writer.
  public init(_ paths: Paths) { self.paths = paths }

  /// The text of a playlist file, in UTF-8.
  ///
  /// A path that is no text, or that a line cannot hold, is written as a `file:` URL, so that no
  /// line ever breaks in the middle of a name.
  ///
  /// - Parameters:
  ///   - tracks: What to write, in order.
  ///   - name: The playlist's title; may be empty.
  ///   - format: The kind of file.
  /// - Returns: The whole file.
  public func text(_ tracks: [Track], name: String, as format: PlaylistFormat) -> String {
    switch format {
    case .m3u: m3u(tracks, name)
    case .pls: pls(tracks, name)
    case .xspf: xspf(tracks, name)
    }
  }

  private func m3u(_ tracks: [Track], _ name: String) -> String {
    var lines = ["#EXTM3U"]
    if !name.isEmpty { lines.append("#PLAYLIST:" + TextForm.line(Self.flat(name))) }
    for track in tracks {
      lines.append("#EXTINF:\(Self.seconds(track)),\(Self.title(track))")
      lines += Self.options(track).map { "#EXTVLCOPT:" + $0 }
      lines.append(location(track))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func pls(_ tracks: [Track], _ name: String) -> String {
    var lines = ["[playlist]"]
    if !name.isEmpty { lines.append("X-GNOME-Title=" + Self.flat(name)) }
    for (index, track) in tracks.enumerated() {
      lines.append("File\(index + 1)=\(location(track))")
      lines.append("Title\(index + 1)=\(Self.title(track))")
      lines.append("Length\(index + 1)=\(Self.seconds(track))")
    }
    lines += ["NumberOfEntries=\(tracks.count)", "Version=2"]
    return lines.joined(separator: "\n") + "\n"
  }

  private func xspf(_ tracks: [Track], _ name: String) -> String {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <playlist version="1" xmlns="http://xspf.org/ns/0/" xmlns:vlc="\(Self.vlcNamespace)">

      """
    if !name.isEmpty { text += "  <title>\(Self.escaped(name))</title>\n" }
    text += "  <trackList>\n"
    for track in tracks {
      text += "    <track><location>\(Self.escaped(reference(track)))</location>"
      if !track.title.isEmpty { text += "<title>\(Self.escaped(track.title))</title>" }
      if !track.artist.isEmpty { text += "<creator>\(Self.escaped(track.artist))</creator>" }
      if let duration = track.duration { text += "<duration>\(duration)</duration>" }
      let options = Self.options(track).map { "<vlc:option>\($0)</vlc:option>" }.joined()
      if !options.isEmpty {
        text += "<extension application=\"\(Self.vlcApplication)\">\(options)</extension>"
      }
      text += "</track>\n"
    }
    return text + "  </trackList>\n</playlist>\n"
  }

  /// A part of a file has no path of its own; players that know VLC's options play just the part.
  ///
  /// - SeeAlso: wiki.videolan.org/VLC_command-line_help, start-time and stop-time
  private static func options(_ track: Track) -> [String] {
    guard track.start > 0 || track.end != nil else { return [] }
    let start = "start-time=\(Double(track.start) / 1_000)"
    return [start] + (track.end.map { ["stop-time=\(Double($0) / 1_000)"] } ?? [])
  }

  private static let vlcNamespace = "http://www.videolan.org/vlc/playlist/ns/0/"
  private static let vlcApplication = "http://www.videolan.org/vlc/playlist/0"

  // MARK: Locations

  private func isURL(_ track: Track) -> Bool { track.location.first != UInt8(ascii: "/") }

  private func location(_ track: Track) -> String {
    if isURL(track) { return Self.flat(String(decoding: track.location, as: UTF8.self)) }
    let path = relative(track.location)
    guard let text = String(validating: path, as: UTF8.self), !text.isEmpty,
      text == PlaylistReader.trimmed(text),
      !text.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F })
    else { return url(track) }
    // A comment, a URL and percent-encoding are told by their look.
    let isPlain = !text.hasPrefix("#") && !text.contains(":") && !text.contains("\\")
    return isPlain || text.hasPrefix("/") ? text : "./" + text
  }

  private func url(_ track: Track) -> String {
    if isURL(track) { return String(decoding: track.location, as: UTF8.self) }
    return "file://" + PercentEncoding.encoded(track.location)
  }

  /// A URL, relative to the file where a path is.
  private func reference(_ track: Track) -> String {
    let path = isURL(track) ? track.location : relative(track.location)
    return path == track.location ? url(track) : PercentEncoding.encoded(path)
  }

  private func relative(_ path: [UInt8]) -> [UInt8] {
    guard case .relative(let directory) = paths else { return path }
    let slash = UInt8(ascii: "/")
    let base = directory.split(separator: slash)
    let parts = path.split(separator: slash)
    let common = zip(base, parts.dropLast()).prefix { $0 == $1 }.count
    if common == 0, !base.isEmpty { return path }
    let up = [ArraySlice("..".utf8)]
    let steps = Array(repeatElement(up, count: base.count - common).joined())
    return Array((steps + parts[common...]).joined(separator: [slash]))
  }

  // MARK: Texts

  private static func seconds(_ track: Track) -> Int {
    track.duration.map { ($0 + 500) / 1_000 } ?? -1
  }

  private static func title(_ track: Track) -> String {
    flat(track.artist.isEmpty ? track.title : "\(track.artist) - \(track.title)")
  }

  /// A text on one line.
  private static func flat(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          let breaks = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
          return breaks || scalar == "\u{2028}" || scalar == "\u{2029}" ? " " : scalar
        }))
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in flat(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
