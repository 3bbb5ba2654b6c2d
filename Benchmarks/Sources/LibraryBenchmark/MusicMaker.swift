import BareLoops
import Glibc

/// Makes a folder of music: albums of ten tracks, three in five as MP3, the others as FLAC.
///
/// Two albums in five have a picture in every file, as many a picture beside the files. Names are
/// English or Japanese; half of the albums have MusicBrainz identities and gains.
struct MusicMaker {
  private let folder: String
  private var pictures: [[UInt8]] = []

  private static let tracksOfAlbum = 10
  private static let albumsOfArtist = 5
  private static let words = [
    "Amber", "Blue", "City", "Dream", "Electric", "Fire", "Golden", "Harbour", "Ivory", "June",
    "夜空", "東京", "さよなら", "ネオン", "Ocean", "Paper", "Quiet", "River", "Silver", "Tower",
  ]

  /// Prepares making music in a folder that is there and empty.
  init(folder: String) {
    self.folder = folder
    for seed in 0..<20 {
      let path = folder + "/picture"
      guard bare_write_picture(path, 300, UInt32(seed)) != 0 else { continue }
      pictures.append(Self.bytes(ofFile: path))
      unlink(path)
    }
  }

  /// Makes so many tracks.
  func make(tracks: Int) {
    for album in 0..<(tracks / Self.tracksOfAlbum) { make(album: album) }
  }

  private func make(album: Int) {
    let artist = Self.name(album / Self.albumsOfArtist, salt: 7)
    let title = Self.name(album, salt: 3) + " \(album)"
    let path = folder + "/\(artist) \(album / Self.albumsOfArtist)/\(title)"
    mkdir(folder + "/\(artist) \(album / Self.albumsOfArtist)", 0o755)
    mkdir(path, 0o755)
    if album % 5 >= 3 { _ = bare_write_picture(path + "/cover.jpg", 600, UInt32(album)) }
    for number in 1...Self.tracksOfAlbum {
      let song = Self.name(album * 31 + number, salt: 11)
      var fields = [
        ("TITLE", song), ("ARTIST", artist), ("ALBUM", title), ("ALBUMARTIST", artist),
        ("TRACKNUMBER", "\(number)/\(Self.tracksOfAlbum)"), ("DISCNUMBER", "1/1"),
        ("DATE", "\(1960 + album % 60)"), ("GENRE", "Rock"),
        ("COMPOSER", Self.name(album, salt: 5)), ("ARTISTSORT", artist),
      ]
      if album % 2 == 0 {
        let id = String(album + 0x1000_0000, radix: 16)
        fields += [
          ("MUSICBRAINZ_ALBUMID", "\(id)-0000-4000-8000-000000000000"),
          ("REPLAYGAIN_TRACK_GAIN", "-7.0\(number % 10) dB"),
          ("REPLAYGAIN_ALBUM_GAIN", "-6.50 dB"),
        ]
      }
      let picture = album % 5 < 2 && !pictures.isEmpty ? pictures[album % pictures.count] : nil
      let isFlac = album % 5 >= 3
      let file = isFlac ? FlacBytes.file(fields, picture) : MP3Bytes.file(fields, picture)
      // Different sound in every file: the store knows a file again by its end.
      Self.write(
        file + Self.bytes(of: album * 100 + number),
        to: path + "/\(number) \(song).\(isFlac ? "flac" : "mp3")")
    }
  }

  private static func name(_ number: Int, salt: Int) -> String {
    let first = words[number * salt % words.count]
    return first + " " + words[(number / words.count * salt + salt) % words.count]
  }

  private static func bytes(of number: Int) -> [UInt8] {
    withUnsafeBytes(of: UInt64(number)) { [UInt8]($0) }
  }

  private static func bytes(ofFile path: String) -> [UInt8] {
    guard let file = fopen(path, "rb") else { return [] }
    defer { fclose(file) }
    return [UInt8](unsafeUninitializedCapacity: 1 << 20) { buffer, filled in
      filled = fread(buffer.baseAddress, 1, buffer.count, file)
    }
  }

  /// Writes a file; one that cannot be written is left out.
  static func write(_ bytes: [UInt8], to path: String) {
    guard let file = fopen(path, "wb") else { return }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }
}
