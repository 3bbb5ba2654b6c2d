internal import CSystem
internal import Glibc

/// Asks ffprobe, where it is installed, about files whose format TagLib does not know.
///
/// It is a program of its own, so it is asked only where nobody else has an answer. It runs inside
/// the memory and time limits of the process that asks.
struct ForeignProbe {
  /// What it says of a file.
  struct Answer {
    fileprivate var fileTags: [(name: String, value: String)] = []
    fileprivate var streamTags: [(name: String, value: String)] = []
    var sound = ForeignSound()
    /// Whether there is sound in the file at all.
    var hasSound = false

    /// Upper-case names and values as of tags.
    ///
    /// A tag of a stream counts where the file has none of this name: Ogg has its tags there.
    var values: [(name: String, value: String)] {
      let names = Set(fileTags.map(\.name))
      return fileTags + streamTags.filter { !names.contains($0.name) }
    }
  }

  /// The program with its arguments, to which the file is added.
  ///
  /// It is ended before the process that asks is given up, and a list of streams that pretends to
  /// be music makes it open no address. The shell is there to keep quiet where it is not installed;
  /// the file is a parameter of its own, never text of a command.
  var command = ["sh", "-c", "exec 2>/dev/null; exec \(Self.program) \"$0\""]

  private static let program = """
    timeout -s KILL 4 ffprobe -v quiet -protocol_whitelist file -of flat -show_entries \
    format=duration:format_tags:stream=codec_type,sample_rate,channels,duration:stream_tags
    """

  /// Bytes of its answer that are read; a picture is not among them.
  private static let longestAnswer = 4 * 1_024 * 1_024

  /// Asks about a file; `nil` when the program is not there or does not know the file.
  ///
  /// - Parameter path: Absolute path; it goes behind a prefix that makes it a file whatever its
  ///   name.
  /// - Returns: What it says, or `nil`.
  func answer(_ path: [UInt8]) -> Answer? {
    guard let output = run(path), !output.isEmpty else { return nil }
    var answer = Answer()
    for line in output.split(separator: 0x0A) {
      let parts = line.split(separator: UInt8(ascii: "="), maxSplits: 1)
      guard parts.count == 2 else { continue }
      let value = Self.unescaped(String(decoding: parts[1], as: UTF8.self))
      answer.add(String(decoding: parts[0], as: UTF8.self), value)
    }
    return answer
  }

  private func run(_ path: [UInt8]) -> [UInt8]? {
    let file = Array("file:".utf8) + path
    let words = command.map { Array($0.utf8) } + [file]
    let arguments = words.map { word in FilePath.withCString(word) { strdup($0) } } + [nil]
    defer { for argument in arguments { free(argument) } }
    var child = csystem_child()
    guard arguments.withUnsafeBufferPointer({ csystem_spawn($0.baseAddress, &child) }) == 0 else {
      return nil
    }
    close(child.input)
    var output: [UInt8] = []
    while output.count < Self.longestAnswer {
      let chunk = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, filled in
        filled = max(0, read(child.output, buffer.baseAddress, buffer.count))
      }
      if chunk.isEmpty { break }
      output += chunk
    }
    close(child.output)
    return csystem_reap(child.pid) == 0 ? output : nil
  }

  /// The text behind quotes and backslashes.
  private static func unescaped(_ text: String) -> String {
    guard text.hasPrefix("\""), text.hasSuffix("\""), text.count >= 2 else { return text }
    var result = ""
    var isEscaped = false
    for character in text.dropFirst().dropLast() {
      if isEscaped {
        let controls: [Character: Character] = ["n": "\n", "r": "\r", "t": "\t"]
        result.append(controls[character] ?? character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
      }
    }
    return result
  }
}

extension ForeignProbe.Answer {
  /// Takes one line, such as `format.tags.title`.
  fileprivate mutating func add(_ key: String, _ value: String) {
    let parts = key.split(separator: ".")
    if parts.starts(with: ["format", "tags"]), parts.count == 3 {
      fileTags.append((parts[2].uppercased(), value))
    } else if key == "format.duration", let seconds = Double(value), seconds > 0, seconds < 1e9 {
      sound.duration = Int((seconds * 1_000).rounded(.up))
    } else if parts.starts(with: ["streams", "stream"]) {
      switch parts.dropFirst(3).joined(separator: ".") {
      case "codec_type": hasSound = hasSound || value == "audio"
      case "sample_rate": sound.sampleRate = sound.sampleRate ?? Int(value)
      case "channels": sound.channels = sound.channels ?? Int(value)
      default:
        guard parts.count == 5, parts[3] == "tags" else { return }
        streamTags.append((parts[4].uppercased(), value))
      }
    }
  }
}
