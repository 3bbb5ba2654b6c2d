import Glibc

@testable import MusicLibrary

/// A folder of its own with sound files that are made on the spot; it goes away with the value.
final class SoundFolder {
  /// Samples a second of every file made here.
  static let rate = 8_000

  /// A minute of silence as a FLAC file.
  static let minute = FlacFile(
    sampleRate: rate, samples: [Int16](repeating: 0, count: 60 * rate), tags: []
  ).encoded()

  let path: String

  init() {
    let template = strdup("/tmp/otodana-sound-XXXXXX")
    defer { free(template) }
    path = template.flatMap { mkdtemp($0) }.map { String(cString: $0) } ?? ""
  }

  deinit {
    guard let directory = opendir(path) else { return }
    while let entry = readdir(directory) {
      withUnsafePointer(to: &entry.pointee.d_name) { field in
        field.withMemoryRebound(to: CChar.self, capacity: 256) {
          _ = unlinkat(dirfd(directory), $0, 0)
        }
      }
    }
    closedir(directory)
    rmdir(path)
  }

  /// Where mpv writes what would be heard.
  var heardPath: String { path + "/heard" }

  /// Channels and samples a second.
  struct Format: Hashable {
    var channels: Int
    var rate: Int
  }

  /// The format of what mpv wrote; the header is that of a WAV file.
  var heardFormat: Format {
    let bytes = contents(of: heardPath)
    guard bytes.count > 28 else { return Format(channels: 0, rate: 0) }
    return Format(
      channels: Int(bytes[22]) | Int(bytes[23]) << 8,
      rate: (0..<4).reduce(0) { $0 | Int(bytes[24 + $1]) << (8 * $1) })
  }

  /// The samples mpv wrote: 16 bits, mono, after a header that ends with "data" and a size.
  var heard: [Int16] {
    let bytes = contents(of: heardPath)
    let mark = Array("data".utf8)
    let end = (0..<min(bytes.count, 200)).first { bytes[$0...].starts(with: mark) }
    guard let end else { return [] }
    let sound = bytes[(end + 8)...]
    return stride(from: sound.startIndex, to: sound.endIndex - 1, by: 2).map {
      Int16(truncatingIfNeeded: Int(sound[$0]) | Int(sound[$0 + 1]) << 8)
    }
  }

  /// Writes samples as a FLAC file; returns its absolute path.
  func flac(_ name: [UInt8], _ samples: [Int16]) -> [UInt8] {
    write(name, FlacFile(sampleRate: Self.rate, samples: samples, tags: []).encoded())
  }

  /// Writes a second of silence as a WAV file of 16 bits; returns its absolute path.
  func wav(channels: Int, rate: Int) -> [UInt8] {
    let size = 2 * channels * rate
    let format = little(16, 4) + little(1, 2) + little(channels, 2) + little(rate, 4)
    let header =
      Array("RIFF".utf8) + little(size + 36, 4) + Array("WAVEfmt ".utf8) + format
      + little(2 * channels * rate, 4) + little(2 * channels, 2) + little(16, 2)
      + Array("data".utf8) + little(size, 4)
    return write(Array("\(channels)-\(rate).wav".utf8), header + [UInt8](repeating: 0, count: size))
  }

  private func little(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  /// Writes a file; returns its absolute path.
  func write(_ name: [UInt8], _ content: [UInt8]) -> [UInt8] {
    let whole = Array((path + "/").utf8) + name
    let file = open((whole + [0]).map { CChar(bitPattern: $0) }, O_WRONLY | O_CREAT, 0o600)
    defer { close(file) }
    var rest = content[...]
    while case let count = rest.withUnsafeBytes({ Glibc.write(file, $0.baseAddress, $0.count) }),
      count > 0
    {
      rest = rest.dropFirst(count)
    }
    return whole
  }

  private func contents(of path: String) -> [UInt8] {
    let file = open(path, O_RDONLY)
    defer { close(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = read(file, &buffer, buffer.count), count > 0 {
      bytes += buffer[..<count]
    }
    return bytes
  }
}
