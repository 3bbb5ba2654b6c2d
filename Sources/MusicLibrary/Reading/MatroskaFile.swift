/// Sound and tags of a Matroska file.
///
/// - SeeAlso: RFC 9559, 5 and 24: the identities, and the levels that tags belong to.
struct MatroskaFile {
  /// What is known of the sound.
  private(set) var sound = ForeignSound()
  private let file: RegularFile
  /// Elements that are still looked at: hours of film have some thousand clusters.
  private var elementsLeft = 20_000
  private var tags: [Tag] = []
  private var title = ""
  private var scale: UInt64 = 1_000_000
  private var length = 0.0

  /// One value, with what it says something of.
  private struct Tag {
    var name: String
    var value: String
    var level: UInt64
    /// Whether it is about one of several streams, chapters or pictures.
    var isPart: Bool
  }

  private enum ID {
    static let segment: UInt64 = 0x1853_8067
    static let info: UInt64 = 0x1549_A966
    static let tracks: UInt64 = 0x1654_AE6B
    static let tags: UInt64 = 0x1254_C367
    static let track: UInt64 = 0xAE
    static let audio: UInt64 = 0xE1
    static let tag: UInt64 = 0x7373
    static let targets: UInt64 = 0x63C0
    static let simpleTag: UInt64 = 0x67C8
  }

  /// Tags of an album, and of a track of it.
  private static let albumLevel: UInt64 = 50
  private static let trackLevel: UInt64 = 30

  /// Reads a file.
  init(_ file: RegularFile) {
    self.file = file
    guard let segment = elements(in: 0..<file.size).first(where: { $0.id == ID.segment }) else {
      return
    }
    for part in elements(in: segment.content) {
      switch part.id {
      case ID.info: readInfo(part)
      case ID.tracks: readTracks(part)
      case ID.tags: for tag in elements(in: part.content) where tag.id == ID.tag { readTag(tag) }
      default: break
      }
    }
    let milliseconds = length * Double(scale) / 1_000_000
    if milliseconds >= 1, milliseconds < 1e12 { sound.duration = Int(milliseconds) }
  }

  /// Upper-case names and values as of tags.
  ///
  /// Where a track has a title of its own, that of the album is the album's; else there is one
  /// title, at whatever level a program wrote it.
  var values: [(name: String, value: String)] {
    let isAlbum = tags.contains { $0.level == Self.trackLevel && $0.name == "TITLE" }
    var whole = tags.filter { !$0.isPart }
    if !title.isEmpty, !whole.contains(where: { $0.name == "TITLE" }) {
      whole.append(Tag(name: "TITLE", value: title, level: Self.trackLevel, isPart: false))
    }
    let names = Set(whole.map(\.name))
    let others = tags.filter { $0.isPart && !names.contains($0.name) }
    let values = (whole + others).map { tag in
      (isAlbum && tag.level >= Self.albumLevel ? Self.albumName(tag.name) : tag.name, tag.value)
    }
    return values.map { (Self.position[$0.0] ?? $0.0, $0.1) }
  }

  private static let position = ["PART_NUMBER": "TRACKNUMBER", "TOTAL_PARTS": "TRACKTOTAL"]

  private static func albumName(_ name: String) -> String {
    switch name {
    case "TITLE": "ALBUM"
    case "ARTIST": "ALBUMARTIST"
    case "PART_NUMBER": "DISCNUMBER"
    default: name
    }
  }

  /// The elements in a range, as long as there are not too many in all.
  private mutating func elements(in range: Range<Int>) -> [EBML.Element] {
    let elements = EBML.elements(in: range, of: file, most: elementsLeft)
    elementsLeft -= elements.count
    return elements
  }

  private mutating func readInfo(_ info: EBML.Element) {
    for element in elements(in: info.content) {
      switch element.id {
      case 0x2AD7B1: scale = EBML.whole(element, of: file)
      case 0x4489: length = EBML.fraction(element, of: file)
      case 0x7BA9: title = EBML.text(element, of: file)
      default: break
      }
    }
  }

  /// The first stream of sound is what is heard.
  private mutating func readTracks(_ tracks: EBML.Element) {
    for track in elements(in: tracks.content) where track.id == ID.track {
      for element in elements(in: track.content) where element.id == ID.audio {
        return readAudio(element)
      }
    }
  }

  private mutating func readAudio(_ audio: EBML.Element) {
    for element in elements(in: audio.content) {
      switch element.id {
      case 0xB5:
        let rate = EBML.fraction(element, of: file)
        if rate >= 1, rate < 1e9 { sound.sampleRate = Int(rate) }
      case 0x9F: sound.channels = Int(clamping: EBML.whole(element, of: file))
      default: break
      }
    }
  }

  private mutating func readTag(_ tag: EBML.Element) {
    var level = Self.albumLevel
    var isPart = false
    for element in elements(in: tag.content) {
      switch element.id {
      case ID.targets:
        for target in elements(in: element.content) {
          switch target.id {
          case 0x68CA: level = EBML.whole(target, of: file)
          case 0x63CA: break
          // An identity of 0 stands for all.
          default: isPart = isPart || EBML.whole(target, of: file) != 0
          }
        }
      case ID.simpleTag: readValue(element, level: level, isPart: isPart)
      default: break
      }
    }
  }

  private mutating func readValue(_ tag: EBML.Element, level: UInt64, isPart: Bool) {
    var name = ""
    var value = ""
    for element in elements(in: tag.content) {
      if element.id == 0x45A3 { name = EBML.text(element, of: file).uppercased() }
      if element.id == 0x4487 { value = EBML.text(element, of: file) }
    }
    if !name.isEmpty, !value.isEmpty {
      tags.append(Tag(name: name, value: value, level: level, isPart: isPart))
    }
  }
}
