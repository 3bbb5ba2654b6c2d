/// Cuts the output of a program at the ends of its frames, so that a test sees whole frames only.
///
/// A frame stands between the brackets of synchronized output, `ESC [ ? 2026 h` and `l`.
struct FrameSplitter {
  private static let begin = Array("\u{1B}[?2026h".utf8)
  private static let end = Array("\u{1B}[?2026l".utf8)

  private var pending: [UInt8] = []
  // Where a search for the end of a frame goes on.
  private var searched = 0

  /// Whether a whole frame has come.
  var hasFrame: Bool { Self.find(Self.end, in: pending, from: searched) != nil }

  mutating func append(_ bytes: some Sequence<UInt8>) {
    pending += bytes
  }

  /// A frame with whatever was written before it.
  struct Piece {
    /// Everything, brackets included.
    var bytes: [UInt8]
    /// The bytes between the brackets.
    var frameSize: Int
    /// The bytes before the brackets.
    var strayCount: Int
  }

  /// Everything up to the next end of a frame; nil while none has come.
  mutating func takeFrame() -> Piece? {
    guard let found = Self.find(Self.end, in: pending, from: searched) else {
      searched = max(0, pending.count - Self.end.count + 1)
      return nil
    }
    let taken = Array(pending[..<(found + Self.end.count)])
    pending.removeFirst(taken.count)
    searched = 0
    let begin = Self.find(Self.begin, in: taken, from: 0)
    let start = begin.map { $0 + Self.begin.count } ?? found
    return Piece(bytes: taken, frameSize: found - start, strayCount: begin ?? found)
  }

  /// Everything, wherever it ends.
  mutating func takeRest() -> [UInt8] {
    defer {
      pending = []
      searched = 0
    }
    return pending
  }

  private static func find(_ pattern: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    guard bytes.count >= pattern.count, start <= bytes.count - pattern.count else { return nil }
    return (start...bytes.count - pattern.count).first { at in
      bytes[at] == pattern[0] && bytes[at..<at + pattern.count].elementsEqual(pattern)
    }
  }
}
